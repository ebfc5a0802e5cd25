import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import { CALLS } from '../../../contract/registry.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import type { Context } from '../../../server/context.ts';
import { openDatabase, type Sql } from '../../../server/db/sql.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { settleDueRounds } from '../../../server/games/settle-due-rounds-job.ts';
import type { CallRequest } from '../../../server/http/handler.ts';
import { amountOf, transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { runLotteries } from '../../../server/lottery/run-lotteries-job.ts';
import { services } from '../../../server/modules.ts';
import { bindConfig } from '../../../server/onboarding/onboarding-config.ts';
import { leavingHandlers } from '../../../server/protection/leaving.ts';
import { protectionHandlers } from '../../../server/protection/protection-handlers.ts';
import { insertProgramme } from '../../../server/rewards/programmes/programme-queries.ts';
import { freeBonusConfig } from '../../../server/rewards/rewards-config.ts';
import { utcDay, utcWeek } from '../../../server/rewards/utc-calendar.ts';
import { publishShortChains } from '../lottery/short-chains.ts';
import { type NewAccount, newAccount } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { auditLedger } from '../support/audit-ledger.ts';
import { useDatabase } from '../support/database.ts';
import { mailOperators, POINTS } from '../support/operator-mail.ts';
import { operate, operateByTwo } from '../support/operators.ts';
import { DEAD_PROVIDER, openFrame, protectedPlayer } from './protected-player.ts';

/** Concurrent calls of one kind beside one exclusion. */
const RACERS = 5;
const FREE_BONUS = { amount: 5_000, multiple: 5, budget: 1_000_000 };
const MINES = CATALOGUE.find(({ slug }) => slug === 'mines-of-brass')?.id ?? 0;

const database = useDatabase();
const { sql, url } = database;
/** A connection for each caller, for the exclusion, and for the observer. */
const pool = openDatabase(url, { max: RACERS + 10 });
let app: TestApp;
beforeAll(async () => {
  app = await startApp(database, { pool, settings: DEAD_PROVIDER });
  await sql`update games set status_override = 1 where id = ${MINES}`;
});
afterAll(async () => {
  await app.stop();
  await pool.end({ timeout: 5 });
});

type Answer = { code: number; status: number };
interface Guarded {
  /** Prepares the player so that the call succeeds; the returned function makes one call. */
  prepare(player: NewAccount): Promise<() => Promise<Answer>>;
  /** Number of rows that the call would have written. */
  written(playerId: string): Promise<number>;
  /** A reward that was earned before may be credited during a break too. */
  readonly isBreakAllowed?: boolean;
}

const countOf = async (rows: Promise<{ count: number }>) => (await rows).count;

/** A claim of what turnover of today and yesterday has earned. */
const claimOf = (name: string, source: string, body: Record<string, unknown> = {}): Guarded => ({
  async prepare({ token, playerId }) {
    const staked = 1_000_000_000;
    await sql`
      insert into player_totals (player_id, bet, vip_exp) values (${playerId}, ${staked}, ${staked})
      on conflict (player_id) do update set vip_exp = ${staked}`;
    const [today, yesterday] = [0, 1].map((days) =>
      new Date(app.clock.now() - days * 86_400_000).toISOString().slice(0, 10),
    );
    for (const day of [today, yesterday])
      await sql`
        insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
        values (${playerId}, ${day ?? ''}, ${day ?? ''}, 1, 1, ${staked / 2}, 0, 1) on conflict do nothing`;
    return () => app.call(name, { ...body, requestId: randomUUID() }, token);
  },
  written: (id) => countOf(sql`select from reward_claims where player_id = ${id} and source = ${source}`),
});

/** A claim of a task that stakes in three games, today and a week ago, have done. */
const taskClaimOf = (name: string, source: string, body: () => Record<string, unknown>): Guarded => ({
  async prepare({ token, playerId }) {
    const staked = 1_200_000_000;
    await sql`
      insert into player_totals (player_id, bet, vip_exp) values (${playerId}, ${staked}, ${staked})
      on conflict (player_id) do update set vip_exp = ${staked}`;
    for (const days of [0, 7])
      for (const game of [1, 2, 3]) {
        const date = new Date(app.clock.now() - days * 86_400_000).toISOString().slice(0, 10);
        await sql`
          insert into player_days (player_id, day, market_day, game_type, game_id, staked, won, rounds)
          values (${playerId}, ${date}, ${date}, 1, ${game}, ${staked / 6}, 0, 1) on conflict do nothing`;
      }
    return () => app.call(name, { ...body(), requestId: randomUUID() }, token);
  },
  written: (id) => countOf(sql`select from reward_claims where player_id = ${id} and source = ${source}`),
});

/** A call that takes a player's points or diamonds, of which there are plenty. */
const exchangeOf = (name: string, kind: string, body: (token: string) => Promise<object>): Guarded => ({
  async prepare({ token, playerId }) {
    for (const unit of ['points', 'diamonds'] as const)
      await postJournal(sql, {
        playerId,
        id: app.context.newId(),
        kind: 'rewardClaimed',
        at: app.clock.now(),
        entries: transfer(amountOf(unit, 1_000_000), {
          from: `house:${unit}`,
          to: `player:${unit}`,
        } as never),
      });
    const given = await body(token);
    return () => app.call(name, { ...given, requestId: randomUUID() }, token);
  },
  written: (id) => countOf(sql`select from journals where player_id = ${id} and kind = ${kind}`),
});

/** A claim of the commission for a friend whom an operator has approved. */
const commissionOf = (name: string, body: Record<string, unknown>): Guarded => ({
  ...claimOf(name, 'agent'),
  async prepare({ token, playerId }) {
    const friend = await newAccount(app);
    const [id, at] = [friend.playerId, app.clock.now()];
    await sql`update players set invited_by = ${playerId}, kyc_state = 2 where id = ${id}`;
    await sql`
      insert into agent_members (player_id, member_id, state, reasons, amount, multiple, valid_at, approved_at)
      values (${playerId}, ${id}, 'valid', '{}', 5000, 3, ${at}, ${at})`;
    return () => app.call(name, { ...body, requestId: randomUUID() }, token);
  },
});

/** Every call that takes money for play or grants something, with the way to race it. */
const GUARDED: Readonly<Record<string, Guarded>> = {
  recharge: {
    prepare:
      async ({ token }) =>
      () =>
        app.call('recharge', { requestId: randomUUID(), channelId: 1, amount: 50_000 }, token),
    written: (id) => countOf(sql`select from deposits where player_id = ${id}`),
  },
  startGame: {
    prepare:
      async ({ token }) =>
      () =>
        app.call('startGame', { gameId: 101, tryIt: 1 }, token),
    written: (id) =>
      countOf(sql`
        select from game_sessions where player_id = ${id} and closed_at is null
        union all select from journals where player_id = ${id} and kind = 'playMoney'`),
  },
  'game/bet': {
    async prepare({ token }) {
      const { gameToken, seeds } = await openFrame(app, token);
      const body = { bet: { stake: 100 }, ...seeds };
      return () => app.call('game/bet', { ...body, requestId: randomUUID() }, gameToken);
    },
    written: (id) => countOf(sql`select from rounds where player_id = ${id}`),
  },
  'game/act': {
    async prepare({ token }) {
      const { gameToken, seeds } = await openFrame(app, token, { gameId: MINES });
      const bet = { bet: { stake: 1_000, mines: 3 }, ...seeds };
      const { data } = await app.call('game/bet', { ...bet, requestId: randomUUID() }, gameToken);
      const act = { roundId: data.openRound.roundId, act: { kind: 'open', cell: 0 }, after: 0 };
      return () => app.call('game/act', { ...act, requestId: randomUUID() }, gameToken);
    },
    written: (id) =>
      countOf(sql`
        select from rounds where player_id = ${id}
        union all select from open_rounds where player_id = ${id} and acts <> '[]'`),
  },
  receiveDrawChance: {
    async prepare({ token, playerId }) {
      const day = new Date(app.clock.now()).toISOString().slice(0, 10);
      await sql`insert into draw_chances (player_id, day, earned_at) values (${playerId}, ${day}, ${app.clock.now()})`;
      const { data } = await app.call('getJackpotDrawInfo', {}, token);
      const body = { clientSeed: 'player-seed', commit: data.draw.commit as string };
      return () => app.call('receiveDrawChance', { ...body, requestId: randomUUID() }, token);
    },
    written: (id) => countOf(sql`select from jackpot_draws where player_id = ${id}`),
  },
  releaseBonus: {
    isBreakAllowed: true,
    async prepare({ token, playerId }) {
      const { newId, clock } = app.context;
      const bonusId = newId();
      await sql`insert into player_totals (player_id, bet) values (${playerId}, 100) on conflict do nothing`;
      await sql`
        insert into bonuses (player_id, id, source, amount, need, mark, state, granted_at, expires_at)
        values (${playerId}, ${bonusId}, 'firstDeposit', 700, 0, 0, 'running', ${clock.now()}, ${clock.now() + 1e9})`;
      await postJournal(sql, {
        playerId,
        id: newId(),
        kind: 'bonusGranted',
        at: clock.now(),
        entries: transfer(cents(700), { from: 'house:bonus', to: 'player:bonus' }),
      });
      return () => app.call('releaseBonus', { requestId: randomUUID(), bonusId }, token);
    },
    written: (id) => countOf(sql`select from journals where player_id = ${id} and kind = 'bonusReleased'`),
  },
  receiveFreeBonus: {
    ...claimOf('receiveFreeBonus', 'freeBonus'),
    async prepare({ token }) {
      await writeConfig(sql, freeBonusConfig, FREE_BONUS, app.clock.now());
      return () => app.call('receiveFreeBonus', { requestId: randomUUID() }, token);
    },
  },
  receiveRewardProgramme: {
    ...claimOf('receiveRewardProgramme', 'programme'),
    async prepare({ token }) {
      const [programmeId, at] = [app.context.newId(), app.clock.now()];
      await sql.begin((tx) =>
        insertProgramme(tx, {
          id: programmeId,
          name: { en: 'Points', fil: 'Puntos', 'zh-CN': '积分' },
          rewards: [{ propId: 2002, count: 10 }],
          minLevel: 0,
          cost: 1,
          budget: 1,
          startsAt: at,
          endsAt: at + 1e9,
        }),
      );
      return () => app.call('receiveRewardProgramme', { requestId: randomUUID(), programmeId }, token);
    },
  },
  receiveTaskAward: taskClaimOf('receiveTaskAward', 'task', () => ({
    tasks: [{ taskId: 1, period: utcDay(app.clock.now()).key }],
  })),
  receiveVipTask: taskClaimOf('receiveVipTask', 'vipTask', () => ({
    id: 5,
    period: utcWeek(app.clock.now()).key,
  })),
  receiveVipTaskUnReceiveBonus: taskClaimOf('receiveVipTaskUnReceiveBonus', 'vipTask', () => ({})),
  pointsExchangeDiamonds: exchangeOf('pointsExchangeDiamonds', 'pointsExchanged', async () => ({ count: 1 })),
  diamondExchangeCoin: exchangeOf('diamondExchangeCoin', 'diamondsExchanged', async () => ({ count: 1 })),
  diamondExchangeGoods: exchangeOf('diamondExchangeGoods', 'goodsBought', async () => ({ goodsId: 1 })),
  diamondExchangeScratchcard: exchangeOf(
    'diamondExchangeScratchcard',
    'scratchCardBought',
    async (token) => ({
      clientSeed: 'player-seed',
      commit: (await app.call('getScratchCardInfo', {}, token)).data.commit,
    }),
  ),
  receiveVipBonusUser: claimOf('receiveVipBonusUser', 'vipLevelUp', { level: 5 }),
  appVipUserReceiveDaily: claimOf('appVipUserReceiveDaily', 'vipDaily'),
  appVipUserReceiveSignInAward: claimOf('appVipUserReceiveSignInAward', 'vipSignIn'),
  appVipUserReceiveMonthly: claimOf('appVipUserReceiveMonthly', 'vipMonthly'),
  loginBonus3UserReceive: claimOf('loginBonus3UserReceive', 'loginBonus'),
  receiveSupply: claimOf('receiveSupply', 'supply'),
  receiveAddupAwardById: {
    ...claimOf('receiveAddupAwardById', 'recharge'),
    async prepare({ token, playerId }) {
      const [id, requestId, at] = [app.context.newId(), randomUUID(), app.clock.now()];
      await sql`
        insert into deposits (player_id, id, request_id, channel_id, provider, amount, state, created_at, expires_at, settled_at)
        values (${playerId}, ${id}, ${requestId}, 1, 'sandbox', 50000, 'paid', ${at}, ${at + 1e6}, ${at})`;
      return () => app.call('receiveAddupAwardById', { requestId: randomUUID(), id: 101 }, token);
    },
  },
  receiveMail: {
    ...claimOf('receiveMail', 'mail'),
    async prepare({ token, account }) {
      const operators = mailOperators(sql, app);
      await operators.save('guarded');
      const about = ['--values', '{"event":"fair"}', '--rewards', POINTS];
      await operators.deliver('guarded', '--to', account, ...about);
      return () => app.call('receiveMail', { requestId: randomUUID(), id: null }, token);
    },
  },
  receiveSlotsHack: {
    ...claimOf('receiveSlotsHack', 'slotsHack'),
    async prepare({ token, playerId }) {
      const week = utcWeek(app.clock.now() - 7 * 86_400_000).key;
      await sql`
        insert into slots_hack_weeks (week, closed_at) values (${week}, ${app.clock.now()}) on conflict do nothing`;
      await sql`
        insert into slots_hack_winners (player_id, week, place, multiple, won_at, rewards)
        select ${playerId}, ${week}, coalesce(max(place), 0) + 1, 500, ${app.clock.now()}, ${sql.json([{ propId: 2002, count: 5 }])}
        from slots_hack_winners where week = ${week}`;
      return () => app.call('receiveSlotsHack', { requestId: randomUUID(), week }, token);
    },
  },
  actInviteUserExchange: {
    ...claimOf('actInviteUserExchange', 'inviteSpin'),
    async prepare({ token, playerId }) {
      await app.call('actInviteUser', {}, token);
      await sql`update invite_periods set won = 5000 where player_id = ${playerId}`;
      return () => app.call('actInviteUserExchange', { requestId: randomUUID() }, token);
    },
  },
  openRedPacket: {
    ...claimOf('openRedPacket', 'redPacket'),
    async prepare({ token }) {
      const [from, until] = [0, 86_400_000].map((ms) => new Date(app.clock.now() + ms).toISOString());
      const name = { en: 'Packet', fil: 'Ampao', 'zh-CN': '红包' };
      const terms = JSON.stringify({ name, points: 1_000, pieces: 10, from, until });
      const said = await operateByTwo(sql, app.clock.now(), ['packet', 'create', terms]);
      const [, packetId] = /Packet (\S+):/.exec(said) ?? [];
      return () => app.call('openRedPacket', { requestId: randomUUID(), packetId }, token);
    },
  },
  saveFund: {
    ...exchangeOf('saveFund', 'fundSaved', async () => ({ points: 1_000 })),
    written: (id) => countOf(sql`select from funds where player_id = ${id}`),
  },
  receiveFund: {
    ...claimOf('receiveFund', 'fund'),
    async prepare({ token, playerId }) {
      const given = exchangeOf('saveFund', 'fundSaved', async () => ({ points: 1_000 }));
      const save = await given.prepare({ token, playerId } as NewAccount);
      await save();
      const [fund] =
        await sql`update funds set due_at = ${app.clock.now()} where player_id = ${playerId} returning id`;
      return () => app.call('receiveFund', { requestId: randomUUID(), fundId: fund?.id }, token);
    },
  },
  buyLotteryTickets: {
    async prepare({ token }) {
      await publishShortChains(app.context);
      await runLotteries(app.context);
      const [round] = await sql<{ number: number; commit: string }[]>`
        select number, encode(commitment, 'hex') as commit from lottery_rounds
        where product = 'daily' and state = 'open'`;
      const body = { ...round, product: 'daily', count: 1, payWith: 'coin', clientSeed: 'a'.repeat(64) };
      return () => app.call('buyLotteryTickets', { ...body, requestId: randomUUID() }, token);
    },
    written: (id) => countOf(sql`select from lottery_orders where player_id = ${id}`),
  },
  actInviteClickInvite: {
    async prepare({ token }) {
      await app.call('actInviteUser', {}, token);
      return () => app.call('actInviteClickInvite', { requestId: randomUUID() }, token);
    },
    written: (id) => countOf(sql`select from invite_shares where player_id = ${id}`),
  },
  actInviteUserSpin: {
    async prepare({ token }) {
      const { data } = await app.call('actInviteUser', {}, token);
      await app.call('actInviteClickInvite', { requestId: randomUUID() }, token);
      const body = { commit: data.commit, clientSeed: 'player-seed' };
      return () => app.call('actInviteUserSpin', { ...body, requestId: randomUUID() }, token);
    },
    written: (id) => countOf(sql`select from invite_spins where player_id = ${id}`),
  },
  receiveFollowReward: {
    ...claimOf('receiveFollowReward', 'follow'),
    async prepare({ token }) {
      await app.call('openFollowChannel', { channelKey: 'telegram' }, token);
      const body = () => ({ requestId: randomUUID(), channelKey: 'telegram' });
      return () => app.call('receiveFollowReward', body(), token);
    },
  },
  receiveBindReward: {
    ...claimOf('receiveBindReward', 'bind'),
    async prepare({ token }) {
      await writeConfig(sql, bindConfig, { points: 300, needed: 1 }, app.clock.now());
      return () => app.call('receiveBindReward', { requestId: randomUUID() }, token);
    },
  },
  receiveSignUpBonus: {
    ...claimOf('receiveSignUpBonus', 'signUpBonus'),
    async prepare({ token, playerId }) {
      await sql`update players set kyc_state = 2 where id = ${playerId}`;
      return () => app.call('receiveSignUpBonus', { requestId: randomUUID() }, token);
    },
  },
  appAgent5UserReceive: commissionOf('appAgent5UserReceive', {}),
  appAgent5UserInviteValidReceive: commissionOf('appAgent5UserInviteValidReceive', { memberId: null }),
  betBonusReceive: claimOf('betBonusReceive', 'rebate'),
  betBonusByTypeReceive: claimOf('betBonusByTypeReceive', 'rebate', { type: 1 }),
};

/** Calls with a request id that an excluded player may still complete: nothing is staked, deposited or granted. */
const UNGUARDED: Readonly<Record<string, string>> = {
  accountRegist: 'makes the account',
  accountRegist4: 'makes the account',
  addBankInfo: 'an account to be paid to',
  addKyc: 'proves who the player is, which a withdrawal needs',
  addToComplaint: 'no money',
  addToFeedback: 'no money',
  requestFamilyExclusion: 'no money: a request about somebody else',
  cancelRecharge: 'takes nothing: a deposit is given up',
  exchange: 'money goes out, which stays allowed',
  fileComplaint: 'no money',
  sendChatMessage: 'no money: help stays open to everybody',
  sendFeedback: 'no money',
  uploadSupportImage: 'no money: a picture for a message',
  forfeitBonus: 'takes nothing of the player’s own and grants nothing',
  takeBackFund: 'gives back the player’s own points',
  moveSafebox: 'locks money away, or unlocks it to be withdrawn',
  scratchCardLottery: 'pays what was decided when the card was bought',
  uploadKyc: 'proves who the player is, which a withdrawal needs',
};

it('[R51] every call with a request id is guarded, or listed as one that needs no guard', () => {
  const withId = [...CALLS.values()]
    .filter(({ name }) => services.calls.has(name))
    .filter(({ body }) => 'requestId' in (body as unknown as { shape: object }).shape)
    .map(({ name }) => name);
  // A launch has no request id: it moves no money but opens a session that does.
  expect([...withId, 'startGame'].toSorted()).toEqual(
    [...Object.keys(GUARDED), ...Object.keys(UNGUARDED)].toSorted(),
  );
});

/** A pool whose transactions have completed their work and wait before they commit. */
function heldBefore(commit: Promise<void>, onReady: () => void): Sql {
  const begin = (work: (tx: never) => Promise<unknown>) =>
    pool.begin(async (tx) => {
      const done = await work(tx as never);
      onReady();
      await commit;
      return done;
    });
  return new Proxy(pool, {
    get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name)),
  });
}

type Bar = (player: NewAccount, sqlOfBar: Sql) => Promise<unknown>;

function requestOf({ playerId, account, displayId, sessionId }: Whole, own: Sql): CallRequest {
  const context: Context = { ...app.context, sql: own };
  const player = {
    id: playerId,
    account,
    displayId,
    sessionId,
    provedAt: app.clock.now(),
    isWithdrawalOnly: false,
  };
  return { context, player, ip: '127.0.0.1', userAgent: 'test', locale: 'en' } as unknown as CallRequest;
}

type Whole = NewAccount & { displayId: number; sessionId: string };

async function wholeOf(player: NewAccount): Promise<Whole> {
  const [row] = await sql<{ displayId: number; sessionId: string }[]>`
    select display_id, sessions.id as session_id from players join sessions on player_id = players.id
    where players.id = ${player.playerId}`;
  if (!row) throw new Error('no session');
  return { ...player, ...row };
}

const BARS: Readonly<Record<string, Bar>> = {
  'a self-exclusion': async (player, own) =>
    leavingHandlers.excludeSelf({ period: 'halfYear' }, requestOf(await wholeOf(player), own)),
  'a closing': async (player, own) => leavingHandlers.closeAccount({}, requestOf(await wholeOf(player), own)),
  'a break': async (player, own) =>
    protectionHandlers.takeTimeOut({ period: 'day' }, requestOf(await wholeOf(player), own)),
  'an entry in the register': ({ account }, own) => {
    return operate(own, app.clock.now(), 'olive', ['register', 'add', 'restricted', account]);
  },
};

const RACES = Object.keys(GUARDED).flatMap((call) => Object.keys(BARS).map((bar) => [call, bar] as const));

describe('call in progress while the player is barred', () => {
  it.each(RACES)('[R51] %s during %s commits nothing afterwards', async (call, bar) => {
    const guarded = GUARDED[call];
    const begin = BARS[bar];
    if (!guarded || !begin) throw new Error(call);
    const player = await protectedPlayer(app);
    const makeCall = await guarded.prepare(player);
    const before = await guarded.written(player.playerId);

    const gate = Promise.withResolvers<void>();
    const ready = Promise.withResolvers<void>();
    const barred = begin(player, heldBefore(gate.promise, ready.resolve));
    await Promise.race([ready.promise, barred]);
    // All of them are admitted, as the exclusion is not committed yet.
    const racing = Promise.all(Array.from({ length: RACERS }, makeCall));
    await Promise.race([untilWaiting(RACERS), racing]);
    gate.resolve();
    await barred;
    const answers = await racing;

    const isAllowed = bar === 'a break' && guarded.isBreakAllowed === true;
    const successes = answers.filter(({ code }) => code === 0).length;
    expect(successes).toBe(isAllowed ? 1 : 0);
    expect((await guarded.written(player.playerId)) - before).toBe(isAllowed ? 1 : 0);
  });

  it.each(Object.keys(GUARDED))('[R51] %s of a player who may play succeeds', async (call) => {
    const guarded = GUARDED[call];
    if (!guarded) throw new Error(call);
    const player = await protectedPlayer(app);
    const makeCall = await guarded.prepare(player);
    const before = await guarded.written(player.playerId);
    await makeCall();
    expect(await guarded.written(player.playerId)).toBeGreaterThan(before);
  });

  it.each(Object.keys(BARS))(
    '[R51] [C90] round that waits for the player is settled after %s',
    async (bar) => {
      const player = await protectedPlayer(app);
      await GUARDED['game/act']?.prepare(player);
      await settleDueRounds(app.context);
      const settled = () => countOf(sql`select from rounds where player_id = ${player.playerId}`);
      expect(await settled()).toBe(0);
      await BARS[bar]?.(player, pool);
      await settleDueRounds(app.context);
      expect(await settled()).toBe(1);
    },
  );

  it('ledger is sound after all races', async () => {
    expect((await auditLedger(sql)).isSound).toBe(true);
  });
});

/** Resolves when this many connections wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    const [row] = await sql<{ waiting: number }[]>`
      select count(distinct pid)::int as waiting from pg_locks where not granted`;
    if ((row?.waiting ?? 0) >= count) return;
  }
}
