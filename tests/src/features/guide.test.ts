import { describe, expect, it } from 'vitest';
import { placeCard, placeLight, planSteps } from '../../../src/features/lobby/guide/steps.ts';

const PHONE = { width: 412, height: 915 };
const CARD = { width: 376, height: 230 };

describe('steps of the first tour', () => {
  const targetsOf = (...there: string[]) =>
    planSteps((target) => there.includes(target)).map(({ target }) => target);

  it('[O13] steps point at canvas and page in the order of the page, the legal line last', () => {
    expect(targetsOf('help', 'balance', 'search', 'rail', 'board', 'marquee')).toEqual([
      'marquee',
      'board',
      'rail',
      'search',
      'balance',
      'help',
    ]);
  });

  it('[O13] steps without a target on the page are left out: a guest has no balance', () => {
    expect(targetsOf('marquee', 'join', 'help')).toEqual(['marquee', 'join', 'help']);
    expect(targetsOf()).toEqual([]);
  });
});

describe('card of the first tour', () => {
  it('card stands under its target where there is room, else above it', () => {
    const board = { x: 12, y: 300, width: 388, height: 170 };
    expect(placeCard(board, CARD, PHONE)).toMatchObject({ side: 'below', y: 488 });
    const bar = { x: 100, y: 850, width: 80, height: 60 };
    expect(placeCard(bar, CARD, PHONE)).toMatchObject({ side: 'above', y: 850 - 18 - 230 });
  });

  it('card lies over a target that fills the window, at its foot', () => {
    const rails = { x: 0, y: 60, width: 412, height: 800 };
    expect(placeCard(rails, CARD, PHONE)).toMatchObject({ side: 'over', y: 915 - 230 - 12 });
  });

  it('card never leaves the window, and its pointer stays on the card, over the target', () => {
    for (let x = 0; x <= 380; x += 20) {
      const target = { x, y: 100, width: 32, height: 32 };
      const place = placeCard(target, CARD, PHONE);
      expect(place.x).toBeGreaterThanOrEqual(12);
      expect(place.x + CARD.width).toBeLessThanOrEqual(PHONE.width - 12);
      expect(place.pointerX).toBeGreaterThanOrEqual(26);
      expect(place.pointerX).toBeLessThanOrEqual(CARD.width - 26);
      if (x > 60 && x < 340) expect(place.x + place.pointerX).toBe(x + 16);
    }
  });

  it('highlight is a little larger than the target, and stays inside the window', () => {
    expect(placeLight({ x: 50, y: 60, width: 100, height: 40 }, PHONE)).toEqual({
      x: 46,
      y: 56,
      width: 108,
      height: 48,
    });
    const edge = placeLight({ x: -40, y: 880, width: 500, height: 80 }, PHONE);
    expect(edge).toEqual({ x: 3, y: 876, width: 406, height: 36 });
  });
});
