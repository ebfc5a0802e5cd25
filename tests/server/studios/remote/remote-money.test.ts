import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { settleDueRemoteBets } from '../../../../server/games/remote-rounds/settle-due-remote-bets-job.ts';
import { useDatabase } from '../../support/database.ts';
import { UNIT, useRemotePlatform } from './remote-platform.ts';

const database = useDatabase();
const { sql } = database;
const platform = useRemotePlatform(database);
const { seat, bet, win, rollback, coinOf, inRoundsOf, recordsOf, clock, context } = platform;

const DAY_MS = 86_400_000;
const ok = (units: number) => ({ status: 'RS_OK', balance: Math.round(units * UNIT), currency: 'PHP' });
const journalsOf = ({ player }: { player: { id: string } }) =>
  sql`select from journals where player_id = ${player.id} and kind = 'round'`;

describe('bet of a studio’s server', () => {
  it('stake lies in the round, and the answer has user, request and the balance that is left', async () => {
    const own = await seat();
    const id = randomUUID();
    const request = randomUUID();
    expect(await bet(own, { transaction_uuid: id, request_uuid: request, amount: 2.5 * UNIT })).toEqual({
      user: own.user,
      request_uuid: request,
      ...ok(997.5),
    });
    expect([await coinOf(own), await inRoundsOf(own), await recordsOf(own)]).toEqual([99_750, 250, []]);
    const [journal] = await sql`
      select request_id, accounts, amounts from journals where player_id = ${own.player.id} and kind = 'round'`;
    expect(journal).toMatchObject({ requestId: id, accounts: ['player:coin', 'player:inRounds'] });
  });

  it('repeat gets the first answer with its own request, and moves nothing', async () => {
    const own = await seat();
    const changes = { transaction_uuid: randomUUID(), round: 'r-1' };
    const first = await bet(own, changes);
    await bet(own);
    const request = randomUUID();
    expect(await bet(own, { ...changes, request_uuid: request })).toEqual({
      ...first,
      request_uuid: request,
    });
    expect([await coinOf(own), (await journalsOf(own)).length]).toEqual([99_800, 2]);
  });

  it.each([{ amount: 2 * UNIT }, { round: 'r-2' }, { currency: 'USD' }, { game_code: 'x' }])(
    'same transaction with other %o is refused as another one',
    async (change) => {
      const own = await seat();
      const changes = { transaction_uuid: randomUUID(), round: 'r-1' };
      await bet(own, changes);
      expect(await bet(own, { ...changes, ...change })).toMatchObject({
        status: 'RS_ERROR_DUPLICATE_TRANSACTION',
      });
      expect(await coinOf(own)).toBe(99_900);
    },
  );

  it('stake above the balance is refused with the balance, also when it is repeated with money there', async () => {
    const own = await seat(150);
    const changes = { transaction_uuid: randomUUID(), round: 'r-1', amount: 2 * UNIT };
    const refused = { status: 'RS_ERROR_NOT_ENOUGH_MONEY', balance: 1.5 * UNIT, currency: 'PHP' };
    expect(await bet(own, changes)).toMatchObject(refused);
    const paying = randomUUID();
    await bet(own, { transaction_uuid: paying });
    await win(own, paying, { amount: 9 * UNIT });
    expect(await bet(own, changes)).toMatchObject(refused);
    expect(await coinOf(own)).toBe(950);
  });

  it('same transaction from twenty callers at once takes one stake', async () => {
    const own = await seat();
    const changes = { transaction_uuid: randomUUID(), round: 'r-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet(own, changes)));
    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(
      new Set([`RS_OK ${999 * UNIT}`]),
    );
    expect(await coinOf(own)).toBe(99_900);
  });

  it('bet that closes its round is a record at once', async () => {
    const own = await seat();
    await bet(own, { round_closed: true });
    expect([await inRoundsOf(own), await recordsOf(own)]).toEqual([0, [{ stake: 100, win: 0 }]]);
  });
});

describe('win of a studio’s server', () => {
  it('first win books the bet, and further ones are added to its record', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    expect(await win(own, id, { amount: 3 * UNIT })).toMatchObject(ok(1_002));
    expect(await recordsOf(own)).toEqual([{ stake: 100, win: 300 }]);
    expect(await win(own, id, { amount: 2 * UNIT, round_closed: true })).toMatchObject(ok(1_004));
    expect([await recordsOf(own), await inRoundsOf(own)]).toEqual([[{ stake: 100, win: 500 }], 0]);
    const [day] = await sql`select staked, won, rounds from player_days where player_id = ${own.player.id}`;
    expect(day).toEqual({ staked: 100, won: 500, rounds: 1 });
  });

  it('repeat is paid once', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    const changes = { transaction_uuid: randomUUID() };
    const first = await win(own, id, changes);
    await bet(own);
    expect(await win(own, id, changes)).toMatchObject({ status: 'RS_OK', balance: first.balance });
    expect(await win(own, id, { ...changes, amount: 5 * UNIT })).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await coinOf(own)).toBe(99_900);
  });

  it('win of nothing leaves the stake in the round until it closes it, with every bet of the round', async () => {
    const own = await seat();
    const [one, two] = [randomUUID(), randomUUID()];
    await bet(own, { transaction_uuid: one, round: 'r-9' });
    await bet(own, { transaction_uuid: two, round: 'r-9' });
    await bet(own, { round: 'r-10' });
    expect(await win(own, one, { amount: 0 })).toMatchObject(ok(997));
    expect(await recordsOf(own)).toEqual([]);
    expect(await win(own, one, { amount: 0, round_closed: true })).toMatchObject(ok(997));
    expect([await inRoundsOf(own), await recordsOf(own)]).toEqual([
      100,
      [
        { stake: 100, win: 0 },
        { stake: 100, win: 0 },
      ],
    ]);
  });

  it('win before its bet is refused until the bet has come', async () => {
    const own = await seat();
    const id = randomUUID();
    const changes = { transaction_uuid: randomUUID() };
    const unknown = { status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' };
    expect(await win(own, id, changes)).toMatchObject(unknown);
    await bet(own, { transaction_uuid: id });
    expect(await win(own, id, changes)).toMatchObject(ok(1_000));
  });

  it('bet without any word for a day is booked as lost, and a win after that is paid', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    await settleDueRemoteBets(context);
    expect(await inRoundsOf(own)).toBe(100);
    clock.at += DAY_MS;
    expect(await settleDueRemoteBets(context)).toBeGreaterThan(0);
    expect([await inRoundsOf(own), await recordsOf(own)]).toEqual([0, [{ stake: 100, win: 0 }]]);
    clock.at += DAY_MS;
    expect(await win(own, id, { amount: 7 * UNIT })).toMatchObject(ok(1_006));
    expect(await recordsOf(own)).toEqual([{ stake: 100, win: 700 }]);
    const days = await sql`select won, rounds from player_days where player_id = ${own.player.id}`;
    expect(days).toEqual([{ won: 700, rounds: 1 }]);
  });
});

describe('rollback of a studio’s server', () => {
  it('stake of an open bet goes back, without a record and without turnover', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    expect(await rollback(own, id)).toMatchObject(ok(1_000));
    expect([await coinOf(own), await inRoundsOf(own), await recordsOf(own)]).toEqual([100_000, 0, []]);
    expect(await sql`select from player_days where player_id = ${own.player.id}`).toHaveLength(0);
    expect(await rollback(own, id)).toMatchObject(ok(1_000));
    expect(await win(own, id)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });

  it('rollback of a bet that never came is taken, and the bet is refused when it comes', async () => {
    const own = await seat();
    const id = randomUUID();
    const changes = { transaction_uuid: randomUUID() };
    expect(await rollback(own, id, changes)).toMatchObject(ok(1_000));
    const late = await bet(own, { transaction_uuid: id });
    expect(late).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await rollback(own, id, changes)).toMatchObject(ok(1_000));
    expect(await rollback(own, randomUUID(), changes)).toMatchObject({
      status: 'RS_ERROR_DUPLICATE_TRANSACTION',
    });
    expect(await coinOf(own)).toBe(100_000);
  });

  it('rollback of a refused bet is taken and moves nothing', async () => {
    const own = await seat(50);
    const id = randomUUID();
    await bet(own, { transaction_uuid: id });
    expect(await rollback(own, id)).toMatchObject(ok(0.5));
    expect(await journalsOf(own)).toHaveLength(0);
  });

  it('bet with a win gets its stake back, its win stays, and its record has both', async () => {
    const own = await seat();
    const id = randomUUID();
    await bet(own, { transaction_uuid: id, amount: 4 * UNIT });
    await win(own, id, { amount: 3 * UNIT });
    expect(await rollback(own, id)).toMatchObject(ok(1_003));
    expect(await rollback(own, id)).toMatchObject(ok(1_003));
    expect(await recordsOf(own)).toEqual([{ stake: 400, win: 700 }]);
    expect(await win(own, id)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
  });

  it('win is not rolled back', async () => {
    const own = await seat();
    const [id, paid] = [randomUUID(), randomUUID()];
    await bet(own, { transaction_uuid: id });
    await win(own, id, { transaction_uuid: paid });
    expect(await rollback(own, paid)).toMatchObject({ status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST' });
    expect(await coinOf(own)).toBe(100_000);
  });
});
