import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money.ts';
import { GAMES, loadGame } from '../../games/game-list.ts';
import { ROYAL_REELS, ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { ROYAL_SEVENS_FIGURES } from '../../maths/royal-sevens-figures.ts';
import { winsOf } from '../../maths/slot/line-wins.ts';
import { countScatters, windowAt } from '../../maths/slot/window.ts';
import { scripted } from './seeded-random.ts';
import { pesos, readSheet } from './support/sheet.ts';

const { rows } = ROYAL_REELS;

/** Every choice of one of the stops of each reel. */
function* choicesOf(stops: readonly (readonly number[])[]): Generator<number[]> {
  const [first, ...others] = stops;
  if (!first) return yield [];
  for (const rest of choicesOf(others)) for (const stop of first) yield [stop, ...rest];
}

/** The stops, of those given, whose window pays most. */
function bestStops(strips: typeof ROYAL_REELS.baseStrips, stops: readonly (readonly number[])[]): number[] {
  let best = { pay: -1, choice: [] as number[] };
  for (const choice of choicesOf(stops)) {
    const window = windowAt(strips, choice, rows);
    const pay = winsOf(ROYAL_REELS, window).reduce((sum, win) => sum + win.pay, 0);
    if (pay > best.pay) best = { pay, choice };
  }
  return best.choice;
}

/** Stops of each strip that show one of these symbols. */
const stopsWith = (strips: typeof ROYAL_REELS.baseStrips, isWanted: (symbol: number) => boolean) =>
  strips.map((strip, reel) =>
    [...strip.keys()].filter((stop) =>
      (
        windowAt(
          strips,
          strips.map((_, other) => (other === reel ? stop : 0)),
          rows,
        )[reel] ?? []
      ).some(isWanted),
    ),
  );

describe('largest win', () => {
  it.each(GAMES)(
    'sheet of $slug states the most that a round can return, at its highest stake',
    async (game) => {
      const [version] = game.versions;
      const { maxWin } = await version.statedReturn();
      const stakes = (await loadGame(version.maths))?.stakes ?? [];
      const most = pesos(cents(Math.round(maxWin * (stakes.at(-1) ?? 0))));
      const sheet = readSheet(game.slug).replaceAll(/\s+/g, ' ');
      expect(sheet).toContain(`The most that a round can return is ${most} pesos`);
    },
  );

  it('no game but Royal Sevens returns more than 10,000 stakes', async () => {
    const over = [];
    for (const { slug, versions } of GAMES)
      if ((await versions[0].statedReturn()).maxWin > 10_000) over.push(slug);
    expect(over).toEqual(['royal-sevens']);
  });

  it('largest win of Royal Sevens occurs, and is paid in full', () => {
    const { baseStrips, freeStrips, symbols } = ROYAL_REELS;
    const star = symbols.findIndex(({ role }) => role === 'scatter');
    const isBest = (symbol: number) => symbols[symbol]?.name === 'seven' || symbols[symbol]?.role === 'wild';
    const base = bestStops(
      baseStrips,
      stopsWith(baseStrips, (symbol) => symbol === star),
    );
    expect(countScatters(ROYAL_REELS, windowAt(baseStrips, base, rows))).toBe(5);
    const free = bestStops(freeStrips, stopsWith(freeStrips, isBest));
    const stake = cents(50_000);
    const round = ROYAL_SEVENS.play({ stake }, [], scripted([...base, ...Array(16).fill(free).flat()]));
    expect(round.win).toBe(ROYAL_SEVENS_FIGURES.ceiling * stake);
    expect(round.win).toBe(1_146_375_000);
  });
});
