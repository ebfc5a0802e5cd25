import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { readDecimal } from '../../../maths/hosted/decimal.ts';
import {
  chargeOf,
  type LevelMode,
  levelUnit,
  menuOf,
  offeredLevels,
  winOf,
} from '../../../server/studios/protocol/levels.ts';
import { MENU_PLACES } from '../../../server/studios/protocol/menu-shape.ts';
import { seededRandom } from '../../maths/seeded-random.ts';

const BOUNDS = { smallestStake: 100, largestStake: 100_000 };

function modeOf(cost: string, payoutStep: number): LevelMode {
  const exact = readDecimal(cost);
  if (!exact) throw new Error(`no cost: ${cost}`);
  return { cost: exact, payoutStep: BigInt(payoutStep) };
}

const random = seededRandom(11);
const pick = <Item>(items: readonly Item[]): Item => items[random.integer(items.length)] as Item;

/** Modes as packages have them, and bounds of a platform. */
const CASES = Array.from({ length: 200 }, () => ({
  modes: Array.from({ length: 1 + random.integer(4) }, () =>
    modeOf(
      pick(['1', '1.25', '2', '0.5', '100', '1.125', '62.5', '1.01']),
      pick([0, 1, 4, 10, 25, 96, 100, 768]),
    ),
  ),
  bounds: {
    smallestStake: pick([1, 10, 20, 50, 100, 200, 1_000]),
    largestStake: pick([1_000, 5_000, 50_000, 100_000, 500_000, 12_345_600]),
  },
}));

describe('levels of a studio’s game', () => {
  it('usual platform and table give round levels, whose menu has the amounts of our own games from 10 on', () => {
    const levels = offeredLevels([modeOf('1', 1)], BOUNDS).map((level) => level / 100);
    expect(levels).toEqual([
      ...[1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 70, 80, 90],
      ...[100, 120, 150, 200, 220, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700, 750, 800, 900, 1_000],
    ]);
    expect(MENU_PLACES.map((place) => levels[place])).toEqual([
      1, 3, 6, 10, 20, 40, 50, 60, 100, 200, 250, 300, 400, 450, 500, 600, 800, 900, 1_000,
    ]);
  });

  it('charge and every payout of every mode are whole cents at every level', () => {
    for (const { modes, bounds } of CASES)
      for (const level of offeredLevels(modes, bounds))
        for (const mode of modes) {
          expect(chargeOf(mode, level)).toBe(
            (level * Number(mode.cost.numerator)) / Number(mode.cost.denominator),
          );
          for (const times of [0n, 1n, 7n])
            expect(Number.isInteger(winOf(level, mode.payoutStep * times))).toBe(true);
        }
  });

  it('levels are within the bounds, ascend, and none is there twice, as plus and minus of a page find their place by it', () => {
    for (const { modes, bounds } of CASES) {
      const levels = offeredLevels(modes, bounds);
      expect(new Set(levels).size).toBe(levels.length);
      expect([...levels].sort((one, other) => one - other)).toEqual(levels);
      for (const level of levels) {
        expect(level).toBeGreaterThanOrEqual(bounds.smallestStake);
        expect(level).toBeLessThanOrEqual(bounds.largestStake);
      }
    }
  });

  it('every place of the usual menu has a level of its own where there are enough', () => {
    const enough = CASES.map(({ modes, bounds }) => offeredLevels(modes, bounds)).filter(
      (levels) => levels.length >= 39,
    );
    expect(enough.length).toBeGreaterThan(50);
    for (const levels of enough) {
      const shown = MENU_PLACES.map((place) => levels[place]);
      expect(new Set(shown).size).toBe(MENU_PLACES.length);
      expect(shown).not.toContain(undefined);
      expect([shown[0], shown.at(-1)]).toEqual([levels[0], levels.at(-1)]);
    }
  });

  it('smallest, largest, usual level and step fit the list', () => {
    for (const { modes, bounds } of CASES) {
      const levels = offeredLevels(modes, bounds);
      const menu = menuOf(levels);
      expect(menu === null).toBe(levels.length === 0);
      if (!menu) continue;
      expect([menu.minBet, menu.maxBet]).toEqual([levels[0], levels.at(-1)]);
      expect(levels).toContain(menu.defaultBetLevel);
      expect(levels.every((level) => level % menu.stepBet === 0)).toBe(true);
    }
  });

  it('level is a multiple of what costs and payouts ask for', () => {
    expect(levelUnit([modeOf('1.25', 100)])).toBe(4n);
    expect(levelUnit([modeOf('1', 96)])).toBe(25n);
    expect(levelUnit([modeOf('1', 0)])).toBe(1n);
    expect(levelUnit([modeOf('1.25', 100), modeOf('1', 96), modeOf('1.125', 1)])).toBe(200n);
  });

  it('cost that no round amount gives whole cents of leaves no level', () => {
    expect(offeredLevels([modeOf('1', 1), modeOf('1.000000001', 1)], BOUNDS)).toEqual([]);
    expect(menuOf([])).toBeNull();
  });

  it('part of a cent is an error and never rounded', () => {
    expect(() => chargeOf(modeOf('1.25', 1), cents(2))).toThrow(RangeError);
    expect(() => winOf(cents(10), 5n)).toThrow(RangeError);
  });
});
