import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Cents, cents } from '../../../contract/money.ts';
import { ROYAL_SEVENS } from '../../../maths/royal-sevens.ts';
import { gameHandlers } from '../../../server/games/game-handlers.ts';
import { findGameSessionRow } from '../../../server/games/game-session-queries.ts';
import { useDatabase } from '../support/database.ts';
import { makeFrames, STAKE } from './frames.ts';
import { createPlatform, frameRequest, newRequestId, seedGames, seedPlayer } from './platform.ts';

const { sql } = useDatabase();
const platform = createPlatform(sql);
const { context, clock } = platform;
const { openFrame, spinBody } = makeFrames(platform);

// The real maths, with its calls counted.
const play = vi.spyOn(ROYAL_SEVENS, 'play');

beforeAll(() => seedGames(sql));
beforeEach(() => {
  play.mockClear();
});
afterAll(() => {
  play.mockRestore();
});

async function openSpinner(coin: number) {
  const player = await seedPlayer(context, { coin });
  const frame = await openFrame(player);
  const spin = async (changes: { requestId?: string; bet?: { stake: Cents } } = {}) => {
    const bet = { ...spinBody(frame), ...changes };
    return gameHandlers.gameBet(bet, await frameRequest(context, frame.gameToken, bet.requestId));
  };
  return { player, spin };
}

it('spin within the cycle is rejected without computing a round', async () => {
  const { spin } = await openSpinner(10_000);
  await spin();
  expect(play).toHaveBeenCalledTimes(1);
  await expect(spin()).rejects.toMatchObject({ key: 'roundTooSoon' });
  expect(play).toHaveBeenCalledTimes(1);
});

it('spin above the balance is rejected without computing a round', async () => {
  const { spin } = await openSpinner(STAKE - 1);
  await expect(spin()).rejects.toMatchObject({ key: 'balanceTooLow' });
  expect(play).not.toHaveBeenCalled();
});

it('request id of another spin is rejected without computing a round', async () => {
  const { spin } = await openSpinner(10_000);
  const requestId = newRequestId();
  await spin({ requestId });
  clock.at += 2500;
  await expect(spin({ requestId, bet: { stake: cents(2000) } })).rejects.toMatchObject({
    key: 'requestIdReused',
  });
  expect(play).toHaveBeenCalledTimes(1);
});

it('repeated spin is answered from its stored round without computing one', async () => {
  const { spin } = await openSpinner(10_000);
  const requestId = newRequestId();
  const first = await spin({ requestId });
  expect(await spin({ requestId })).toEqual(first);
  expect(play).toHaveBeenCalledTimes(1);
});

it('whether a spin is allowed takes no query of its own when the player has no restriction', async () => {
  const { player } = await openSpinner(STAKE);
  const [row] = await sql<{ tokenHash: Buffer }[]>`
    select token_hash from game_sessions where player_id = ${player.id}`;
  const freeStake = async (requestId: string | null) => {
    const idleSince = clock.at - 60_000;
    const asked = { tokenHash: row?.tokenHash ?? Buffer.of(), now: clock.at, idleSince, requestId };
    return (await findGameSessionRow(sql, context.hooks, asked))?.freeStake;
  };
  expect(await freeStake(newRequestId())).toBe(STAKE);
  expect(await freeStake(null)).toBeNull();
  await sql`insert into player_limits (player_id, key, value)
    values (${player.id}, 'stakeDay', 100000)`;
  expect(await freeStake(newRequestId())).toBeNull();
});

it.each([
  [
    'a stake limit',
    'stakeLimitReached',
    (id: string) => sql`
    insert into player_limits (player_id, key, value) values (${id}, 'stakeDay', 500)`,
  ],
  [
    'a break',
    'onBreak',
    (id: string) => sql`
    insert into player_protection (player_id, break_until) values (${id}, ${clock.at + 60_000})
    on conflict (player_id) do update set break_until = excluded.break_until`,
  ],
  [
    'a reality check',
    'realityCheckDue',
    (id: string) => sql`
    update sessions set started_at = ${clock.at - 3_600_000} where player_id = ${id}`,
  ],
] as const)('spin against %s is rejected without computing a round', async (_, key, bar) => {
  const { player, spin } = await openSpinner(10_000);
  await bar(player.id);
  await expect(spin()).rejects.toMatchObject({ key });
  expect(play).not.toHaveBeenCalled();
});
