import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { flightReplay } from '../../../games/airship/replay-view.ts';
import { drawReplay } from '../../../games/keno-lights/replay-view.ts';
import { loadMessages } from '../../../src/platform/i18n.ts';
import { makeShownRound } from '../../games/engine/support/game-state.ts';

beforeAll(() => loadMessages('game', 'airship', 'keno'));

const stake = cents(100);

describe('past draw of Keno Lights', () => {
  const drawn = Array.from({ length: 20 }, (_, index) => index * 4 + 1);
  const show = (numbers: number[], hits: number[]) =>
    drawReplay(
      { ...makeShownRound('draw'), bet: { stake, numbers }, outcome: { drawn, hits, multiplier: 0 } },
      true,
    );

  it('board shows twenty called numbers, the hits and the chosen numbers', () => {
    const view = show([1, 2, 5], [1, 5]);
    const numbersOf = (selector: string) =>
      [...view.querySelectorAll(selector)].map(({ textContent }) => Number(textContent));
    expect(numbersOf('span')).toHaveLength(80);
    expect(numbersOf('[data-lamp=hit]')).toEqual([1, 5]);
    expect(numbersOf('[data-lamp=called]')).toHaveLength(18);
    expect(numbersOf('.chosen')).toEqual([1, 2, 5]);
    expect(view.querySelector('figcaption')?.textContent).toMatch(/^2 of 3 drawn\./);
    expect(view.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(`Drawn: ${drawn.join(', ')}.`);
  });
});

describe('past flight of Airship', () => {
  const show = (crashAt: number | null, multiplier: number) =>
    flightReplay(
      {
        ...makeShownRound('flight', { stake, win: cents(multiplier) }),
        bet: { stake, cashOutAt: null },
        outcome: { crashAt, multiplier },
      },
      true,
    );
  const marks = (view: HTMLElement) => view.querySelectorAll('.cashed').length;

  it.each([
    ['cashed out in the air', 400, 200, 1, ['×4.00', '×2.00']],
    ['lost with the ship', 400, 0, 0, ['×4.00', 'Not cashed out']],
    ['gone before anyone could cash out', 100, 0, 0, ['×1.00', 'Not cashed out']],
    ['given back, as it could not be played', null, 100, 0, ['×1.00']],
  ])('bet %s is shown with its end', (_, crashAt, multiplier, count, texts) => {
    const view = show(crashAt, multiplier);
    expect(marks(view)).toBe(count);
    for (const text of texts) expect(view.textContent).toContain(text);
    expect(view.querySelector('.climb')?.getAttribute('d')).not.toMatch(/NaN|Infinity/);
  });
});
