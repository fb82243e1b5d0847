// As much of Apple's system log as the log of the Rust library needs to be compiled.
#pragma once

#include <stdint.h>

typedef struct os_log_s *os_log_t;
typedef uint8_t os_log_type_t;

enum {
  OS_LOG_TYPE_DEFAULT = 0x00,
  OS_LOG_TYPE_INFO = 0x01,
  OS_LOG_TYPE_DEBUG = 0x02,
  OS_LOG_TYPE_ERROR = 0x10,
  OS_LOG_TYPE_FAULT = 0x11,
};

extern struct os_log_s _os_log_default;
#define OS_LOG_DEFAULT (&_os_log_default)

extern char __dso_handle;
void _os_log_impl(void *image, os_log_t log, os_log_type_t type, const char *format, uint8_t *values, uint32_t size);

#define os_log_with_type(log, type, format, ...)                                                                      \
  do {                                                                                                                \
    uint8_t values[__builtin_os_log_format_buffer_size(format, __VA_ARGS__)];                                         \
    __builtin_os_log_format(values, format, __VA_ARGS__);                                                             \
    _os_log_impl(&__dso_handle, log, type, format, values, sizeof values);                                            \
  } while (0)

#define os_log(log, ...) os_log_with_type(log, OS_LOG_TYPE_DEFAULT, __VA_ARGS__)
#define os_log_info(log, ...) os_log_with_type(log, OS_LOG_TYPE_INFO, __VA_ARGS__)
#define os_log_debug(log, ...) os_log_with_type(log, OS_LOG_TYPE_DEBUG, __VA_ARGS__)
#define os_log_error(log, ...) os_log_with_type(log, OS_LOG_TYPE_ERROR, __VA_ARGS__)
#define os_log_fault(log, ...) os_log_with_type(log, OS_LOG_TYPE_FAULT, __VA_ARGS__)
