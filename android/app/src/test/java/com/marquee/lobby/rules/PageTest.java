package com.marquee.lobby.rules;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import org.junit.Test;
import org.junit.function.ThrowingRunnable;

public class PageTest {
  private static final String HTML = "<head><!-- native --></head>";
  private static final String NONCE = "0123456789abcdef0123456789abcdef";
  private static final String TOKEN = "abcdefghij_ABCDEFGHIJ-0123456789";

  @Test
  public void pageIsToldItsNonceVersionInsetsAndToken() {
    assertEquals(
        "<head><meta name=\"native\" content=\"" + NONCE + ";102;24,0,48,0;" + TOKEN + "\" /></head>",
        MainPage.fill(HTML, NONCE, TOKEN, "24,0,48,0", 102));
    assertTrue(MainPage.fill(HTML, NONCE, null, "0,0,0,0", 1).contains(";0,0,0,0;\" />"));
  }

  @Test
  public void tokenThatIsNoneIsNotWrittenIntoThePage() {
    String page = MainPage.fill(HTML, NONCE, "\"><script>alert(1)</script>", "0,0,0,0", 1);
    assertFalse(page.contains("script"));
  }

  @Test
  public void pageWithoutRoomOrWithWrongValuesIsNotServed() {
    String[][] wrong = {{"<head></head>", NONCE, "0,0,0,0"}, {HTML, "short", "0,0,0,0"}, {HTML, NONCE, "0,0,0"}};
    for (final String[] values : wrong) {
      assertThrows(
          IllegalArgumentException.class,
          new ThrowingRunnable() {
            @Override
            public void run() {
              MainPage.fill(values[0], values[1], TOKEN, values[2], 1);
            }
          });
    }
  }

  @Test
  public void barsBecomeSpaceOfThePageAndAKeyboardCutsIt() {
    InsetPlan bars = InsetPlan.of(72, 0, 144, 0, 3f);
    assertEquals("24,0,48,0", bars.text);
    assertEquals(0, bars.cutBelow);
    InsetPlan keyboard = InsetPlan.of(72, 0, 900, 0, 3f);
    assertEquals("24,0,0,0", keyboard.text);
    assertEquals(900, keyboard.cutBelow);
  }

  @Test
  public void browserNameHasTheAppAndItsVersion() {
    assertEquals("Mozilla/5.0 member-app/0.1.0.100", ShellAgent.of("Mozilla/5.0", "0.1.0", 100));
  }

  @Test
  public void bundleIndexIsRead() {
    assertEquals(Long.valueOf(12), BundleIndex.readSizes("12 a b.js\n3 c\n").get("a b.js"));
    assertEquals("b: c", BundleIndex.readHeaders("a: b: c\n").get("a"));
    assertEquals(Arrays.asList("/", "/x"), BundleIndex.readLines("/\n/x\n"));
  }
}
