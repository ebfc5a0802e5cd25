import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JACKPOT_TIERS, TierPropId } from '../../contract/ids.ts';
import type { JackpotDraw } from '../../contract/jackpot/draws.ts';
import { cents } from '../../contract/money.ts';
import { chanceOf, type DrawOdds, drawCell, drawFrom, JACKPOT_MATHS } from '../../maths/jackpot-draw.ts';
import { fairSource } from '../../maths/provably-fair.ts';
import { verifyDraw } from '../../maths/verify-draw.ts';

const CELLS = [250_000, 200_000, 130_000, 120_000, 110_000, 1_111, 50_000, 70_000, 48_889, 20_000];
const ODDS: DrawOdds = { cellWeights: CELLS, tierWeights: [1, 10, 100, 1000] };
const seedOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** A draw as the server answers it. */
function drawOf(name: string, odds = ODDS): JackpotDraw {
  const serverSeed = seedOf(name);
  const { cell, tier } = drawCell(odds, serverSeed, 'player-seed');
  const isJackpot = cell === 5;
  return {
    id: name,
    type: isJackpot ? 2 : 1,
    propId: isJackpot ? TierPropId[tier] : 2001,
    count: 500,
    bonus: cents(500),
    cell,
    day: '2027-03-10',
    createTime: 1,
    proof: {
      commit: createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex'),
      serverSeed,
      clientSeed: 'player-seed',
      maths: JACKPOT_MATHS,
      cellWeights: [...odds.cellWeights],
      tierWeights: [...odds.tierWeights],
    },
  };
}

const onlyJackpots: DrawOdds = {
  cellWeights: CELLS.map((_, cell) => (cell === 5 ? 1 : 0)),
  tierWeights: [1, 1, 1, 1],
};

describe('jackpot draw', () => {
  it('[D10] draw is determined by its two seeds alone, and differs with either of them', () => {
    const draw = (server: string, client: string) =>
      Array.from({ length: 20 }, (_, index) => drawCell(ODDS, seedOf(`${server} ${index}`), client).cell);
    expect(draw('a', 'player-one')).toEqual(draw('a', 'player-one'));
    expect(draw('a', 'player-one')).not.toEqual(draw('a', 'player-two'));
    expect(draw('a', 'player-one')).not.toEqual(draw('b', 'player-one'));
  });

  it('each cell and each tier is drawn in proportion to its weight', () => {
    const draws = 200_000;
    const source = fairSource(seedOf('shares'), 'shares');
    const odds = { cellWeights: CELLS, tierWeights: [1, 2, 3, 4] };
    const places = Array.from({ length: draws }, () => drawFrom(odds, source));
    const check = (weights: readonly number[], counted: readonly number[]) => {
      const chiSquare = counted.reduce((sum, count, index) => {
        const expected = draws * chanceOf(weights, index);
        return sum + (count - expected) ** 2 / expected;
      }, 0);
      // 9 degrees of freedom at most: 27.9 is the 99.9 % point. The seed is fixed, so the result is stable.
      expect(chiSquare).toBeLessThan(27.9);
    };
    check(
      CELLS,
      CELLS.map((_, cell) => places.filter((place) => place.cell === cell).length),
    );
    check(
      odds.tierWeights,
      JACKPOT_TIERS.map((tier) => places.filter((place) => place.tier === tier).length),
    );
  });

  it('cell or tier of weight zero is never drawn', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.nat(50), { minLength: 10, maxLength: 10 })
          .filter((row) => row.some((weight) => weight > 0)),
        fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }).filter((row) => row.some((weight) => weight > 0)),
        fc.string(),
        (cellWeights, tierWeights, name) => {
          const { cell, tier } = drawCell({ cellWeights, tierWeights }, seedOf(name), 'player-seed');
          expect(cellWeights[cell]).toBeGreaterThan(0);
          expect(tierWeights[JACKPOT_TIERS.indexOf(tier)]).toBeGreaterThan(0);
        },
      ),
    );
  });

  it.each([
    ['nine cells', CELLS.slice(1), [1, 1, 1, 1]],
    ['all weights zero', CELLS.map(() => 0), [1, 1, 1, 1]],
    ['a negative weight', CELLS.map((weight, at) => (at === 0 ? -1 : weight)), [1, 1, 1, 1]],
    ['a fractional weight', CELLS.map((weight, at) => (at === 0 ? 0.5 : weight)), [1, 1, 1, 1]],
    ['all tier weights zero', CELLS, [0, 0, 0, 0]],
  ])('odds with %s are rejected', (_, cellWeights, tierWeights) => {
    expect(() => drawCell({ cellWeights, tierWeights }, seedOf('x'), 'player-seed')).toThrow(RangeError);
  });

  it('chance is a share between 0 and 1', () => {
    expect(chanceOf([1, 3], 1)).toBe(0.75);
    expect(chanceOf([0, 0], 1)).toBe(0);
    expect(chanceOf([1], 7)).toBe(0);
  });
});

describe('verification of a draw', () => {
  it('[D10] fair draw of every kind of cell passes verification', () => {
    for (let index = 0; index < 50; index += 1) {
      for (const odds of [ODDS, onlyJackpots]) {
        const draw = drawOf(`honest ${index}`, odds);
        expect(verifyDraw(draw)).toEqual({ isSeedKept: true, isOutcomeSame: true, isFair: true });
      }
    }
  });

  it('[D10] server seed other than the committed one fails verification', () => {
    const draw = drawOf('promised');
    const proof = { ...draw.proof, serverSeed: seedOf('another') };
    expect(verifyDraw({ ...draw, proof })).toMatchObject({ isSeedKept: false, isFair: false });
  });

  it('[D10] cell, tier or odds other than the seeds determine fail verification', () => {
    const draw = drawOf('told wrongly');
    expect(verifyDraw({ ...draw, cell: (draw.cell + 1) % 10 }).isFair).toBe(false);
    const jackpot = drawOf('told wrongly', onlyJackpots);
    const otherTier = jackpot.propId === 50004 ? 50003 : 50004;
    expect(verifyDraw({ ...jackpot, propId: otherTier }).isFair).toBe(false);
    const proof = {
      ...draw.proof,
      cellWeights: CELLS.map((_, cell) => (cell === (draw.cell + 1) % 10 ? 1 : 0)),
    };
    expect(verifyDraw({ ...draw, proof }).isFair).toBe(false);
  });

  it('malformed draw fails verification without an exception', () => {
    const draw = drawOf('nonsense');
    for (const change of [{ serverSeed: 'zz' }, { cellWeights: [] }, { maths: 'lucky-jackpot@0' }]) {
      expect(verifyDraw({ ...draw, proof: { ...draw.proof, ...change } }).isFair).toBe(false);
    }
  });
});
