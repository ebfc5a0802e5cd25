package com.marquee.lobby.rules;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class CrashPolicyTest {
  @Test
  public void pageThatKeepsCrashingIsBuiltAgainThreeTimesAtMost() {
    CrashPolicy crashes = new CrashPolicy(3, 60_000);
    assertTrue(crashes.mayRebuild(1_000));
    assertTrue(crashes.mayRebuild(2_000));
    assertTrue(crashes.mayRebuild(3_000));
    assertFalse(crashes.mayRebuild(4_000));
    assertFalse(crashes.mayRebuild(60_999));
  }

  @Test
  public void crashesLongAgoDoNotCount() {
    CrashPolicy crashes = new CrashPolicy(3, 60_000);
    for (int at = 0; at < 3; at++) assertTrue(crashes.mayRebuild(at));
    assertTrue(crashes.mayRebuild(60_000));
    assertFalse(crashes.mayRebuild(60_000));
    assertTrue(crashes.mayRebuild(200_000));
  }

  @Test
  public void clockThatWasSetBackBlocksNothing() {
    CrashPolicy crashes = new CrashPolicy(1, 60_000);
    assertTrue(crashes.mayRebuild(1_000_000));
    assertTrue(crashes.mayRebuild(10));
  }
}
