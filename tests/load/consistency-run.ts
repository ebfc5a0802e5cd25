import { hashPassword } from '../../server/auth/public/passwords.ts';
import { readConfig, writeConfig } from '../../server/config/public/config-value-queries.ts';
import type { Sql } from '../../server/db/sql.ts';
import { utcDate } from '../../server/rewards/public/utc-calendar.ts';
import { withdrawConfig } from '../../server/wallet/public/wallet-config.ts';
import { createPlatform, seedPlayer } from '../server/games/platform.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import { PIN, REAL_NAME } from '../server/wallet/withdraw-platform.ts';
import { compareWithLedger } from './compare-with-ledger.ts';
import { createPlayerLog, type PlayerLog } from './retrying-client.ts';
import {
  depositor,
  drawer,
  type Kind,
  type LoadPlatform,
  locker,
  repeatUntilDone,
  spinner,
  taker,
} from './retrying-players.ts';

const KINDS = { depositor, spinner, drawer, locker, taker } as const satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;
/** Number of players of each kind. */
export type Crowd = Readonly<Record<KindName, number>>;

const START_COIN = 100_000_000;
const DAY_MS = 86_400_000;

export interface ConsistencyReport {
  /** Acknowledgements by the kind of player. */
  readonly acknowledged: Crowd;
  /** Calls without an answer, or with an error, that were repeated. */
  readonly unanswered: number;
  readonly lost: number;
  readonly doubled: number;
  /** Results that are neither an answer nor a timeout. */
  readonly errors: readonly unknown[];
  readonly isSound: boolean;
}

interface ConsistencyRun {
  readonly platform: LoadPlatform;
  readonly crowd: Crowd;
  /** A pool that no injected failure affects; used before and after the failures. */
  readonly withDatabase: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
  /**
   * Injects the failures once every player is active. `fewest` returns the acknowledgements of the player with the
   * fewest.
   */
  readonly injectFailures: (fewest: () => number) => Promise<void>;
}

/** Seeds everything that the players need and that is not under test. */
async function seedPlayers(sql: Sql, crowd: Crowd): Promise<[KindName, PlayerLog][]> {
  const { context, clock } = createPlatform(sql);
  clock.at = Date.now();
  const rules = await readConfig(sql, withdrawConfig);
  await writeConfig(sql, withdrawConfig, { ...rules, autoApproveDayMax: START_COIN }, clock.at);
  const passwordHash = await hashPassword(PIN);
  const everybody: [KindName, PlayerLog][] = [];
  for (const kind of Object.keys(KINDS) as KindName[]) {
    for (let made = 0; made < crowd[kind]; made += 1) {
      const player = await seedPlayer(context, { coin: START_COIN });
      await sql`
        insert into player_details (player_id, real_name, updated_at) values (${player.id}, ${REAL_NAME}, ${clock.at})`;
      await sql`
        insert into safebox_credentials (player_id, password_hash, changed_at)
        values (${player.id}, ${passwordHash}, ${clock.at})`;
      if (kind === 'drawer') await grantChances(sql, player.id, clock.at);
      everybody.push([kind, createPlayerLog(player, START_COIN)]);
    }
  }
  return everybody;
}

/** A year of chances, all valid until the day after tomorrow. */
async function grantChances(sql: Sql, playerId: string, now: number): Promise<void> {
  const rows = Array.from({ length: 365 }, (_, back) => ({
    playerId,
    day: utcDate(now - (back + 2) * DAY_MS),
    earnedAt: now,
    goodUntil: utcDate(now + 2 * DAY_MS),
    isGranted: true,
  }));
  await sql`insert into draw_chances ${sql(rows)}`;
}

/** Runs players who retry their calls, injects failures, and then compares every acknowledgement with the ledger. */
export async function runConsistency(run: ConsistencyRun): Promise<ConsistencyReport> {
  const { platform, withDatabase } = run;
  const everybody = await withDatabase((sql) => seedPlayers(sql, run.crowd));
  const actions = await Promise.all(everybody.map(([kind, log]) => KINDS[kind](platform, log)));
  let isOn = true;
  const working = actions.map((action) =>
    repeatUntilDone(action, () => isOn).catch((error: unknown) => error ?? 'an error'),
  );
  try {
    await run.injectFailures(() => Math.min(...everybody.map(([, log]) => log.acknowledged.size)));
  } finally {
    isOn = false;
  }
  const errors = (await Promise.all(working)).filter((end) => end !== undefined);
  return withDatabase(async (sql) => {
    const acknowledged = { depositor: 0, spinner: 0, drawer: 0, locker: 0, taker: 0 };
    let [unanswered, lost, doubled] = [0, 0, 0];
    for (const [kind, one] of everybody) {
      const found = await compareWithLedger(platform, sql, one);
      acknowledged[kind] += one.acknowledged.size;
      unanswered += one.repeated;
      lost += found.lost;
      doubled += found.doubled;
    }
    return { acknowledged, unanswered, lost, doubled, errors, isSound: (await auditLedger(sql)).isSound };
  });
}
