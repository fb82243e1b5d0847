package app.talon;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Rect;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeProvider;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.Shadows;
import org.robolectric.shadows.ShadowLooper;

/**
 * Plays with the app as R8 leaves it, as a screen reader does: by what is said of each thing on the screen. It is
 * written in Java, because Kotlin would bring classes along that the shrunk app has to have itself.
 */
@RunWith(RobolectricTestRunner.class)
public class ShrunkAppTest {
    private static final int MOST_NODES = 10_000;
    /** Where Compose numbers what is said of a thing apart from the thing itself. */
    private static final int SAID_APART = 2_000_000_000;
    private static final int SETTLING_MILLISECONDS = 2_000;
    private static final int PAUSE_MILLISECONDS = 100;
    private static final int MOST_TRIES = 200;

    private View window;

    @Before
    public void start() throws ClassNotFoundException {
        Class<? extends Activity> activity = Class.forName("app.talon.MainActivity").asSubclass(Activity.class);
        Context phone = RuntimeEnvironment.getApplication();
        Shadows.shadowOf(phone.getSystemService(AccessibilityManager.class)).setEnabled(true);
        window = Robolectric.buildActivity(activity).setup().get().getWindow().getDecorView();
        settle();
    }

    @Test
    public void aGameIsDealtDrawnAndPlayed() {
        press("Start playing");
        press("Play Midshipman");
        String stock = stock();
        assertTrue("cards lie on the table", colours() > 20);

        press(stock);
        assertFalse("a card was dealt", stock.equals(stock()));

        press("Undo the last move");
        assertEquals(stock, stock());
    }

    private String stock() {
        return find(said -> said.startsWith("Stock: ")).getContentDescription().toString();
    }

    /** A finger touches the middle of what is called this. */
    private void press(String said) {
        Rect place = new Rect();
        find(said).getBoundsInScreen(place);
        long now = SystemClock.uptimeMillis();
        for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
            window.dispatchTouchEvent(
                    MotionEvent.obtain(now, now, action, place.exactCenterX(), place.exactCenterY(), 0));
        }
        settle();
    }

    private AccessibilityNodeInfo find(String said) {
        return find(said::equals);
    }

    /** Waits for what is read or dealt elsewhere. */
    private AccessibilityNodeInfo find(Predicate<String> said) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            if (look(said) != null) {
                // It may have come just now, and be about to find its place.
                settle();
                AccessibilityNodeInfo found = look(said);
                if (found != null) {
                    return found;
                }
            }
            pause();
            settle();
        }
        throw new AssertionError("nothing on the screen says so");
    }

    private AccessibilityNodeInfo look(Predicate<String> said) {
        AccessibilityNodeProvider nodes = provider(window);
        assertNotNull("the screen has nodes", nodes);
        for (int id = 0; id < MOST_NODES; id++) {
            for (int number : new int[] {id, SAID_APART + id}) {
                AccessibilityNodeInfo node = nodes.createAccessibilityNodeInfo(number);
                CharSequence what = node == null ? null : saidOf(node);
                if (what != null && said.test(what.toString())) {
                    return node;
                }
            }
        }
        return null;
    }

    private static CharSequence saidOf(AccessibilityNodeInfo node) {
        CharSequence description = node.getContentDescription();
        return description == null ? node.getText() : description;
    }

    private static AccessibilityNodeProvider provider(View view) {
        if (view.getAccessibilityNodeProvider() != null) {
            return view.getAccessibilityNodeProvider();
        }
        if (view instanceof ViewGroup) {
            ViewGroup group = (ViewGroup) view;
            for (int i = 0; i < group.getChildCount(); i++) {
                AccessibilityNodeProvider found = provider(group.getChildAt(i));
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private int colours() {
        Bitmap picture = draw();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y += 5) {
            for (int x = 0; x < picture.getWidth(); x += 5) {
                colours.add(picture.getPixel(x, y));
            }
        }
        return colours.size();
    }

    private Bitmap draw() {
        Bitmap picture = Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
        window.draw(new Canvas(picture));
        return picture;
    }

    /** Lets everything on the screen come to rest. Compose lays out what it is about to draw, so it has to be drawn too. */
    private void settle() {
        ShadowLooper.idleMainLooper(SETTLING_MILLISECONDS, TimeUnit.MILLISECONDS);
        draw();
    }

    /** Lets real time pass, for what goes on elsewhere. */
    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLISECONDS);
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
