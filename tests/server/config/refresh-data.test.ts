import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { cents } from '../../../contract/money.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { seedPlayer } from '../games/platform.ts';
import { newAccount } from '../support/accounts.ts';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { openSeedPair } from '../support/seed-pair.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const CYCLE_MS = 2_500;
/** 1,250,000 cents in total: VIP level 4 begins at 1,010,000, player level 1 at 1,000,000. */
const [STAKE, ROUNDS] = [50_000, 25];
const DEPOSIT = 5_000_000;

/** Plays real rounds and returns their wins. */
async function play(token: string): Promise<number> {
  const started = await app.call('startGame', { gameId: 101, tryIt: 0 }, token);
  const launchToken = new URL(started.data.url).hash.replace('#launch=', '');
  const opened = (await app.call('game/open', { launchToken })).data;
  const seeds = await openSeedPair(app, opened);
  let won = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    app.clock.advance(CYCLE_MS);
    const body = {
      requestId: randomUUID(),
      bet: { stake: STAKE },
      ...seeds,
    };
    const { code, data } = await app.call('game/bet', body, opened.gameToken);
    expect(code).toBe(0);
    won += data.round.win;
  }
  return won;
}

describe('refreshData', () => {
  it('[C13] refreshData returns errcode, coin, lottery, vip, vipExp, userLevel, bet and hasPassword as they are after money moved', async () => {
    const { token, playerId } = await newAccount(app);
    const zero = await app.call('refreshData', {}, token);
    expect(zero.status).toBe(200);
    const response = await fetch(`${app.url}/app/v1/refreshData`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(COMMON),
    });
    expect(await response.json()).toMatchObject({ errcode: 0, coin: 0, hasPassword: true });
    expect(zero.data).toMatchObject({
      coin: 0,
      lottery: 0,
      vip: 0,
      vipExp: 0,
      userLevel: 0,
      bet: 0,
      hasPassword: true,
      session: { staked: 0, won: 0 },
    });

    for (const [kind, entries] of [
      ['deposit', transfer(cents(DEPOSIT), { from: 'house:seed', to: 'player:coin' })],
      ['award', transfer(amountOf('lottery', 7), { from: 'house:lottery', to: 'player:lottery' })],
    ] as const)
      await postJournal(sql, { playerId, id: app.context.newId(), kind, at: app.clock.now(), entries });
    const won = await play(token);

    const staked = STAKE * ROUNDS;
    const { data } = await app.call('refreshData', {}, token);
    expect(data).toMatchObject({
      coin: DEPOSIT - staked + won,
      lottery: 7,
      vip: 4,
      vipExp: staked,
      userLevel: 1,
      bet: staked,
      hasPassword: true,
      session: { staked, won },
    });
    const [ledger] = await sql<[{ coin: number }]>`
      select sum(amount)::bigint as coin from entries where player_id = ${playerId} and account = 'player:coin'`;
    expect(data.coin, 'the ledger’s own sum').toBe(ledger.coin);
  });

  it('[C13] refreshData needs a session, and reports a missing password', async () => {
    const player = await seedPlayer(app.context);
    expect((await app.call('refreshData', {}, player.sessionId)).data.hasPassword).toBe(false);
    expect((await app.call('refreshData', {})).code).toBe(ERROR_CODES.sessionEnded);
  });
});
