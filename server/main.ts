import { setTimeout as delay } from 'node:timers/promises';
import { createContext } from './context.ts';
import { createLog } from './create-log.ts';
import { DatabaseStartError } from './db/database-start-error.ts';
import { migrate } from './db/migrate.ts';
import { createReadiness } from './db/readiness.ts';
import { openDatabase, SERVER_LIMITS } from './db/sql.ts';
import { createServer } from './http/create-server.ts';
import { METRICS_HOST } from './http/metrics-listener.ts';
import { MorePorts } from './http/more-ports.ts';
import { stopWorkers } from './images/run-worker.ts';
import { startJobs } from './jobs/run-jobs.ts';
import { hooks, jobs, promptJobs, seedPlatform, services, slowJobs } from './modules.ts';
import { logMissingSeedKeys } from './ops/seal-seeds-job.ts';
import { listedRegisters } from './protection/public/listed-registers.ts';
import { sealerOf } from './seal-keys.ts';
import { assertOrigins, readSettings, type Settings, SettingsError } from './settings.ts';

export interface RunningServer {
  /** Completes running requests, accepts no new ones, closes the database. */
  stop(): Promise<void>;
}

/**
 * Brings the schema and the platform's own rows up to date, then listens on `port`, for the games on `port` + 1, and for
 * metrics on `metricsPort` where it is set.
 * @throws SettingsError for a missing database or a taken port, and DatabaseStartError for a schema that cannot be brought
 * up to date, in one readable line.
 */
export async function startServer(settings: Settings): Promise<RunningServer> {
  if (!settings.databaseUrl) throw new SettingsError('Bad setting DATABASE_URL: it is not set.');
  assertOrigins(settings);
  const log = createLog(settings.logLevel);
  const sql = openDatabase(settings.databaseUrl, {
    application: 'server',
    max: settings.databasePool,
    limits: SERVER_LIMITS,
  });
  const context = createContext({ sql, log, settings, registers: listedRegisters(sql), hooks });
  try {
    await assertSafeDatabase(sql);
    const { definitions } = await migrate(sql);
    if (definitions === 'newer')
      log.warn('the functions of the database are of a newer version and stay as they are');
    if (!settings.isSandbox) await assertNoSandboxPlayers(sql);
    await assertKeysKept(sql, settings);
    await seedPlatform(sql, context.clock.now());
    await logMissingSeedKeys(context);
    const { app, games, studios, metrics } = await createServer({
      context,
      services,
      readiness: createReadiness(settings.databaseUrl),
    });
    await listen(app, settings.host, settings.port);
    await listen(games, settings.host, settings.port + 1);
    const studioPorts = new MorePorts(studios, settings.host);
    const openStudioPorts = async () => {
      const ports = await services.studios.readPorts(context);
      const opened = await Promise.all(ports.map((port) => studioPorts.open(port)));
      return opened.filter(Boolean).length;
    };
    if (settings.studioOrigins === null) await openStudioPorts();
    else await listen(studios, settings.host, settings.port + STUDIO_PORT);
    if (settings.metricsPort !== null)
      await listen(metrics, METRICS_HOST, settings.metricsPort, 'METRICS_PORT');
    const running = [
      startJobs(context, { ...jobs, openStudioPorts }),
      startJobs(context, promptJobs, PROMPT_MS),
      startJobs(context, slowJobs),
    ];
    const stop = async () => {
      await Promise.all([
        drain(app),
        drain(games),
        drain(studios),
        studioPorts.close(DRAIN_MS),
        drain(metrics),
        Promise.race([Promise.all(running.map((loop) => loop.stop())), delay(DRAIN_MS)]),
      ]);
      stopWorkers();
      // What still runs now is aborted and rolled back: it was never acknowledged.
      await sql.end({ timeout: 1 });
    };
    log.info({ port: settings.port, gamesPort: settings.port + 1 }, 'listening');
    return { stop };
  } catch (error) {
    await sql.end({ timeout: 1 });
    throw error;
  }
}

/** Above `port`, of the listener for studios' games that names tell apart. */
const STUDIO_PORT = 4;

/** Well below `UNWATCHED_MS`: a round that runs must not look as if no server watched over it. */
const PROMPT_MS = 500;

/**
 * For running requests. A shutdown must fit into the ten seconds that a service manager waits before it kills: a kill
 * loses answers that only had to be sent.
 */
const DRAIN_MS = 6_000;
const STOP_MS = 9_000;

async function drain(listener: Listener): Promise<void> {
  const deadline = setTimeout(() => listener.server.closeAllConnections(), DRAIN_MS);
  // A connection whose last answer was sent after the close began stays open for a next call.
  const sweep = setInterval(() => listener.server.closeIdleConnections(), 50);
  await listener.close();
  clearTimeout(deadline);
  clearInterval(sweep);
}

type Listener = Awaited<ReturnType<typeof createServer>>['app'];

async function listen(listener: Listener, host: string, port: number, setting = 'PORT'): Promise<void> {
  try {
    await listener.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Bad setting ${setting}: port ${port} is in use by another program.`);
  }
}

/** Money that was acknowledged must survive a power cut. */
async function assertSafeDatabase(sql: ReturnType<typeof openDatabase>): Promise<void> {
  const [row] = await sql<[{ fsync: string; commit: string }]>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`;
  if (row.fsync !== 'on')
    throw new SettingsError('The database runs with fsync off: committed payments could be lost.');
  if (row.commit === 'off') {
    throw new SettingsError(
      'The database runs with synchronous_commit off: committed payments could be lost.',
    );
  }
}

/** Without the key used last the server would seal with another, and fail only when identity documents are read. */
async function assertKeysKept(sql: ReturnType<typeof openDatabase>, settings: Settings): Promise<void> {
  const [last] = await sql<{ documentNumber: Buffer }[]>`
    select document_number from kyc_attempts where document_number is not null order by submitted_at desc limit 1`;
  if (!last || sealerOf(settings).knows(last.documentNumber)) return;
  throw new SettingsError(
    'Bad setting SEAL_KEYS: the key that sealed the newest identity documents is missing.',
  );
}

/** The sandbox's players have a public password, and money that was never deposited. */
async function assertNoSandboxPlayers(sql: ReturnType<typeof openDatabase>): Promise<void> {
  const found = await sql`select from players where is_sample limit 1`;
  if (found.length === 0) return;
  throw new SettingsError('Bad setting DATABASE_URL: that database has players of the sandbox.');
}

/** As in `sysexits.h`: a restart would fail in the same way, so the supervisor must not restart. */
const CONFIG_STATUS = 78;

if (import.meta.main) {
  try {
    const server = await startServer(readSettings(process.env));
    const stop = () => void Promise.race([server.stop(), delay(STOP_MS)]).then(() => process.exit(0));
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    const line = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    process.stderr.write(`${line.split('\n')[0]}\n`);
    const isFinal = error instanceof SettingsError || error instanceof DatabaseStartError;
    process.exit(isFinal ? CONFIG_STATUS : 1);
  }
}
