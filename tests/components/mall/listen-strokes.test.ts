import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Stroke } from '../../../scenes/scratch-card/erasure.ts';
import { listenStrokes } from '../../../src/stage/listen-strokes.ts';

/** A foil whose card stands at 100, 50 in the window, and the strokes that are heard on it. */
function lay() {
  const [card, foil] = [document.createElement('div'), document.createElement('div')];
  card.append(foil);
  document.body.append(card);
  vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 360, 428));
  foil.setPointerCapture = vi.fn();
  const strokes: Stroke[] = [];
  const stop = listenStrokes(foil, card, (stroke) => strokes.push(stroke));
  const point = (type: string, x: number, y: number, more: PointerEventInit = {}) =>
    foil.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, ...more }));
  return { foil, strokes, stop, point };
}

afterEach(() => document.body.replaceChildren());

describe('strokes over a foil', () => {
  it('press alone does nothing, and each move of the pressed pointer goes on from the last', () => {
    const { point, strokes, foil } = lay();
    point('pointermove', 120, 80);
    point('pointerdown', 110, 60);
    expect(strokes).toEqual([]);
    point('pointermove', 140, 70);
    point('pointermove', 150, 90);
    expect(strokes).toEqual([
      { from: { x: 10, y: 10 }, to: { x: 40, y: 20 } },
      { from: { x: 40, y: 20 }, to: { x: 50, y: 40 } },
    ]);
    expect(foil.setPointerCapture).toHaveBeenCalledWith(1);
  });

  it.each(['pointerup', 'pointercancel'])('no move is heard after %s', (end) => {
    const { point, strokes } = lay();
    point('pointerdown', 110, 60);
    point('pointermove', 120, 60);
    point(end, 120, 60);
    point('pointermove', 140, 70);
    expect(strokes).toHaveLength(1);
  });

  it('second finger and other buttons scratch nothing', () => {
    const { point, strokes } = lay();
    point('pointerdown', 110, 60, { button: 2 });
    point('pointermove', 120, 60);
    expect(strokes).toEqual([]);
    point('pointerdown', 110, 60);
    point('pointerdown', 200, 200, { pointerId: 2 });
    point('pointermove', 220, 200, { pointerId: 2 });
    point('pointerup', 220, 200, { pointerId: 2 });
    point('pointermove', 120, 60);
    expect(strokes).toEqual([{ from: { x: 10, y: 10 }, to: { x: 20, y: 10 } }]);
  });

  it('foil that is no longer listened to is silent', () => {
    const { point, strokes, stop } = lay();
    stop();
    point('pointerdown', 110, 60);
    point('pointermove', 140, 70);
    expect(strokes).toEqual([]);
  });
});
