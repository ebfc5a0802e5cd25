import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { breakEnd, exclusionEnd } from '../../../contract/protection/protection-rules.ts';
import { GOOD_PASSWORD, newAccount, registration } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { DEAD_PROVIDER, openFrame, protectedPlayer, spin } from './protected-player.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const signIn = (account: string) => app.call('accountLogin', { account, password: GOOD_PASSWORD });

const ops = (line: string) => operate(sql, app.clock.now(), 'olive', line.split(' '));

describe('break from play', () => {
  it('[R51] break closes games and the cashier at once, leaves the account open, and ends by itself', async () => {
    const { token, account, playerId } = await protectedPlayer(app);
    const frame = await openFrame(app, token);
    const { data } = await app.call('takeTimeOut', { period: 'day' }, token);
    expect(data.breakUntil).toBe(app.clock.now() + 86_400_000);
    // The game is closed while the session continues: an error of the game, not of the session.
    expect((await spin(app, frame, 100)).code).toBe(ERROR_CODES.gameSessionEnded);
    expect(await sql`select from rounds where player_id = ${playerId}`).toHaveLength(0);
    for (const tryIt of [0, 1]) {
      const start = await app.call('startGame', { gameId: 101, tryIt }, token);
      expect(start).toMatchObject({
        code: ERROR_CODES.onBreak,
        data: { details: { until: data.breakUntil } },
      });
    }
    const body = { requestId: crypto.randomUUID(), channelId: 1, amount: 10_000 };
    expect((await app.call('recharge', body, token)).code).toBe(ERROR_CODES.onBreak);
    expect((await app.call('getTradeInfo', {}, token)).code).toBe(0);
    app.clock.advance(86_400_000);
    const again = (await signIn(account)).data.token;
    expect((await app.call('startGame', { gameId: 101, tryIt: 0 }, again)).code).toBe(0);
    expect(await sql`select from audit_log where subject = ${playerId} and act = 'time-out'`).toHaveLength(1);
  });

  it('[R51] break can be extended and never shortened', async () => {
    const { token } = await protectedPlayer(app);
    const now = app.clock.now();
    const accept = async (period: string) =>
      (await app.call('takeTimeOut', { period }, token)).data.breakUntil as number;
    expect(await accept('month')).toBe(breakEnd('month', now));
    expect(await accept('day')).toBe(breakEnd('month', now));
    expect(await accept('sixWeeks')).toBe(breakEnd('sixWeeks', now));
  });
});

describe('self-exclusion', () => {
  it('[R51] self-exclusion ends every session at once and refuses sign-in until an operator lifts it after its end', async () => {
    const { token, account, playerId } = await protectedPlayer(app);
    const other = (await signIn(account)).data.token;
    const frame = await openFrame(app, token);
    const { data } = await app.call('excludeSelf', { period: 'halfYear' }, other);
    expect(data.until).toBe(exclusionEnd('halfYear', app.clock.now()));
    for (const each of [token, other]) expect((await app.call('refreshData', {}, each)).status).toBe(401);
    expect((await spin(app, frame, 100)).status).toBe(401);
    const refused = { code: ERROR_CODES.selfExcluded, data: { details: { until: data.until } } };
    expect(await signIn(account)).toMatchObject(refused);
    await expect(ops(`player lift-exclusion ${account} asked`)).rejects.toThrow(/until/);
    // The end of the exclusion opens nothing by itself.
    app.clock.advance(data.until - app.clock.now());
    expect(await signIn(account)).toMatchObject(refused);
    await ops(`player lift-exclusion ${account} asked in writing`);
    expect((await signIn(account)).code).toBe(0);
    const acts = await sql`select act from audit_log where subject = ${playerId} order by id`;
    expect(acts.map(({ act }) => act)).toEqual(['self-exclusion', 'player lift-exclusion']);
  });

  it('[R51] permanent self-exclusion is never lifted', async () => {
    const { token, account } = await protectedPlayer(app);
    expect((await app.call('excludeSelf', { period: 'forGood' }, token)).data.until).toBeNull();
    await expect(ops(`player lift-exclusion ${account} asked`)).rejects.toThrow(/permanently/);
  });

  it('[R51] another person with the birth date and nationality of an excluded player can register', async () => {
    const birthDate = '1991-07-16';
    const { token } = await newAccount(app, { birthDate });
    await app.call('excludeSelf', { period: 'year' }, token);
    const stranger = await app.call('accountRegist', registration({ birthDate }));
    expect(stranger).toMatchObject({ code: 0, data: { userInfo: { hasKyc: 0 } } });
  });

  it('[R51] ten thousand self-excluded throw-away accounts of every birthday block nobody', async () => {
    const now = app.clock.now();
    await sql`
      insert into players (id, display_id, account, account_key, birth_date, nationality, status, invite_code, created_at)
      select gen_random_uuid(), 200000000 + n, 'throw_' || n, 'throw_' || n, date '1980-01-01' + n, 'PH', 'excluded',
        'THROW' || n, ${now} from generate_series(1, 10000) as n`;
    await sql`
      insert into self_exclusions (id, player_id, made_at, until, birth_date, nationality)
      select gen_random_uuid(), id, ${now}, null, birth_date, nationality from players where account like 'throw\_%'`;
    for (const birthDate of ['1980-01-02', '1988-02-29', '1999-12-31', '2005-06-01'])
      expect((await app.call('accountRegist', registration({ birthDate }))).code).toBe(0);
  });

  it('[R51] excluded player keeps their money: a payment under way is still credited', async () => {
    const { token, playerId } = await protectedPlayer(app, 12_345);
    await app.call('excludeSelf', { period: 'halfYear' }, token);
    const [held] = await sql`
      select amount from balances where player_id = ${playerId} and account = 'player:coin'`;
    expect(held?.amount).toBe(12_345);
  });
});

describe('closing an account', () => {
  it('[R51] closing takes one call, returns the remaining balance, and signs out everywhere', async () => {
    const { token, account } = await protectedPlayer(app, 777);
    expect((await app.call('closeAccount', {}, token)).data).toEqual({ coin: 777 });
    expect((await app.call('refreshData', {}, token)).status).toBe(401);
    expect((await signIn(account)).code).toBe(ERROR_CODES.accountClosed);
  });
});

describe('offers to protected players', () => {
  const dots = async (token: string) => (await app.call('activityGetStatusList', {}, token)).data;
  const activityIds = async (token: string) =>
    (await app.call('getActivityIds', {}, token)).data.activityIds as number[];

  /** Records everything that a chance of a draw needs today. */
  async function earnChance(playerId: string) {
    const now = app.clock.now();
    await sql`insert into draw_chances (player_id, day, earned_at)
      values (${playerId}, ${new Date(now).toISOString().slice(0, 10)}, ${now})`;
  }

  it.each([
    ['a break', 'takeTimeOut', { period: 'week' }],
    ['a deposit limit', 'setSelfLimited', { key: 'depositMonth', value: 0 }],
    ['a stake limit', 'setSelfLimited', { key: 'stakeDay', value: 1 }],
    ['a loss limit', 'setSelfLimited', { key: 'lossWeek', value: 0 }],
  ])(
    '[R51] [O21] [D08] player at %s gets no offer: no banner, bubble, red dot or draw',
    async (_name, call, body) => {
      const { token, playerId } = await protectedPlayer(app);
      await earnChance(playerId);
      expect((await dots(token)).canReceiveDrawChance).toBe(true);
      expect(await activityIds(token)).toContain(47);
      expect((await app.call(call, body, token)).code).toBe(0);
      expect((await dots(token)).canReceiveDrawChance).toBe(false);
      for (const id of await activityIds(token)) expect([4, 25, 48]).toContain(id);
      const info = (await app.call('getJackpotDrawInfo', {}, token)).data;
      expect([info.canReceiveDrawChance, info.draw.chances]).toEqual([false, 0]);
      const draw = {
        requestId: crypto.randomUUID(),
        clientSeed: 'player-seed',
        commit: info.draw.commit,
      };
      const { code } = await app.call('receiveDrawChance', draw, token);
      expect(code).toBe(call === 'takeTimeOut' ? ERROR_CODES.onBreak : ERROR_CODES.limitReached);
    },
  );

  it('[R51] offers return when the limit allows play again', async () => {
    const { token } = await protectedPlayer(app);
    await app.call('setSelfLimited', { key: 'sessionMinutes', value: 5 }, token);
    expect(await activityIds(token)).toContain(47);
    app.clock.advance(5 * 60_000);
    expect(await activityIds(token)).not.toContain(47);
  });
});
