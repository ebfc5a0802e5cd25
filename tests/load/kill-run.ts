import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, type Sql } from '../../server/db/sql.ts';
import { auditLedger } from '../../server/ledger/audit-ledger.ts';
import { readConfig, writeConfig } from '../../server/services/config-store.ts';
import { utcDay } from '../../server/services/jackpot-chances.ts';
import { hashPassword } from '../../server/services/passwords.ts';
import { seededRandom } from '../maths/seeded-random.ts';
import { makeHouse, seedPlayer } from '../server/games/house.ts';
import { PIN, REAL_NAME } from '../server/wallet/withdraw-house.ts';
import { type KillHouse, startKillHouse } from './kill-house.ts';
import { newTold, type Told } from './stubborn-client.ts';
import { depositor, drawer, type Kind, keepAt, locker, spinner, taker } from './stubborn-players.ts';
import { holdAgainstBooks } from './told-and-booked.ts';

const KINDS = { depositor, spinner, drawer, locker, taker } as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;

const START_COIN = 100_000_000;
const DAY_MS = 86_400_000;
/** Of five kills two are the database's. */
const isDatabases = (kill: number) => kill % 5 === 1 || kill % 5 === 3;

export interface KillRun {
  readonly kills: number;
  readonly seed: number;
  /** A kill comes this long after everything ran again, at most. */
  readonly calmMs: number;
  readonly players: Readonly<Record<KindName, number>>;
  /** Hears of each kill. */
  readonly say?: (line: string) => void;
}

export interface KillReport {
  /** Promises by the kind of player. */
  readonly told: Readonly<Record<KindName, number>>;
  readonly unanswered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly faults: readonly unknown[];
  readonly isSound: boolean;
}

/** Everything that the players need and that is not what is tried here. */
async function seedPlayers(sql: Sql, players: KillRun['players']): Promise<[KindName, Told][]> {
  const { context, clock } = makeHouse(sql);
  clock.at = Date.now();
  const rules = await readConfig(sql, 'withdraw');
  await writeConfig(sql, 'withdraw', { ...rules, autoApproveDayMax: START_COIN }, clock.at);
  const passwordHash = await hashPassword(PIN);
  const everybody: [KindName, Told][] = [];
  for (const kind of Object.keys(KINDS) as KindName[]) {
    for (let made = 0; made < players[kind]; made += 1) {
      const player = await seedPlayer(context, { coin: START_COIN });
      await sql`
        insert into player_details (player_id, real_name, updated_at) values (${player.id}, ${REAL_NAME}, ${clock.at})`;
      await sql`
        insert into safebox_credentials (player_id, password_hash, changed_at)
        values (${player.id}, ${passwordHash}, ${clock.at})`;
      if (kind === 'drawer') await giveChances(sql, player.id, clock.at);
      everybody.push([kind, newTold(player, START_COIN)]);
    }
  }
  return everybody;
}

/** A year of them, all good until the day after tomorrow. */
async function giveChances(sql: Sql, playerId: string, now: number): Promise<void> {
  const rows = Array.from({ length: 365 }, (_, back) => ({
    playerId,
    day: utcDay(now - (back + 2) * DAY_MS),
    earnedAt: now,
    goodUntil: utcDay(now + 2 * DAY_MS),
    isGranted: true,
  }));
  await sql`insert into draw_chances ${sql(rows)}`;
}

async function withDatabase<T>(house: KillHouse, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openDatabase(house.databaseUrl(), { max: 2 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** A house of its own, killed again and again under players who insist; then its books are read. */
export async function runKills(run: KillRun): Promise<KillReport> {
  const house = await startKillHouse();
  try {
    return await runOn(house, run);
  } finally {
    await house.stop();
  }
}

async function runOn(house: KillHouse, { kills, seed, calmMs, players, say }: KillRun): Promise<KillReport> {
  const everybody = await withDatabase(house, (sql) => seedPlayers(sql, players));
  const deeds = await Promise.all(everybody.map(([kind, told]) => KINDS[kind](house, told)));
  let isOn = true;
  const working = deeds.map((deed) => keepAt(deed, () => isOn).catch((error: unknown) => error ?? 'a fault'));
  const random = seededRandom(seed);
  for (let kill = 0; kill < kills; kill += 1) {
    const calm = random.integer(calmMs);
    await wait(calm);
    const whom = isDatabases(kill) ? 'database' : 'server';
    const from = performance.now();
    await (whom === 'database' ? house.killDatabase() : house.killServer());
    say?.(
      `kill ${kill + 1}: the ${whom} after ${calm} ms; back after ${Math.round(performance.now() - from)} ms`,
    );
  }
  isOn = false;
  const faults = (await Promise.all(working)).filter((end) => end !== undefined);
  return withDatabase(house, async (sql) => {
    const told = { depositor: 0, spinner: 0, drawer: 0, locker: 0, taker: 0 };
    let [unanswered, lost, doubled] = [0, 0, 0];
    for (const [kind, one] of everybody) {
      const found = await holdAgainstBooks(house, sql, one);
      told[kind] += one.promised.size;
      unanswered += one.lost;
      lost += found.lost;
      doubled += found.doubled;
    }
    return { told, unanswered, lost, doubled, faults, isSound: (await auditLedger(sql)).isSound };
  });
}
