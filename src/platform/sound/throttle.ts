/** The same sound sooner than this is heard as a stutter. */
export const SOUND_GAP_MS = 60;

/** @returns whether `name` may sound at `now`; it notes those that may. Times in milliseconds. */
export function makeThrottle(gapMs = SOUND_GAP_MS): (name: string, now: number) => boolean {
  const lastAt = new Map<string, number>();
  return (name, now) => {
    if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < gapMs) return false;
    lastAt.set(name, now);
    return true;
  };
}
