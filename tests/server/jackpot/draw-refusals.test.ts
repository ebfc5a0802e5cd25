import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { hasDrawChance } from '../../../server/jackpot/jackpot-chances.ts';
import { seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';
import {
  addBets,
  addDeposit,
  drawBody,
  drawNow,
  luckyPlayer,
  NEEDS,
  readDrawInfo,
  rig,
} from './draw-platform.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database);
afterEach(() => rig(sql));

describe('rejected draw', () => {
  const rejectedWith = async (key: keyof typeof ERROR_CODES, draw: ReturnType<typeof drawNow>) =>
    expect((await draw).code).toBe(ERROR_CODES[key]);

  it('[E04] [V04] [C74] draw is rejected with 1003 while a deposit is missing and with 1004 while bets are, with the missing amount', async () => {
    const player = await seedPlayer(app.context);
    const at = app.clock.now();
    await rejectedWith('jackpotNeedsDeposit', drawNow(app, player));
    await addDeposit(app.context, player.id, { amount: NEEDS.deposit - 1, at });
    const short = await drawNow(app, player);
    expect(short.code).toBe(1003);
    expect(short.data.details).toEqual({ needDeposit: 1, needTyping: NEEDS.betting });
    await addDeposit(app.context, player.id, { amount: 1, at });
    await addBets(app.context, player.id, { amount: NEEDS.betting - 1, at });
    const betting = await drawNow(app, player);
    expect(betting.code).toBe(1004);
    expect(betting.data.details).toEqual({ needDeposit: 0, needTyping: 1 });
    await sql`update player_days set staked = staked + 1 where player_id = ${player.id}`;
    expect((await drawNow(app, player)).code).toBe(0);
  });

  it('[E04] [V04] [C74] draw is rejected with 1002 once the chance of the day is used', async () => {
    const player = await luckyPlayer(app);
    expect((await drawNow(app, player)).code).toBe(0);
    expect((await drawNow(app, player)).code).toBe(1002);
  });

  it('[E04] [C74] draw is rejected with 1001 while the activity is closed, no chance is advertised, and the chance is kept', async () => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    await sql`update activities set is_on = false where id = 47`;
    expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(1001);
    const closed = await readDrawInfo(app, player.sessionId);
    expect(closed).toMatchObject({ canReceiveDrawChance: false, draw: { isOpen: false } });
    await sql`update activities set is_on = true where id = 47`;
    expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(0);
  });

  it('[C74] draw on another commitment than the current one is rejected', async () => {
    const player = await luckyPlayer(app);
    const body = { ...(await drawBody(app, player)), commit: 'b'.repeat(64) };
    const { code } = await app.call('receiveDrawChance', body, player.sessionId);
    expect(code).toBe(ERROR_CODES.drawPromiseStale);
    expect((await readDrawInfo(app, player.sessionId)).draw.chances).toBe(1);
  });

  it.each([
    ['excluded', 'selfExcluded'],
    ['restricted', 'restrictedPerson'],
  ] as const)('[C74] player whom a register lists as %s since the sign-in cannot draw', async (kind, key) => {
    const player = await luckyPlayer(app);
    const body = await drawBody(app, player);
    const [{ accountKey } = { accountKey: '' }] = await sql<{ accountKey: string }[]>`
      select account_key from players where id = ${player.id}`;
    await sql`insert into register_entries ${sql({ id: randomUUID(), kind, accountKey })}`;
    await rejectedWith(key, app.call('receiveDrawChance', body, player.sessionId));
    expect(await sql`select from jackpot_draws where player_id = ${player.id}`).toHaveLength(0);
    // Such a player is not told of an earned chance either.
    const info = await readDrawInfo(app, player.sessionId);
    expect([info.canReceiveDrawChance, info.draw.chances]).toEqual([false, 0]);
    expect(await hasDrawChance(app.context, player.id, app.clock.now())).toBe(false);
  });
});

describe('red dot of the jackpot', () => {
  const dotOf = async (token: string) =>
    (await app.call('activityGetStatusList', {}, token)).data.canReceiveDrawChance;

  it('[D08] [C20] red dot shows while a chance can be used, and only then', async () => {
    const player = await luckyPlayer(app);
    expect(await dotOf(player.sessionId)).toBe(true);
    await sql`update activities set is_on = false where id = 47`;
    expect(await dotOf(player.sessionId)).toBe(false);
    await sql`update activities set is_on = true where id = 47`;
    await drawNow(app, player);
    expect(await dotOf(player.sessionId)).toBe(false);
  });

  it.each(['excluded', 'closed', 'restricted'])(
    '[D08] player who is %s sees no chance, and no draw is made',
    async (status) => {
      const player = await luckyPlayer(app);
      const now = app.clock.now();
      const body = await drawBody(app, player);
      expect(await hasDrawChance(app.context, player.id, now)).toBe(true);
      await sql`update players set status = ${status} where id = ${player.id}`;
      expect(await hasDrawChance(app.context, player.id, now)).toBe(false);
      expect((await app.call('receiveDrawChance', body, player.sessionId)).code).toBe(401);
      expect(await sql`select from jackpot_draws where player_id = ${player.id}`).toHaveLength(0);
    },
  );
});
