import { ResolutionGovernor } from './resolution-governor.ts';

export interface ResolutionGovernorHandle {
  readonly resolution: number;
  /** Frames are looked at only while the hand moves; the canvas changes only at rest. */
  setResting(isResting: boolean): void;
  stop(): void;
}

/**
 * @param apply draws the canvas at another resolution, in the task of the call
 * @param onFrame called in each frame that is looked at
 */
export function createResolutionGovernor(
  most: number,
  apply: () => void,
  onFrame: () => void = () => undefined,
): ResolutionGovernorHandle {
  const governor = new ResolutionGovernor(most);
  let shown = governor.resolution;
  let frame = 0;
  let last = 0;
  const look = (now: number) => {
    if (last > 0) governor.addFrame(now - last);
    last = now;
    frame = requestAnimationFrame(look);
    onFrame();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    last = 0;
  };
  return {
    get resolution() {
      return shown;
    },
    setResting(isResting) {
      if (!isResting) {
        if (!frame) frame = requestAnimationFrame(look);
        return;
      }
      stop();
      const wanted = governor.settle(performance.now());
      if (wanted === shown) return;
      shown = wanted;
      apply();
    },
    stop,
  };
}
