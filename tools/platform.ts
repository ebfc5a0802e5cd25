import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import postgres from 'postgres';
import { connectionOptions, withDatabase } from '../server/db/connection.ts';
import { DatabaseStartError } from '../server/db/database-start-error.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/sql.ts';
import { seedSandbox } from '../server/sandbox/seed.ts';
import { seedOperators } from '../server/sandbox/seed-operators.ts';
import { type Settings, SettingsError } from '../server/settings.ts';
import { prepareAggregatorKeys, privatePem, publicPem } from './aggregator-keys.ts';
import { CONFIG_STATUS, type ServiceProcess, startService } from './service-process.ts';
import { StartError } from './start-error.ts';
import { type SuperviseDependencies, type Supervision, supervise } from './supervise.ts';

/** Listeners of one product: app, games, sandbox, metrics, the sandbox's aggregator. */
export const PORTS = 5;
const DATABASE = 'marquee';

const stops: (() => Promise<void>)[] = [];
let isStopping = false;

/**
 * Runs a command that starts processes: prints one line for errors that the user can fix, and leaves no process
 * behind.
 */
export async function runPlatform(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopAll(0));
  process.once('disconnect', () => void stopAll(0));
  process.channel?.unref();
  try {
    await work();
  } catch (error) {
    if (!isStopping) console.error(explain(error));
    await stopAll(1);
  }
}

/** Starts the database of `settings`, embedded where none is set, migrates and seeds it. Returns its address. */
export async function prepareDatabase(settings: Settings): Promise<string> {
  const dataDir = path.resolve(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(dataDir));
  const sql = openDatabase(databaseUrl);
  try {
    await migrate(sql);
    await seedSandbox(sql);
    await seedOperators(sql, dataDir);
  } finally {
    await sql.end();
  }
  publishDatabase(dataDir, databaseUrl);
  return databaseUrl;
}

/** A part of the product as a process, with its readiness address. */
export interface PlatformPart {
  readonly name: string;
  readonly readyUrl: string;
  start(isRestart?: boolean): ServiceProcess;
}

interface PartOptions {
  /** Added to the environment of sandbox and server. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the sandbox's aggregator of remote games is a part. */
  readonly hasAggregator?: boolean;
}

/** Sandbox, aggregator and server, in the order of their start. */
export function listParts(
  settings: Settings,
  databaseUrl: string,
  { env = {}, hasAggregator = false }: PartOptions = {},
): PlatformPart[] {
  const dataDir = path.resolve(settings.dataDir);
  const common = { DATA_DIR: dataDir, PORT: String(settings.port), HOST: settings.host, SANDBOX: '1' };
  const told = {
    ...common,
    DATABASE_URL: databaseUrl,
    METRICS_PORT: String(settings.metricsPort ?? settings.port + 3),
    SANDBOX_SECRET: settings.sandboxSecret ?? randomBytes(24).toString('hex'),
    ...env,
  };
  const keys = hasAggregator ? aggregatorEnvironments(settings, dataDir) : null;
  const part = (name: string, entry: string, readyUrl: string, own: Environment): PlatformPart => ({
    name,
    readyUrl,
    start: (isRestart) =>
      startService(name, entry, own, path.join(dataDir, 'logs', `${name}.log`), isRestart),
  });
  const healthOf = (port: number) => `http://127.0.0.1:${port}/healthz`;
  return [
    part('sandbox', 'server/sandbox/main.ts', healthOf(settings.port + 2), told),
    ...(keys
      ? [
          part('aggregator', 'tools/sandbox-aggregator/main.ts', healthOf(settings.port + 4), {
            ...common,
            ...keys.aggregator,
          }),
        ]
      : []),
    part('server', 'server/main.ts', `http://127.0.0.1:${settings.port}/readyz`, {
      ...told,
      ...keys?.server,
    }),
  ];
}

type Environment = Readonly<Record<string, string>>;

/** Of both sides: each has its own private key and the other's public one. */
function aggregatorEnvironments(
  { remoteKey }: Settings,
  dataDir: string,
): Readonly<Record<'aggregator' | 'server', Environment>> {
  const keys = prepareAggregatorKeys(dataDir);
  const own = { REMOTE_KEY_ID: 'sandbox', REMOTE_PRIVATE_KEY: privatePem(keys.platform) };
  return {
    aggregator: {
      AGGREGATOR_PRIVATE_KEY: privatePem(keys.aggregator),
      PLATFORM_PUBLIC_KEY: publicPem(remoteKey?.privateKey ?? keys.platform),
      // It serves its page's modules without their types, by a function that Node calls experimental.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`.trim(),
    },
    server: {
      SANDBOX_AGGREGATOR_KEY: publicPem(keys.aggregator),
      // A key that the operator has set is the platform's own, also here.
      ...(remoteKey === null && own),
    },
  };
}

/** Starts the parts and waits until all answer; from then on each is restarted when it ends unexpectedly. */
export async function startServices(
  settings: Settings,
  databaseUrl: string,
  options: PartOptions,
): Promise<void> {
  const begun = listParts(settings, databaseUrl, options).map((part) => ({ part, service: part.start() }));
  for (const { service } of begun) stops.push(() => service.stop());
  // The server's error about a failed start is more useful than those of the others.
  for (const { part, service } of begun.toReversed()) await service.waitUntilReady(part.readyUrl);
  for (const { part, service } of begun) registerPart(part.name, superviseService(part, service));
}

export function superviseService(
  part: PlatformPart,
  first: ServiceProcess,
  parts?: SuperviseDependencies,
): Supervision {
  return supervise(part.name, first, () => startAgain(part), parts);
}

/** An end before it is ready counts as another end, unless its exit status says that a setting is wrong. */
async function startAgain(part: PlatformPart): Promise<ServiceProcess> {
  const service = part.start(true);
  try {
    await service.waitUntilReady(part.readyUrl);
  } catch (error) {
    await service.stop();
    if ((await service.ended) === CONFIG_STATUS) throw error;
  }
  return service;
}

/** Checked before anything is built: a port in use is the most common reason for a failed start. */
export async function checkPorts(settings: Settings, count = PORTS): Promise<void> {
  for (let port = settings.port; port < settings.port + count; port++)
    await checkPort(settings.host, port, count);
}

/**
 * Stops `part` at the end; its own unexpected end stops everything, as an incomplete product would only appear to
 * work.
 */
export function registerPart(
  name: string,
  part: Pick<ServiceProcess, 'stop'> & { ended: Promise<unknown> },
): void {
  stops.push(() => part.stop());
  part.ended.then(() => {
    if (isStopping) return;
    console.error(`The ${name} ended unexpectedly; everything stops.`);
    void stopAll(1);
  });
}

async function stopAll(status: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const stop of stops.reverse()) await stop();
  process.exit(status);
}

async function checkPort(host: string, port: number, count: number): Promise<void> {
  const probe = net.createServer();
  const { promise, resolve } = Promise.withResolvers<string | null>();
  probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  probe.listen(port, host, () => resolve(null));
  const failure = await promise;
  if (failure === null) return new Promise((closed) => probe.close(() => closed()));
  if (failure === 'EADDRINUSE') {
    const range = `PORT and the ${count - 1} after it are used`;
    throw new StartError(`Port ${port} is in use: stop what uses it, or set another PORT (${range}).`);
  }
  if (failure === 'EACCES') throw new StartError(`Port ${port} needs more rights: set a PORT above 1023.`);
  throw new StartError(`HOST ${host} cannot be listened on (${failure}).`);
}

async function startDatabase(dataDir: string): Promise<string> {
  const database = await startEmbeddedDatabase(dataDir);
  registerPart(
    'database',
    supervise('database', database, () => startDatabaseAgain(dataDir, database.url)),
  );
  const admin = postgres(connectionOptions(database.url));
  const [found] = await admin`select 1 from pg_database where datname = ${DATABASE}`;
  if (!found) await admin.unsafe(`create database ${DATABASE}`);
  await admin.end();
  return withDatabase(database.url, DATABASE);
}

/** The server reconnects by itself, at the same address only. @throws StartError where the address differs. */
async function startDatabaseAgain(dataDir: string, url: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(dataDir);
  if (database.url === url) return database;
  await database.stop();
  throw new StartError('its socket has moved; restart everything.');
}

/** For the operator's commands, which run in parallel. */
function publishDatabase(dataDir: string, databaseUrl: string): void {
  const file = path.join(dataDir, 'database-url');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.rmSync(file, { force: true }); // an existing file would keep its permissions
  fs.writeFileSync(file, databaseUrl, { mode: 0o600 });
  stops.push(async () => fs.rmSync(file, { force: true }));
}

/** One line for an error that the user can fix; else the stack. */
export function explain(error: unknown): string {
  if (error instanceof StartError || error instanceof SettingsError || error instanceof DatabaseStartError) {
    return error.message;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === '53100' || /No space left/i.test(message)) return 'The disk is full.';
  if (code === 'EACCES' || code === 'EROFS')
    return `${(error as NodeJS.ErrnoException).path} cannot be written.`;
  if (code === 'ECONNREFUSED' || code === 'CONNECT_TIMEOUT' || code === 'ENOTFOUND') {
    return 'The database at DATABASE_URL does not answer.';
  }
  if (code === '28P01' || code === '28000')
    return 'The database at DATABASE_URL refuses this user or password.';
  return error instanceof Error ? (error.stack ?? message) : String(error);
}
