import { describe, expect, it } from 'vitest';
import { type JackpotTier, TierPropId } from '../../../../../contract/ids.ts';
import type { JackpotDraw } from '../../../../../contract/jackpot/draws.ts';
import { cents } from '../../../../../contract/money.ts';
import { drawCell, JACKPOT_MATHS } from '../../../../../maths/jackpot-draw.ts';
import { commitOf } from '../../../../../maths/provably-fair.ts';
import {
  type DrawInput,
  judgeDraw,
  judgeDrawFigures,
  listDrawErrors,
  readDrawInput,
} from '../../../../../src/features/games/fair/draw-rules.ts';
import { proofAddress } from '../../../../../src/session/pages/proof-addresses.ts';

const SEED = 'ab'.repeat(32);
const ODDS = { cellWeights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], tierWeights: [1, 10, 100, 1_000] };
const place = drawCell(ODDS, SEED, 'a-client-seed');

function draw(changes: Partial<JackpotDraw> = {}): JackpotDraw {
  return {
    id: 'draw-1',
    type: 1,
    propId: 2001,
    count: 500,
    bonus: cents(500),
    cell: place.cell,
    day: '2026-11-20',
    createTime: 5,
    proof: {
      commit: commitOf(SEED),
      serverSeed: SEED,
      clientSeed: 'a-client-seed',
      maths: JACKPOT_MATHS,
      ...ODDS,
    },
    ...changes,
  };
}

const typed = readDrawInput(proofAddress(draw()).replace('/fair', ''));

describe('fairness check of a draw', () => {
  it('[C90] address of a draw holds all inputs, and the result is computed without the server', () => {
    expect(typed).toMatchObject({ draw: 'draw-1', clientSeed: 'a-client-seed', tiers: '1,10,100,1000' });
    expect(judgeDrawFigures(typed)).toMatchObject({
      ...place,
      isSeedKept: true,
      isOutcomeSame: null,
      odds: ODDS,
    });
  });

  it('[C90] inputs of a round are ignored', () => {
    expect(readDrawInput('?round=1&commit=c&serverSeed=s')).toMatchObject({ commit: '', serverSeed: '' });
  });

  it('[C90] honest draw is verified, with its pot only where the wheel opened', () => {
    expect(judgeDraw(draw())).toMatchObject({ isSeedKept: true, isOutcomeSame: true, tier: null, at: 5 });
    const pot = draw({ type: 2, propId: TierPropId[place.tier] });
    expect(judgeDraw(pot)).toMatchObject({ isOutcomeSame: true, tier: place.tier });
  });

  it('[C90] altered cell, pot or seed is detected', () => {
    expect(judgeDraw(draw({ cell: (place.cell + 1) % 10 }))).toMatchObject({ isOutcomeSame: false });
    const others: JackpotTier[] = ['mega', 'major', 'minor', 'mini'];
    const other = others.find((tier) => tier !== place.tier) ?? 'mega';
    expect(judgeDraw(draw({ type: 2, propId: TierPropId[other] }))).toMatchObject({ isOutcomeSame: false });
    const { proof } = draw();
    expect(judgeDraw(draw({ proof: { ...proof, commit: '0'.repeat(64) } }))).toMatchObject({
      isSeedKept: false,
      isOutcomeSame: true,
    });
    expect(judgeDrawFigures({ ...typed, commit: '0'.repeat(64) })).toMatchObject({ isSeedKept: false });
  });

  it('[C90] draw of an unknown maths version is not judged', () => {
    const { proof } = draw();
    expect(judgeDraw(draw({ proof: { ...proof, maths: 'lucky-jackpot@99' } }))).toBeNull();
  });

  it.each([
    ['commit', 'xyz'],
    ['serverSeed', SEED.slice(2)],
    ['clientSeed', 'short'],
    ['cells', '1,2,3'],
    ['cells', '0,0,0,0,0,0,0,0,0,0'],
    ['tiers', '1,2,3,x'],
  ] as const)('[C90] names %s as what is wrong with %s', (figure, text) => {
    const input: DrawInput = { ...typed, [figure]: text };
    expect(listDrawErrors(input)).toEqual([figure]);
    expect(judgeDrawFigures(input)).toBeNull();
  });
});
