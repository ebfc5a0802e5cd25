import { describe, expect, it } from 'vitest';
import { FULL_WEIGHT } from '../../../contract/games/weight-of-game.ts';
import { GameType } from '../../../contract/ids.ts';
import { REFERENCE_MARGIN, weightOfMode, weightOfReturn } from '../../../maths/game-weights.ts';
import { costOfLevels, type LevelCost, MAX_SHARE_OF_MARGIN } from '../../../server/rewards/economics.ts';
import { studioBoundsConfig } from '../../../server/studios/studios-config.ts';
import { program } from './default-program.ts';

const PARTS = 10_000;
const { minReturnBp, maxReturnBp } = studioBoundsConfig.initial;

/** Every return of a mode that the market takes, in basis points: the bounds are among them. */
const MODES = Array.from({ length: maxReturnBp - minReturnBp + 1 }, (_, at) => {
  const returnBp = minReturnBp + at;
  return {
    returnBp,
    margin: 1 - returnBp / PARTS,
    weight: weightOfMode({ numerator: BigInt(returnBp), denominator: BigInt(PARTS) }),
  };
});

/** What the dearest level takes of a mode's margin. */
const dearestOf = (margin: number, weight: number): LevelCost | undefined =>
  costOfLevels(program, { type: GameType.slots, margin, weight }).reduce((most, one) =>
    one.ofMargin > most.ofMargin ? one : most,
  );

describe('rewards of stakes in studios’ games', () => {
  it('bounds are those that the market begins with', () => {
    expect([MODES[0]?.returnBp, MODES.at(-1)?.returnBp]).toEqual([8_500, 9_800]);
  });

  it('together they cost at most a quarter of the margin, in a mode of any return that the market takes, at any level', () => {
    const dearest = MODES.map(({ returnBp, margin, weight }) => ({ returnBp, ...dearestOf(margin, weight) }));
    expect(dearest.filter(({ ofMargin = 1 }) => ofMargin > MAX_SHARE_OF_MARGIN)).toEqual([]);
    expect(Math.max(...dearest.map(({ ofMargin = 0 }) => ofMargin))).toBeGreaterThan(0.24);
  });

  it('weight of a game of ours would be too much at the upper bound, because levels count all of a stake', () => {
    const { margin = 0 } = MODES.at(-1) ?? {};
    expect(dearestOf(margin, weightOfReturn(1 - margin))?.ofMargin).toBeGreaterThan(MAX_SHARE_OF_MARGIN);
  });

  it('what counts has cost the reference margin of it at least, so that no draw or friend costs more than in a game of ours', () => {
    const below = MODES.filter(
      ({ margin, weight }) => (margin * FULL_WEIGHT) / weight < REFERENCE_MARGIN - 1e-12,
    );
    expect(below).toEqual([]);
  });
});
