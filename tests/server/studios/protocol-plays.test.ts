import { describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { useDatabase } from '../support/database.ts';
import { UNIT, useHostedPlatform } from './hosted-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useHostedPlatform(database);
const { seat, play, endRound, authenticate, wait, coinOf, call } = platform;

const refused = (error: string, status = 400) => ({ status, body: { error } });

/** Plays base rounds until one has not won. */
async function playUntilLost(token: string) {
  for (;;) {
    const answer = await play(token, { mode: 'base' });
    wait();
    if (!answer.body.round.active) return answer;
    await endRound(token);
  }
}

describe('launch of a studio’s page', () => {
  it('page is told its balance, its levels, the platform’s rules, and of no round before the first', async () => {
    const { token } = await seat();
    const { status, body, headers } = await authenticate(token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      status: { statusCode: 'SUCCESS' },
      balance: { amount: 1_000 * UNIT, currency: 'PHP' },
      round: null,
      config: {
        gameID: 'mixed',
        minBet: UNIT,
        maxBet: 1_000 * UNIT,
        stepBet: UNIT,
        defaultBetLevel: 10 * UNIT,
        betModes: { BASE: { costMultiplier: 1 }, BONUS: { mode: 'BONUS', costMultiplier: 1.25 } },
        jurisdiction: {
          socialCasino: false,
          disabledTurbo: true,
          disabledAutoplay: true,
          displayNetPosition: true,
          minimumRoundDuration: 2_500,
        },
      },
    });
    expect(body.config.betLevels).toHaveLength(39);
  });

  it('balance is answered by itself', async () => {
    const { token } = await seat(12_345);
    const { body } = await call('/wallet/balance', { sessionID: token });
    expect(body).toEqual({
      status: { statusCode: 'SUCCESS' },
      balance: { amount: 123_450_000, currency: 'PHP' },
    });
  });
});

describe('play of a studio’s page', () => {
  it('round with a win is answered with its book, its payout in times, and a balance without the win', async () => {
    const own = await seat();
    const { status, body } = await play(own.token, { amount: 10 * UNIT });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: { statusCode: 'SUCCESS' },
      balance: { amount: 990 * UNIT, currency: 'PHP' },
      round: {
        betID: expect.any(Number),
        roundID: body.round.betID,
        amount: 10 * UNIT,
        payout: 9_600_000,
        payoutMultiplier: 0.96,
        active: true,
        mode: 'SURE',
        event: null,
        state: [{ type: 'sure' }],
      },
    });
    expect(await coinOf(own)).toBe(99_000);
  });

  it('levels that a page multiplied as floats are the levels that were meant', async () => {
    const own = await seat();
    for (const [at, amount] of [8 * UNIT - 0.0000000009, 4 * UNIT + 0.0004].entries()) {
      const { body } = await play(own.token, { amount });
      expect(body.round.amount).toBe(at === 0 ? 8 * UNIT : 4 * UNIT);
      await endRound(own.token);
      wait();
    }
  });

  it.each([
    ['an amount that is no level', { amount: 7 * UNIT }],
    ['a part of a cent', { amount: UNIT + 1 }],
    ['an amount further off than by rounding', { amount: UNIT + 0.01 }],
    ['an amount below nothing', { amount: -UNIT }],
    ['an amount of nothing', { amount: 0 }],
    ['an amount as text', { amount: '1000000' }],
    ['an amount above the largest level', { amount: 2_000 * UNIT }],
    ['another currency', { currency: 'USD' }],
    ['an unknown mode', { mode: 'super' }],
    ['no mode', { mode: undefined }],
  ])('play with %s is refused, and nothing moves', async (_what, changes) => {
    const own = await seat();
    expect(await play(own.token, changes)).toMatchObject(refused('ERR_VAL'));
    expect(await coinOf(own)).toBe(100_000);
  });

  it('mode is found in any case, and answered in capitals', async () => {
    const { token } = await seat();
    expect((await play(token, { mode: 'sure' })).body.round.mode).toBe('SURE');
    await endRound(token);
    wait();
    expect((await play(token, { mode: 'base' })).body.round.mode).toBe('BASE');
  });

  it('play while a win waits is refused', async () => {
    const own = await seat();
    await play(own.token);
    wait();
    expect(await play(own.token)).toMatchObject(refused('ERR_BE'));
    expect(await coinOf(own)).toBe(99_900);
  });

  it('round without a win is over with its play, and the next one needs no end of it', async () => {
    const { token } = await seat();
    const { body } = await playUntilLost(token);
    expect(body.round).toMatchObject({ active: false, payout: 0, payoutMultiplier: 0 });
    expect((await play(token)).status).toBe(200);
  });

  it('play above the balance is refused by its own code', async () => {
    const own = await seat(120);
    expect(await play(own.token, { mode: 'Bonus' })).toMatchObject(refused('ERR_IPB'));
    expect(await coinOf(own)).toBe(120);
  });

  it('refused play is followed by one of a smaller stake, or by the same one once it can be paid', async () => {
    const own = await seat(220);
    expect(await play(own.token, { amount: 3 * UNIT })).toMatchObject(refused('ERR_IPB'));
    expect((await play(own.token)).status).toBe(200);
    await endRound(own.token);
    wait();
    expect(await play(own.token, { amount: 3 * UNIT })).toMatchObject(refused('ERR_IPB'));
    expect(await play(own.token, { mode: 'Bonus', amount: 2 * UNIT })).toMatchObject(refused('ERR_IPB'));
    await postJournal(sql, {
      playerId: own.player.id,
      id: platform.context.newId(),
      kind: 'seed',
      entries: transfer(cents(1_000), { from: 'house:seed', to: 'player:coin' }),
      at: platform.clock.now(),
    });
    expect((await play(own.token, { amount: 3 * UNIT })).status).toBe(200);
  });

  it('end of a round pays once, however often it is sent', async () => {
    const own = await seat();
    await play(own.token);
    for (let times = 0; times < 3; times += 1)
      expect((await endRound(own.token)).body.balance.amount).toBe(999_960_000);
    expect(await coinOf(own)).toBe(99_996);
  });
});

describe('studio’s page that is loaded again', () => {
  it('bought feature is shown as last round with its level, and the next click buys no other', async () => {
    const own = await seat();
    const bought = await play(own.token, { mode: 'bonus', amount: 20 * UNIT });
    expect(bought.body).toMatchObject({
      balance: { amount: 975 * UNIT },
      round: { amount: 20 * UNIT, payout: 24 * UNIT, payoutMultiplier: 1.2, mode: 'BONUS' },
    });
    await endRound(own.token);
    const { round } = (await authenticate(own.token)).body;
    expect(round).toMatchObject({
      betID: bought.body.round.betID,
      amount: 20 * UNIT,
      mode: 'BASE',
      active: false,
      state: [{ type: 'bonus' }, { type: 'end' }],
    });
    wait();
    const before = await coinOf(own);
    const next = await play(own.token, { mode: round.mode, amount: round.amount });
    expect(next.body.balance.amount).toBe((before - 2_000) * 10_000);
  });

  it('round whose win waits comes back with what the page noted last, also in another session', async () => {
    const { player, token } = await seat();
    await play(token, { mode: 'Bonus' });
    const event = { sessionID: token, event: '1' };
    expect((await call('/bet/event', event)).body).toEqual({
      status: { statusCode: 'SUCCESS' },
      event: '1',
    });
    const reloaded = await platform.launch(player);
    const { round } = (await authenticate(reloaded)).body;
    expect(round).toMatchObject({ active: true, event: '1', state: [{ type: 'bonus' }, {}] });
    expect((await endRound(reloaded)).body.balance.amount).toBe(999_950_000);
    expect((await call('/bet/event', { sessionID: reloaded, event: '2' })).status).toBe(200);
  });

  it('page that goes on with a bought feature and bets then what it has read is charged the level once', async () => {
    const { player, token } = await seat();
    await play(token, { mode: 'Bonus', amount: 20 * UNIT });
    const reloaded = await platform.launch(player);
    const { round } = (await authenticate(reloaded)).body;
    expect(round).toMatchObject({ active: true, mode: 'BASE', amount: 20 * UNIT, payout: 24 * UNIT });
    const before: number = (await endRound(reloaded)).body.balance.amount;
    wait();
    const next = await play(reloaded, { mode: round.mode, amount: round.amount });
    expect(next.body.balance.amount).toBe(before - 20 * UNIT);
  });

  it('level that is offered no more is answered as the usual one, so that the next bet is none of it', async () => {
    const { token } = await seat();
    await play(token, { amount: 600 * UNIT });
    await endRound(token);
    const [row] = await sql`select value from config where key = 'studioBounds'`;
    const bounds = { ...row?.value, largestStake: 50_000 };
    await platform.place.byTwo(['config', 'set', 'studioBounds', JSON.stringify(bounds)]);
    const { round, config } = (await authenticate(token)).body;
    expect([round.amount, config.maxBet]).toEqual([config.defaultBetLevel, 500 * UNIT]);
    await platform.place.byTwo(['config', 'set', 'studioBounds', JSON.stringify(row?.value)]);
  });
});
