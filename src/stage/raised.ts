/**
 * Raises what takes its time, and frees it once: when it is taken down, also before it stands, or when it fails.
 * @param raise resolves with what takes it down again
 * @param free gives back what was there before `raise`; called once, after that
 * @returns the function that takes everything down
 */
export function keepRaised(
  raise: (isGone: () => boolean) => Promise<() => void>,
  free: () => void,
): () => void {
  let isGone = false;
  let isFreed = false;
  let lower: (() => void) | null = null;
  const freeOnce = () => {
    if (isFreed) return;
    isFreed = true;
    lower?.();
    free();
  };
  raise(() => isGone).then(
    (done) => {
      lower = done;
      if (isGone) freeOnce();
    },
    // What does not stand is not missed: its place is shown without it.
    freeOnce,
  );
  return () => {
    isGone = true;
    if (lower) freeOnce();
  };
}
