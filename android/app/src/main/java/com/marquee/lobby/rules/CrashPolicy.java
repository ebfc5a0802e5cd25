package com.marquee.lobby.rules;

/** How often a page whose renderer crashed is built again. A page that crashes by itself must not do so for ever. */
public final class CrashPolicy {
  private final int maxRebuilds;
  private final long windowMs;
  private final long[] times;
  private int count;

  public CrashPolicy(int maxRebuilds, long windowMs) {
    this.maxRebuilds = maxRebuilds;
    this.windowMs = windowMs;
    this.times = new long[maxRebuilds];
  }

  /** Whether the page is built again now; counts it if so. */
  public boolean mayRebuild(long nowMs) {
    int kept = 0;
    for (int at = 0; at < count; at++) {
      // A clock that was set back must not make crashes of the past last.
      boolean isRecent = nowMs - times[at] < windowMs && nowMs >= times[at];
      if (isRecent) times[kept++] = times[at];
    }
    count = kept;
    if (count >= maxRebuilds) return false;
    times[count++] = nowMs;
    return true;
  }
}
