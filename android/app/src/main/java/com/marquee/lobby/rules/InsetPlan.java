package com.marquee.lobby.rules;

import java.util.Locale;

/** What the bars and the keyboard of the system cover: the page keeps clear of bars, and ends above the keyboard. */
public final class InsetPlan {
  /** Device-independent pixels: no bar is as high as a keyboard, and no keyboard as low as a bar. */
  private static final int MIN_KEYBOARD_DP = 120;

  /** Pixels of the window that the page does not get at all. */
  public final int cutBelow;
  /** For the page, in its own pixels: top, right, bottom, left. */
  public final String text;

  private InsetPlan(int cutBelow, String text) {
    this.cutBelow = cutBelow;
    this.text = text;
  }

  public static InsetPlan of(int top, int right, int bottom, int left, float density) {
    boolean hasKeyboard = bottom >= MIN_KEYBOARD_DP * density;
    int below = hasKeyboard ? 0 : bottom;
    String text =
        String.format(
            Locale.ROOT, "%d,%d,%d,%d", toCss(top, density), toCss(right, density), toCss(below, density),
            toCss(left, density));
    return new InsetPlan(hasKeyboard ? bottom : 0, text);
  }

  private static int toCss(int pixels, float density) {
    return Math.round(pixels / density);
  }
}
