import { beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { gameMathsByName } from '../../../games/all-games.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { readSessionTotals } from '../../../server/games/public/game-sessions.ts';
import { readBalance, readWallet } from '../../../server/ledger/read-balance.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { RACES, useDatabase } from '../support/database.ts';
import { makeFrames, ROYAL_SEVENS_ID, STAKE, seedsOf } from './frames.ts';
import { createPlatform, frameRequest, newRequestId, requestOf, seedGames, seedPlayer } from './platform.ts';

const { sql } = useDatabase(RACES);
const platform = createPlatform(sql);
const { context, clock } = platform;
const { openFrame, rotate, spinBody, spin, spinMany } = makeFrames(platform);

beforeAll(() => seedGames(sql));

describe('game round', () => {
  it('[C90] round is determined by its place in a seed pair, whose server seed is revealed with the next one', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: 100_000 }));
    const { round, seedPair } = await spin(frame);
    const { proof } = round;
    expect(proof).toEqual({ ...seedsOf(frame), serverSeed: null, nonce: 0, maths: 'royal-sevens@1' });
    expect(seedPair).toEqual({ ...seedsOf(frame), nextNonce: 1 });
    const next = await rotate(frame, 'another seed, 自分の種');
    const serverSeed = next.revealed?.serverSeed ?? '';
    expect(commitOf(serverSeed)).toBe(proof.commit);
    expect(next.revealed).toEqual({ ...seedsOf(frame), serverSeed, bets: 1 });
    expect(next.seedPair).toEqual({
      commit: frame.nextCommit,
      clientSeed: 'another seed, 自分の種',
      nextNonce: 0,
    });
    expect(next.nextCommit).not.toBe(frame.nextCommit);
    const game = gameMathsByName(proof.maths);
    if (!game) throw new Error('no such maths');
    const again = game.play(round.bet, round.acts, fairSource(serverSeed, proof.clientSeed, proof.nonce));
    const { stake, win, outcome } = round;
    expect({ stake, win, outcome, isOver: true }).toEqual(again);
    expect(round).toMatchObject({ slug: 'royal-sevens', bet: { stake: STAKE }, acts: [], stake: STAKE });
  });

  it('[D03] round updates stake, win, jackpot shares, turnover and experience together', async () => {
    const player = await seedPlayer(context, { coin: 1_000_000 });
    const rounds = await spinMany(await openFrame(player), 40);
    const won = rounds.reduce((sum, { round }) => sum + round.win, 0);
    const staked = 40 * STAKE;
    expect(won).toBeGreaterThan(0);
    expect(await readWallet(sql, player.id)).toMatchObject({
      coin: 1_000_000 - staked + won,
      bet: staked,
      vipExp: staked,
    });
    expect(rounds.at(-1)?.balance).toBe(1_000_000 - staked + won);
    expect(await readSessionTotals(sql, player.id, player.sessionId)).toEqual({ staked, won });
    const fed = await sql<{ account: string; sum: number }[]>`
      select split_part(account, ':', 2) as account, sum(amount)::bigint as sum from entries
      where player_id = ${player.id} and account like 'pool:%' group by 1`;
    expect(Object.fromEntries(fed.map(({ account, sum }) => [account, sum]))).toEqual({
      mega: staked * 0.004,
      major: staked * 0.003,
      minor: staked * 0.002,
      mini: staked * 0.001,
    });
    expect((await auditLedger(sql)).isSound).toBe(true);
  });

  it('[D09] fractions of jackpot shares are kept: small stakes add up to whole cents', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    const small = cents(100);
    for (let round = 0; round < 10; round += 1) {
      await spin(frame, spinBody(frame, newRequestId(), small));
      clock.at += 2500;
    }
    const [mini] = await sql<{ sum: number }[]>`
      select coalesce(sum(amount), 0)::bigint as sum from entries
      where player_id = ${player.id} and account like 'pool:mini:%'`;
    expect(mini?.sum).toBe(1);
  });

  it('[C90] round with play money changes no real money, no jackpot and no level', async () => {
    const player = await seedPlayer(context, { coin: 700 });
    const frame = await openFrame(player, 1);
    expect(frame).toMatchObject({ isPlayMoney: true, balance: 1_000_000 });
    const [settled] = await spinMany(frame, 1);
    expect(settled?.round.isPlayMoney).toBe(true);
    const wallet = await readWallet(sql, player.id);
    expect(wallet).toMatchObject({ coin: 700, bet: 0, vipExp: 0, play: settled?.balance });
    expect(await readSessionTotals(sql, player.id, player.sessionId)).toEqual({ staked: 0, won: 0 });
    const fed = await sql`select from entries where player_id = ${player.id} and account like 'pool:%'`;
    expect(fed.count).toBe(0);
  });

  it('[C90] repeated request id gets the same answer, also after the next round', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    const body = spinBody(frame);
    const first = await spin(frame, body);
    const second = await spin(frame, body);
    expect(second).toEqual(first);
    const [third] = await spinMany(frame, 1);
    const fourth = await spin(frame, body);
    expect(fourth.round).toEqual(first.round);
    expect(fourth.seedPair).toEqual(third?.seedPair);
    expect(fourth.balance).toBe(third?.balance);
  });

  it('[C90] request id of another spin is rejected', async () => {
    const frame = await openFrame(await seedPlayer(context, { coin: 100_000 }));
    clock.at += 2500;
    const body = spinBody(frame);
    await spin(frame, body);
    const other = spin(frame, { ...body, bet: { stake: cents(2000) } });
    await expect(other).rejects.toMatchObject({ key: 'requestIdReused' });
    clock.at += 2500;
    const next = await rotate(frame);
    const later = spin(frame, { ...body, ...seedsOf(next) });
    await expect(later).rejects.toMatchObject({ key: 'requestIdReused' });
  });

  it('[C90] one of two concurrent spins is settled, the other is rejected, and one stake is debited', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    const results = await Promise.allSettled([spin(frame), spin(frame), spin(frame)]);
    const settled = results.filter((result) => result.status === 'fulfilled');
    expect(settled).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ key: 'roundTooSoon' });
    }
    const [round] = settled;
    expect(await readBalance(sql, player.id, 'coin')).toBe(100_000 - STAKE + (round?.value.round.win ?? 0));
  });

  it('[C90] one request that arrives twice at once is one round', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    const body = spinBody(frame);
    const [first, second] = await Promise.all([spin(frame, body), spin(frame, body)]);
    expect(second).toEqual(first);
    expect((await readSessionTotals(sql, player.id, player.sessionId)).staked).toBe(STAKE);
  });

  it('[C90] spin before the end of the cycle is told how long to wait, also after reopening', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    await spin(frame);
    clock.at += 2400;
    const early = spin(frame);
    await expect(early).rejects.toMatchObject({ key: 'roundTooSoon', details: { waitMs: 100 } });
    const again = await openFrame(player);
    await expect(spin(again)).rejects.toMatchObject({ key: 'roundTooSoon' });
    clock.at += 100;
    await expect(spin(again)).resolves.toMatchObject({ round: { stake: STAKE } });
  });

  it('[C90] stake above the balance is rejected, even if the round would win it back', async () => {
    const player = await seedPlayer(context, { coin: STAKE - 1 });
    const frame = await openFrame(player);
    for (let nonce = 0; nonce < 5; nonce += 1)
      await expect(spin(frame)).rejects.toMatchObject({ key: 'balanceTooLow' });
    expect(await readBalance(sql, player.id, 'coin')).toBe(STAKE - 1);
    const rounds = await sql`select from rounds where player_id = ${player.id}`;
    expect(rounds.count).toBe(0);
  });

  it.each([1, 999, 1_000_000_000_000])('[C90] stake %i, which is not offered, is rejected', async (stake) => {
    const frame = await openFrame(await seedPlayer(context, { coin: 100_000 }));
    const odd = spin(frame, spinBody(frame, newRequestId(), cents(stake)));
    await expect(odd).rejects.toMatchObject({ key: 'stakeNotOffered' });
  });

  it.each([
    ['commitment', { commit: 'ab'.repeat(32) }],
    ['client seed', { clientSeed: 'another-seed' }],
  ])('[C90] %s that is not of the open seed pair is rejected, and gets no place', async (_, changes) => {
    const frame = await openFrame(await seedPlayer(context, { coin: 100_000 }));
    const forged = spin(frame, { ...spinBody(frame), ...changes });
    await expect(forged).rejects.toMatchObject({ key: 'seedChanged' });
    expect((await spin(frame)).round.proof.nonce).toBe(0);
  });

  it('[C90] closed game accepts no stake', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    await sql`update games set status_override = 2 where id = ${ROYAL_SEVENS_ID}`;
    await expect(spin(frame)).rejects.toMatchObject({ key: 'gameMaintenance' });
    await sql`update games set status_override = null where id = ${ROYAL_SEVENS_ID}`;
    expect(await readBalance(sql, player.id, 'coin')).toBe(100_000);
  });

  it('[C90] spin is not settled when its session closed after the request arrived', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    const request = await frameRequest(context, frame.gameToken);
    await gameHandlers.exitGame({}, requestOf(context, player));
    const late = gameHandlers.gameBet(spinBody(frame), request);
    await expect(late).rejects.toMatchObject({ key: 'gameSessionEnded' });
  });

  it('[C90] round is restored after a reload or a new launch until its end was shown', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const frame = await openFrame(player);
    clock.at += 2500;
    const { round, seedPair } = await spin(frame);
    const reload = () => gameHandlers.gameOpen({ gameToken: frame.gameToken }, requestOf(context, null));
    expect(await reload()).toMatchObject({ unshownRound: round, seedPair });
    const relaunched = await openFrame(player);
    expect(relaunched.unshownRound).toEqual(round);
    const shown = { roundId: round.roundId };
    await gameHandlers.gameRoundShown(shown, await frameRequest(context, relaunched.gameToken));
    expect((await openFrame(player)).unshownRound).toBeNull();
  });

  it('[C90] settled round can be verified by anyone who knows its id, and by nobody else', async () => {
    const player = await seedPlayer(context, { coin: 100_000 });
    const [settled] = await spinMany(await openFrame(player), 1);
    const proof = (roundId: string) => gameHandlers.gameRoundProof({ roundId }, requestOf(context, null));
    expect(await proof(settled?.round.roundId ?? '')).toMatchObject({ ...settled?.round });
    await expect(proof(newRequestId())).rejects.toMatchObject({ key: 'roundUnknown' });
    await expect(proof('no-id')).rejects.toMatchObject({ key: 'roundUnknown' });
    const stranger = await openFrame(await seedPlayer(context));
    const foreign = gameHandlers.gameRoundShown(
      { roundId: settled?.round.roundId ?? '' },
      await frameRequest(context, stranger.gameToken),
    );
    await expect(foreign).rejects.toMatchObject({ key: 'roundUnknown' });
  });

  it('ledger is sound after all rounds', async () => {
    expect(await auditLedger(sql)).toMatchObject({ isSound: true, totals: { cents: 0, play: 0 } });
  });
});
