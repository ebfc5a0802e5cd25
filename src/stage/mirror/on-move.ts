const MOVES = ['scroll', 'pointerdown', 'keydown'] as const;

/** Runs `work` at the first sign of a hand. @returns the function that stops listening */
export function onMove(work: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  for (const name of MOVES)
    addEventListener(name, work, { capture: true, passive: true, once: true, signal });
  return () => heard.abort();
}
