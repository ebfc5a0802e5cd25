import { expect, it, vi } from 'vitest';
import { frameMessage, MAX_CONTROLS } from '../../../contract/games/game-bridge.ts';
import { button, element } from '../../../games/engine/element.ts';
import { readControls } from '../../../games/engine/tell-controls.ts';
import { ROULETTE_SPOTS } from '../../../maths/roulette/spots.ts';

const boxOf = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

/** A control that stands there; a test's window lays nothing out. */
function controlAt(box: DOMRect): HTMLButtonElement {
  const made = button('', {}, vi.fn());
  made.getBoundingClientRect = () => box;
  return made;
}

it('frame tells where its controls stand, in whole pixels, and not what a closed dialog has', () => {
  const root = element('main', {}, [
    controlAt(boxOf(10.4, 20.6, 40, 44)),
    controlAt(boxOf(0, 0, 0, 0)),
    element('dialog', {}, [controlAt(boxOf(1, 1, 50, 50))]),
  ]);
  expect(readControls(root)).toEqual([{ left: 10, top: 20, right: 51, bottom: 65 }]);
});

it('frame tells of no more controls than the page accepts', () => {
  const controls = Array.from({ length: MAX_CONTROLS + 1 }, (_, index) => controlAt(boxOf(index, 0, 5, 5)));
  const rects = readControls(element('main', {}, controls));
  expect(rects).toHaveLength(MAX_CONTROLS);
  const message = { v: 1, kind: 'controls', rects };
  expect(frameMessage.safeParse(message).success).toBe(true);
  const more = { ...message, rects: [...rects, rects[0]] };
  expect(frameMessage.safeParse(more).success).toBe(false);
  const wild = { ...message, rects: [{ ...rects[0], right: 1e9 }] };
  expect(frameMessage.safeParse(wild).success).toBe(false);
});

it('every spot of the largest table is told, and the console that stands after it', () => {
  const consoleAndTools = 24;
  expect(ROULETTE_SPOTS.length + consoleAndTools).toBeLessThanOrEqual(MAX_CONTROLS);
});
