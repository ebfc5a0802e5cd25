import { beforeAll, describe, expect, it } from 'vitest';
import { gameRoundProof } from '../../../contract/games/round-record-calls.ts';
import { MAX_BET_CHARS, MAX_BET_DEPTH } from '../../../contract/limits.ts';
import { PLINKO_TOWER } from '../../../maths/plinko-tower.ts';
import { verifyRound } from '../../../maths/verify-round.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { type Frame, makeFrames, seedsOf } from './frames.ts';
import { createPlatform, newRequestId, requestOf, seedGames, seedOpenGame, seedPlayer } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { context, clock } = platform;
const { openFrame, rotate, spin } = makeFrames(platform);

const PLINKO = 9_001;
const COIN = 100_000;

beforeAll(async () => {
  await seedGames(sql);
  await sql`delete from games where slug = 'plinko-tower'`;
  await seedOpenGame(sql, PLINKO, 'plinko-tower');
});

async function openPlinko(coin = COIN) {
  const player = await seedPlayer(context, { coin });
  const frame = await openFrame(player, 0, PLINKO);
  return { player, frame };
}

const BET = { stake: 500, rows: 12, risk: 'medium' };
const bodyOf = (frame: Frame, bet: unknown = BET) => ({ requestId: newRequestId(), bet, ...seedsOf(frame) });

describe('round of a game that is no slot', () => {
  it('[C90] bet is stored as it was made, settled, and verified by anyone from its proof', async () => {
    const { player, frame } = await openPlinko();
    expect(frame).toMatchObject({ slug: 'plinko-tower', stakes: PLINKO_TOWER.stakes, cycleMs: 5_000 });
    const { round, balance } = await spin(frame, bodyOf(frame));
    expect(round).toMatchObject({ gameId: PLINKO, slug: 'plinko-tower', bet: BET, acts: [], stake: 500 });
    expect(balance).toBe(COIN - 500 + round.win);
    expect(await readBalance(sql, player.id, 'coin')).toBe(balance);
    const readProof = () => gameHandlers.gameRoundProof({ roundId: round.roundId }, requestOf(context, null));
    const answer = await readProof();
    // Versions are stored at the start of a server, and this platform has none.
    expect(answer).toEqual({ ...round, versionHash: null });
    expect(verifyRound(PLINKO_TOWER, gameRoundProof.data.parse(answer)).isRevealed).toBe(false);
    const { revealed } = await rotate(frame);
    const proven = gameRoundProof.data.parse(await readProof());
    expect(proven).toEqual({ ...answer, proof: { ...round.proof, serverSeed: revealed?.serverSeed } });
    expect(verifyRound(PLINKO_TOWER, proven)).toEqual({
      isRevealed: true,
      isSeedKept: true,
      isOutcomeSame: true,
      isFair: true,
    });
    const doctored = { ...proven, bet: { ...BET, rows: 16 } };
    expect(verifyRound(PLINKO_TOWER, doctored).isFair).toBe(false);
  });

  it('[C90] round that was not shown is restored with its bet', async () => {
    const { player, frame } = await openPlinko();
    clock.at += 5_000;
    const { round } = await spin(frame, bodyOf(frame));
    expect((await openFrame(player, 0, PLINKO)).unshownRound).toEqual(round);
  });

  it('[C90] repeated request gets its round again, and the same id with another bet is rejected', async () => {
    const { player, frame } = await openPlinko();
    const body = bodyOf(frame);
    const first = await spin(frame, body);
    expect(await spin(frame, { ...body, bet: { risk: 'medium', rows: 12, stake: 500 } })).toEqual(first);
    for (const bet of [
      { ...BET, rows: 8 },
      { ...BET, stake: 1_000 },
    ]) {
      await expect(spin(frame, { ...body, bet })).rejects.toMatchObject({ key: 'requestIdReused' });
    }
    expect(await readBalance(sql, player.id, 'coin')).toBe(first.balance);
  });

  it('[C90] cycle of the game is enforced', async () => {
    const { frame } = await openPlinko();
    await spin(frame, bodyOf(frame));
    clock.at += 2_500;
    const early = spin(frame, bodyOf(frame));
    await expect(early).rejects.toMatchObject({ key: 'roundTooSoon', details: { waitMs: 2_500 } });
  });
});

/** Lists in lists, this deep. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('bet that a game does not take', () => {
  it.each([
    ['a stake beyond those on offer', 'stakeNotOffered', { ...BET, stake: 501 }],
    ['a stake of another game', 'stakeNotOffered', { ...BET, stake: 200_000 }],
    ['no rows', 'betNotOffered', { stake: 500, risk: 'low' }],
    ['rows that are a list', 'betNotOffered', { ...BET, rows: [12] }],
    ['rows that are not offered', 'betNotOffered', { ...BET, rows: 9 }],
    ['a field that the game does not have', 'betNotOffered', { ...BET, luck: 1 }],
    ['the shape of another game', 'betNotOffered', { placed: [{ spot: 'red', stake: 1_000 }] }],
    ['a negative stake', 'betNotOffered', { ...BET, stake: -500 }],
    ['a list', 'betNotOffered', [BET]],
    ['a text', 'betNotOffered', 'red'],
    ['null', 'betNotOffered', null],
    ['nothing', 'invalidValue', undefined],
    ['the greatest size', 'betNotOffered', 'a'.repeat(MAX_BET_CHARS - 2)],
    ['more than the greatest size', 'invalidValue', 'a'.repeat(MAX_BET_CHARS - 1)],
    ['the greatest depth', 'betNotOffered', nested(MAX_BET_DEPTH)],
    ['more than the greatest depth', 'invalidValue', nested(MAX_BET_DEPTH + 1)],
  ])('[C90] bet of %s is rejected as %s, and moves nothing', async (_, key, bet) => {
    const { player, frame } = await openPlinko();
    await expect(spin(frame, { ...bodyOf(frame), bet })).rejects.toMatchObject({ key });
    expect(await readBalance(sql, player.id, 'coin')).toBe(COIN);
  });

  it('[C90] stake above the balance is rejected', async () => {
    const { frame } = await openPlinko(499);
    await expect(spin(frame, bodyOf(frame))).rejects.toMatchObject({ key: 'balanceTooLow' });
  });

  it('ledger is sound after all rounds', async () => {
    expect(await auditLedger(sql)).toMatchObject({ isSound: true });
  });
});
