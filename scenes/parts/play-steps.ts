import type { SceneContext, StopFunction } from '../scene.ts';

/**
 * Calls `step` with 0 and so on, `count` times, `stepMs` apart on the scene's clock, and draws after each: an ornament that
 * moves in steps costs so many frames and no more. The step after the last is the rest, `step(count)`.
 * @returns ends it at once, at rest
 */
export function playSteps(
  { clock, draw }: Pick<SceneContext, 'clock' | 'draw'>,
  { count, stepMs }: { count: number; stepMs: number },
  step: (index: number) => void,
): StopFunction {
  let stop: StopFunction | null = null;
  const show = (index: number) => {
    step(index);
    draw();
    stop = index < count ? clock.after(stepMs, () => show(index + 1)) : null;
  };
  show(0);
  return () => {
    if (!stop) return;
    stop();
    stop = null;
    step(count);
  };
}
