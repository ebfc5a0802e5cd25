import { type FrameMessage, MAX_CONTROLS } from '../../contract/games/game-bridge.ts';
import { after } from '../../src/platform/clock.ts';

type ControlRect = Extract<FrameMessage, { kind: 'controls' }>['rects'][number];

const CONTROLS = 'button, input, select, summary, a[href]';

/** Where everything that can be pressed stands, in whole CSS pixels of the frame's window. */
export function readControls(root: ParentNode): ControlRect[] {
  return [...root.querySelectorAll(CONTROLS)]
    .filter((control) => !control.closest('dialog'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .slice(0, MAX_CONTROLS)
    .map(({ left, top, right, bottom }) => ({
      left: Math.floor(left),
      top: Math.floor(top),
      right: Math.ceil(right),
      bottom: Math.ceil(bottom),
    }));
}

/** Scrolling fires as long as it goes on; it has ended when it has been silent for so long. */
const QUIET_MS = 140;

/**
 * Tells the page where the controls stand, so that nothing of the page's lies over them: after the frame is laid out
 * anew, after something in it was scrolled, and whenever the returned function is called and something has moved.
 */
export function tellControls(root: HTMLElement, post: (rects: ControlRect[]) => void): () => void {
  let told = '';
  let isDue = false;
  const tell = () => {
    isDue = false;
    const rects = readControls(root);
    const key = JSON.stringify(rects);
    if (key === told) return;
    told = key;
    post(rects);
  };
  // After the frame, which has laid everything out by then: within it, reading a place would lay out all of it once more.
  const schedule = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => after(0, tell));
  };
  new ResizeObserver(schedule).observe(root);
  let cancel = () => {};
  const waitForRest = () => {
    cancel();
    cancel = after(QUIET_MS, schedule);
  };
  root.addEventListener('scroll', waitForRest, { capture: true, passive: true });
  return schedule;
}
