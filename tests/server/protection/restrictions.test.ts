import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorKey, errorKeyOf } from '../../../contract/errors.ts';
import { ACTS_OF_CALLS } from '../../../contract/protection/call-acts.ts';
import {
  CLOSURE_KINDS,
  type ClosureKind,
  FORBIDDEN_ACTS,
  RESTRICTION_KINDS,
  type Restriction,
} from '../../../contract/protection/restrictions.ts';
import type { NewAccount } from '../support/accounts.ts';
import { useDatabase } from '../support/database.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';
import { operate } from '../support/operators.ts';
import { useApp } from '../support/use-app.ts';
import { DEAD_PROVIDER, type OpenFrame, openFrame, protectedPlayer, spin } from './protected-player.ts';

const database = useDatabase();
const { sql } = database;
const app = useApp(database, { settings: DEAD_PROVIDER });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** After this the game takes the next stake. */
const CYCLE_MS = 5_000;
const STAKE = 100;

/** What brings each restriction about, and when it ends; undefined where this is not known beforehand. */
interface Case {
  begin(player: NewAccount, frame?: OpenFrame): Promise<unknown>;
  until(): number | null | undefined;
  readonly endsSessions?: boolean;
  /** How calls of a forbidden act are refused. */
  readonly refusals: readonly ErrorKey[];
  /** Where it does not end with the player. */
  end?(): Promise<unknown>;
}

const setLimit = ({ token }: NewAccount, key: string, value: number) =>
  app.call('setSelfLimited', { key, value }, token);

/** In a frame that is open, or in one that it opens. */
async function stakeOnce({ token }: NewAccount, frame?: OpenFrame) {
  const { code } = await spin(app, frame ?? (await openFrame(app, token)), STAKE);
  expect(code).toBe(0);
  app.clock.advance(CYCLE_MS);
}

async function deposit({ playerId }: NewAccount, amount: number) {
  const at = app.clock.now();
  await sql`
    insert into deposits (player_id, id, request_id, channel_id, provider, amount, state, created_at, expires_at, settled_at)
    values (${playerId}, ${app.context.newId()}, ${randomUUID()}, 1, 'sandbox', ${amount}, 'paid', ${at}, ${at}, ${at})`;
}

const register = ({ account }: NewAccount, kind: string) =>
  operate(sql, app.clock.now(), 'olive', ['register', 'add', kind, account]);

/** Where every session ends the sign-in says what holds, and a withdrawal-only session what stays open. */
const ENDED = { endsSessions: true, until: () => undefined, refusals: ['sessionEnded'] } as const;

const maintenance = (way: 'on' | 'off') => operate(sql, app.clock.now(), 'olive', ['maintenance', way]);

const CASES: Readonly<Record<ClosureKind, Case>> = {
  maintenance: {
    begin: () => maintenance('on'),
    end: () => maintenance('off'),
    until: () => null,
    refusals: ['maintenance'],
  },
  restricted: { begin: (player) => register(player, 'restricted'), ...ENDED },
  excluded: { begin: ({ token }) => app.call('excludeSelf', { period: 'halfYear' }, token), ...ENDED },
  closed: { begin: ({ token }) => app.call('closeAccount', {}, token), ...ENDED },
  break: {
    begin: ({ token }) => app.call('takeTimeOut', { period: 'day' }, token),
    until: () => app.clock.now() + DAY_MS,
    refusals: ['onBreak', 'gameSessionEnded'],
  },
  sessionLimit: {
    async begin(player) {
      await setLimit(player, 'sessionMinutes', 5);
      app.clock.advance(5 * MINUTE_MS);
    },
    until: () => app.clock.now(),
    refusals: ['sessionTimeUp', 'limitReached'],
  },
  lossLimit: {
    begin: (player) => setLimit(player, 'lossDay', 0),
    until: () => null,
    refusals: ['lossLimitReached', 'limitReached'],
  },
  stakeLimit: {
    async begin(player, frame) {
      await stakeOnce(player, frame);
      await setLimit(player, 'stakeDay', STAKE);
    },
    until: () => app.clock.now() - CYCLE_MS + DAY_MS,
    refusals: ['stakeLimitReached', 'limitReached'],
  },
  depositLimit: {
    async begin(player) {
      await deposit(player, 50_000);
      await setLimit(player, 'depositDay', 50_000);
    },
    until: () => app.clock.now() + DAY_MS,
    refusals: ['depositLimitReached', 'limitReached'],
  },
  identity: {
    begin: ({ playerId }) => sql`update players set kyc_state = 0 where id = ${playerId}`,
    until: () => null,
    refusals: ['kycMissing'],
  },
};

/** Everything by which a restriction refuses. */
const ALL_REFUSALS: ReadonlySet<ErrorKey> = new Set(Object.values(CASES).flatMap(({ refusals }) => refusals));

/** What stays open to whoever may not play: money out, records, help, protection. */
const OPEN_CALLS = [
  'getExchange',
  'exchangeRecord',
  'rechargeRecord',
  'appUserCoinDetail',
  'betRecord',
  'playReport',
  'getReceipt',
  'getOpenBalances',
  'getSafebox',
  'getBonusState',
  'getRewardRecord',
  'getMail2',
  'getChat',
  'getFaq',
  'getSupport',
  'getComplaints',
  'getFeedbacks',
  'getSelfLimited',
  'setSelfLimited',
  'takeTimeOut',
  'getFamilyDecisions',
  'kyc',
  'getDataRights',
];

const told = async ({ token }: NewAccount): Promise<Restriction[]> =>
  (await app.call('refreshData', {}, token)).data.session.restrictions;

/** A verified player with a password to withdraw, a frame that is open, and a promise for each call that needs one. */
async function playerWithFrame() {
  const player = await protectedPlayer(app);
  await app.call('setSafeboxPassword', GOOD_BODIES.setSafeboxPassword?.(), player.token);
  const frame = await openFrame(app, player.token);
  return { player, frame };
}

/** A launch replaces the open frame, so that the frame's own call comes first. */
const BET_FIRST = Object.entries(ACTS_OF_CALLS).toSorted(
  ([a], [b]) => Number(b === 'game/bet') - Number(a === 'game/bet'),
);

/** The sign-up bonus is for verified players, whoever may deposit: its page says so. */
const isOwnCondition = (kind: ClosureKind, name: string) =>
  kind === 'identity' && name === 'receiveSignUpBonus';

const SIGNED_IN = RESTRICTION_KINDS.filter((kind) => !CASES[kind].endsSessions);

describe('restriction of a player', () => {
  it('[R51] player without a restriction gets none', async () => {
    expect(await told(await protectedPlayer(app))).toEqual([]);
  });

  it.each(SIGNED_IN)(
    '[R51] %s is returned with its end at sign-in, preflight and refresh alike',
    async (kind) => {
      const player = await protectedPlayer(app);
      await CASES[kind].begin(player);
      const until = CASES[kind].until();
      const [held] = await told(player);
      expect(held?.kind).toBe(kind);
      if (until === null) expect(held?.until).toBeNull();
      else {
        // Ends of limits are exact to a minute, and never early.
        expect(held?.until).toBeGreaterThanOrEqual(until ?? 0);
        expect(held?.until).toBeLessThanOrEqual((until ?? 0) + MINUTE_MS);
      }
      const start = await app.call('preLogin', GOOD_BODIES.preLogin?.(), player.token);
      expect(start.data.session.restrictions[0].kind).toBe(kind);
    },
  );

  it.each(CLOSURE_KINDS)('[R51] %s refuses each call of a forbidden act and no other', async (kind) => {
    const { player, frame } = await playerWithFrame();
    await CASES[kind].begin(player, frame);
    const { refusals } = CASES[kind];
    const wrong: string[] = [];
    for (const [name, act] of BET_FIRST) {
      const body = { ...GOOD_BODIES[name]?.(), ...(name === 'game/bet' && frame.seeds) };
      const { code } = await app.call(name, body, name === 'game/bet' ? frame.gameToken : player.token);
      const key = errorKeyOf(code);
      const isRefused = key !== null && refusals.includes(key);
      const isForbidden = FORBIDDEN_ACTS[kind].includes(act) || isOwnCondition(kind, name);
      // Whoever has no session is refused everything.
      if (isRefused !== (isForbidden || CASES[kind].endsSessions === true))
        wrong.push(`${name} (${act}): ${key ?? code}`);
    }
    await CASES[kind].end?.();
    expect(wrong).toEqual([]);
  });

  it.each(SIGNED_IN)('[R51] %s leaves withdrawal, records and help open', async (kind) => {
    const player = await protectedPlayer(app);
    await CASES[kind].begin(player);
    for (const name of OPEN_CALLS) {
      const { code } = await app.call(name, GOOD_BODIES[name]?.(), player.token);
      expect(ALL_REFUSALS, name).not.toContain(errorKeyOf(code));
      expect([401, 403, 500], name).not.toContain(code);
    }
  });

  it('[R51] family request that is not decided yet is disclosed to nobody and refuses nothing', async () => {
    const player = await protectedPlayer(app);
    await app.call('requestFamilyExclusion', {
      ...GOOD_BODIES.requestFamilyExclusion?.(),
      person: { name: 'Somebody', birthDate: '1990-01-01', account: player.account, phone: '' },
    });
    expect(await told(player)).toEqual([]);
    expect((await app.call('startGame', { gameId: 101, tryIt: 0 }, player.token)).code).toBe(0);
  });

  it('[R51] used-up stake limit ends exactly when the stake leaves its window', async () => {
    const player = await protectedPlayer(app);
    await CASES.stakeLimit.begin(player);
    const until = (await told(player))[0]?.until ?? 0;
    app.clock.advance(until - app.clock.now());
    await sql`
      update sessions set ends_at = ${until + DAY_MS}, last_act_at = ${until} where player_id = ${player.playerId}`;
    expect(await told(player)).toEqual([]);
  });
});

describe('game at a used-up limit', () => {
  it('[R51] game with real money does not open, and one with play money does', async () => {
    const player = await protectedPlayer(app);
    await CASES.stakeLimit.begin(player);
    const start = (tryIt: number) => app.call('startGame', { gameId: 101, tryIt }, player.token);
    expect((await start(0)).code).toBe(ERROR_CODES.stakeLimitReached);
    expect((await start(1)).code).toBe(0);
  });
});
