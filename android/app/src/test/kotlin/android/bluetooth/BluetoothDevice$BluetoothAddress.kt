@file:Suppress("ktlint:standard:class-naming", "ClassName", "unused")

package android.bluetooth

/**
 * A class of a later Android than the tests run on. Robolectric's stand-in for Bluetooth names it, and whatever plays
 * sounds asks for that stand-in.
 */
class `BluetoothDevice$BluetoothAddress`
