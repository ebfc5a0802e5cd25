import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import { GOLD_RUSH_SLOT } from '../../maths/gold-rush-express.ts';
import { GOLDEN_ORCHARD_SLOT } from '../../maths/golden-orchard.ts';
import { JADE_TIGER_SLOT } from '../../maths/jade-tiger.ts';
import { MIDNIGHT_MASQUE_SLOT } from '../../maths/midnight-masque.ts';
import { ROYAL_SEVENS_SLOT } from '../../maths/royal-sevens.ts';
import { SERPENT_TEMPLE_SLOT } from '../../maths/serpent-temple.ts';
import { checkSlotDefinition } from '../../maths/slot/definition/check-definition.ts';
import { lineWins } from '../../maths/slot/definition/line-wins-rule.ts';
import { singleSpin } from '../../maths/slot/definition/single-spin.ts';
import type { AnySlot, StripReels } from '../../maths/slot/definition/slot-definition.ts';
import { stripReels } from '../../maths/slot/definition/strip-reels.ts';

const SLOTS = GAMES.filter(({ kind }) => kind === 'slot').map(({ slug, versions: [version] }) => ({
  slug,
  ...version,
}));
const STATED = 0.96;

const setsOf = ({ spin: { reels } }: AnySlot): StripReels['sets'] => {
  if (reels.kind !== 'strips') throw new TypeError('no strips');
  return reels.sets;
};

/** A slot on other strips. */
const withStrips = (slot: AnySlot, sets: StripReels['sets']): AnySlot => ({
  ...slot,
  spin: { ...slot.spin, reels: stripReels(sets) } as AnySlot['spin'],
});

const withLines = (lines: readonly (readonly number[])[]): AnySlot => ({
  ...GOLDEN_ORCHARD_SLOT,
  spin: singleSpin({ reels: stripReels(setsOf(GOLDEN_ORCHARD_SLOT)), wins: lineWins(lines) }),
});

const withFeature = (slot: AnySlot, change: object): AnySlot => ({
  ...slot,
  feature: { ...slot.feature, ...change },
});

const withSymbol = (slot: AnySlot, name: string, change: object): AnySlot => ({
  ...slot,
  symbols: slot.symbols.map((symbol) => (symbol.name === name ? { ...symbol, ...change } : symbol)),
});

const royal = setsOf(ROYAL_SEVENS_SLOT);
const [first = [], ...others] = royal.base;
const orchard = setsOf(GOLDEN_ORCHARD_SLOT);
const masque = setsOf(MIDNIGHT_MASQUE_SLOT);

describe('check of a slot', () => {
  it.each(SLOTS)(
    'definition of $slug passes with its published return',
    async ({ loadSlot, statedReturn }) => {
      const slot = await loadSlot?.();
      if (!slot) throw new Error('no definition');
      const { lowest } = await statedReturn();
      expect(() => checkSlotDefinition(slot, lowest)).not.toThrow();
    },
  );

  it('return is counted where none is stated', () => {
    expect(() => checkSlotDefinition(GOLDEN_ORCHARD_SLOT)).not.toThrow();
    const rich = withSymbol(GOLDEN_ORCHARD_SLOT, 'cherries', { pays: { 2: 2, 3: 5 } });
    expect(() => checkSlotDefinition(rich)).toThrow(
      /^golden-orchard@1: figures: a return of \d+\.\d\d % is outside of 85 to 98 %$/,
    );
    const poor = withSymbol(GOLDEN_ORCHARD_SLOT, 'cherries', { pays: { 3: 2 } });
    expect(() => checkSlotDefinition(poor)).toThrow('figures');
  });

  it.each<[string, AnySlot, string]>([
    [
      'strip too few',
      withStrips(ROYAL_SEVENS_SLOT, { ...royal, free: royal.base.slice(1) }),
      'reels.free: 4 strips for 5 reels',
    ],
    [
      'strip shorter than the window',
      withStrips(ROYAL_SEVENS_SLOT, { ...royal, base: [[2, 3], ...others] }),
      'reels.base: strip 1 is shorter than the window',
    ],
    [
      'symbol without a row',
      withStrips(ROYAL_SEVENS_SLOT, { ...royal, base: [[...first, 10], ...others] }),
      'reels.base: strip 1 has symbol 10, which is not in symbols',
    ],
    [
      'letter that no symbol has',
      withStrips(ROYAL_SEVENS_SLOT, { ...royal, base: [[...first, -1], ...others] }),
      'reels.base: strip 1 has symbol -1, which is not in symbols',
    ],
    [
      'wild on the left reel',
      withStrips(ROYAL_SEVENS_SLOT, { ...royal, base: [[...first, 0], ...others] }),
      'reels.base: a wild on the left reel begins no win',
    ],
    [
      'weight too few',
      { ...SERPENT_TEMPLE_SLOT, symbols: SERPENT_TEMPLE_SLOT.symbols.slice(1) },
      'reels.base: 6 weights for 5 symbols',
    ],
    [
      'pay without symbol',
      withStrips(GOLDEN_ORCHARD_SLOT, {
        base: orchard.base.map((strip) => strip.filter((symbol) => symbol !== 1)),
      }),
      'symbols.hive.pays: no reel has the symbol',
    ],
    [
      'pay for more reels than there are',
      withSymbol(GOLDEN_ORCHARD_SLOT, 'hive', { pays: { 3: 25, 4: 50 } }),
      'symbols.hive.pays: 4 of it cannot win in this grid',
    ],
    [
      'wild with a pay',
      withSymbol(GOLDEN_ORCHARD_SLOT, 'golden-apple', { pays: { 3: 25 } }),
      'symbols.golden-apple.pays: a wild pays nothing by itself',
    ],
    [
      'line that leaves the grid',
      withLines([
        [1, 1, 1],
        [1, 2, 3],
      ]),
      'wins.lines: line 2 leaves the grid',
    ],
    ['line that is too short', withLines([[1, 1]]), 'wins.lines: line 1 leaves the grid'],
    [
      'line that comes twice',
      withLines([
        [1, 1, 1],
        [1, 1, 1],
      ]),
      'wins.lines: a line comes twice',
    ],
    [
      'free spins that never open',
      withFeature(JADE_TIGER_SLOT, { spinsByScatters: { 3: 8, 6: 20 }, maxSpins: 20 }),
      'feature.spinsByScatters: a window has 5 scatters at most: 6 can never open it',
    ],
    [
      'free spins without reels',
      withStrips(JADE_TIGER_SLOT, { base: setsOf(JADE_TIGER_SLOT).base }),
      'reels.free: free spins have no reels',
    ],
    [
      'free spin without a multiplier',
      withFeature(ROYAL_SEVENS_SLOT, { multipliers: [2, 3] }),
      'feature.multipliers: 2 of them for 16 spins',
    ],
    [
      'hold that never opens',
      withFeature(GOLD_RUSH_SLOT, { trigger: 12 }),
      'feature.trigger: a window has 11 coins at most: it can never open',
    ],
    [
      're-spins without a wild',
      withStrips(MIDNIGHT_MASQUE_SLOT, {
        base: masque.base.map((strip) => strip.filter((symbol) => symbol !== 0)),
      }),
      'feature: no reel has a wild: it can never open',
    ],
    [
      'feature without a maximum',
      withFeature(GOLD_RUSH_SLOT, { maxSpins: Number.POSITIVE_INFINITY }),
      'feature.maxSpins: no maximum length',
    ],
    [
      'feature longer than it says',
      withFeature(GOLD_RUSH_SLOT, { maxSpins: 26 }),
      'feature.maxSpins: 27 spins can come, not 26',
    ],
    [
      'falls without a maximum',
      { ...SERPENT_TEMPLE_SLOT, spin: { ...SERPENT_TEMPLE_SLOT.spin, multipliers: [] } as AnySlot['spin'] },
      'spin.multipliers: falls have no maximum',
    ],
    [
      'stake that its lines do not divide',
      { ...GOLDEN_ORCHARD_SLOT, stakes: [101 as never] },
      'stakes: 101 cents do not divide into 5 bets',
    ],
  ])('%s is an error that names game and field', (_, slot, message) => {
    expect(() => checkSlotDefinition(slot, STATED)).toThrow(`${slot.maths}: ${message}`);
  });
});
