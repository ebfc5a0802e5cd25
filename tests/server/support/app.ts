import { pino } from 'pino';
import { readAnswer } from '../../../contract/answer.ts';
import { CALLS } from '../../../contract/registry.ts';
import { type Context, createContext } from '../../../server/context.ts';
import { createReadiness } from '../../../server/db/readiness.ts';
import { openDatabase, SERVER_LIMITS, type Sql } from '../../../server/db/sql.ts';
import { BUILT_FOLDERS, type Folders } from '../../../server/http/built-folders.ts';
import { createServer } from '../../../server/http/create-server.ts';
import { METRICS_HOST } from '../../../server/http/metrics-listener.ts';
import { hooks, seedPlatform, services } from '../../../server/modules.ts';
import { listedRegisters } from '../../../server/protection/public/listed-registers.ts';
import { readSettings, type Settings } from '../../../server/settings.ts';
import type { TestDatabase } from './database.ts';

/** A clock that moves only when told to. */
export interface TestClock {
  now(): number;
  /** Milliseconds. */
  advance(by: number): void;
}

export function createTestClock(start = Date.UTC(2027, 2, 10, 4, 0, 0)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (by) => {
      now += by;
    },
  };
}

export const COMMON = {
  appId: 'marquee',
  channel: 'WEB',
  clientReferrer: '',
  platform: 0,
  appVersion: 'test',
  appWebName: 'test',
} as const;

/** A key of this test alone: no test leaves a key on the disk. */
export const TEST_SEAL_KEY = Buffer.alloc(32, 7).toString('base64');

export interface Called {
  readonly status: number;
  /** The answer's code; 0 for success whatever the envelope. */
  readonly code: number;
  /** The validated value of a success, else the raw body. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes; the contract has checked them.
  readonly data: any;
  readonly msg: string;
  readonly headers: Headers;
}

export interface TestApp {
  readonly context: Context;
  readonly clock: TestClock;
  /** Addresses of the players' two listeners. */
  readonly url: string;
  readonly gamesUrl: string;
  /** Of the metrics' listener. */
  readonly metricsUrl: string;
  /** Makes a call with valid common fields; an answer that violates the contract fails the test. */
  call(name: string, body?: Record<string, unknown>, token?: string): Promise<Called>;
  stop(): Promise<void>;
}

export interface Overrides extends Partial<Omit<Context, 'sql' | 'clock' | 'settings'>> {
  readonly clock?: TestClock;
  readonly settings?: Partial<Settings>;
  readonly folders?: Partial<Folders>;
  /** A pool for the server other than the test's own. */
  readonly pool?: Context['sql'];
  /** The database of the readiness probe, in place of the test's own. */
  readonly databaseUrl?: string;
}

/** The server's own limits with a longer queue, as a single connection is no reason for a rejection. */
function openPool({ url, connections }: TestDatabase): Sql {
  const { statement, idleInTransaction } = SERVER_LIMITS;
  return openDatabase(url, {
    application: 'server',
    max: connections,
    limits: { statement, idleInTransaction, connect: 10_000 },
  });
}

/** The real server on free ports with this test file's own database and a test clock. */
export async function startApp(database: TestDatabase, overrides: Overrides = {}): Promise<TestApp> {
  const { sql } = database;
  const own = overrides.pool ? null : openPool(database);
  const pool = overrides.pool ?? (own as Sql);
  const clock = overrides.clock ?? createTestClock();
  const settings = {
    ...readSettings({
      GAMES_ORIGIN: 'http://games.test',
      SANDBOX: '1',
      LOG_LEVEL: 'silent',
      SEAL_KEYS: TEST_SEAL_KEY,
    }),
    ...overrides.settings,
  };
  await seedPlatform(sql, clock.now());
  const context: Context = {
    ...createContext({
      sql: pool,
      log: overrides.log ?? pino({ level: 'silent' }),
      settings,
      hooks,
      clock,
      registers: overrides.registers ?? listedRegisters(pool),
      ...(overrides.random && { random: overrides.random }),
      ...(overrides.seedSealer && { seedSealer: overrides.seedSealer }),
    }),
    ...(overrides.newId && { newId: overrides.newId }),
  };
  const { app, games, metrics } = await createServer({
    context,
    services,
    readiness: createReadiness(overrides.databaseUrl ?? database.url),
    folders: { ...BUILT_FOLDERS, ...overrides.folders },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const gamesUrl = await games.listen({ host: '127.0.0.1', port: 0 });
  const metricsUrl = await metrics.listen({ host: METRICS_HOST, port: 0 });
  return {
    context,
    clock,
    url,
    gamesUrl,
    metricsUrl,
    call: (name, body = {}, token) =>
      post(name.startsWith('game/') ? gamesUrl : url, name, { ...COMMON, ...body }, token),
    stop: async () => {
      app.server.closeAllConnections();
      games.server.closeAllConnections();
      metrics.server.closeAllConnections();
      await Promise.all([app.close(), games.close(), metrics.close()]);
      await own?.end({ timeout: 5 });
    },
  };
}

/** One call over HTTP; a successful answer is validated by the contract. */
export async function post(
  url: string,
  name: string,
  body: unknown,
  token?: string,
  signal?: AbortSignal,
): Promise<Called> {
  const response = await fetch(`${url}/app/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
  const raw = await response.json();
  const call = CALLS.get(name);
  const answer = readAnswer(call?.envelope ?? 'code-data', raw);
  const base = { status: response.status, msg: raw.msg ?? '', headers: response.headers };
  if (!answer.ok) return { ...base, code: answer.code, data: raw };
  return { ...base, code: 0, data: call ? call.data.parse(answer.value) : answer.value };
}
