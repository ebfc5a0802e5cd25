import type { SceneClock } from '../../../scenes/scene.ts';

/** A clock whose hands the test moves. */
export function handClock() {
  let now = 0;
  const due = new Map<symbol, { at: number; work: () => void }>();
  const clock: SceneClock = {
    now: () => now,
    after(ms, work) {
      const key = Symbol('due');
      due.set(key, { at: now + ms, work });
      return () => due.delete(key);
    },
  };
  const run = (ms: number) => {
    const end = now + ms;
    for (;;) {
      const next = [...due].filter(([, { at }]) => at <= end).toSorted((a, b) => a[1].at - b[1].at)[0];
      if (!next) break;
      due.delete(next[0]);
      now = next[1].at;
      next[1].work();
    }
    now = end;
  };
  return { clock, run, waiting: () => due.size };
}
