import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import postgres from 'postgres';
import { connectionOptions, withDatabase } from '../server/db/connection.ts';
import { DatabaseStartError, type EmbeddedDatabase, startEmbeddedDatabase } from '../server/db/embedded.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/sql.ts';
import { seedSandbox } from '../server/sandbox/seed.ts';
import { seedOperators } from '../server/sandbox/seed-operators.ts';
import { type Settings, SettingsError } from '../server/settings.ts';
import { CONFIG_STATUS, type ServiceProcess, startService } from './service-process.ts';
import { StartError } from './start-error.ts';
import { type Supervised, type SuperviseParts, supervise } from './supervise.ts';

/** Listeners of one product: app, games, sandbox. */
export const PORTS = 3;
const DATABASE = 'marquee';

const stops: (() => Promise<void>)[] = [];
let isStopping = false;

/** Runs a command that starts things: one line for what a person can mend, and nothing left behind at its end. */
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

/** The database of `settings`, embedded where none is named, migrated and seeded. Its address. */
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

/** A part of the product as a process that can be started, and where it says that it is ready. */
export interface Part {
  readonly name: string;
  readonly readyUrl: string;
  start(isRestart?: boolean): ServiceProcess;
}

/** Sandbox and server, in the order of their start. `env` adds to what both are told. */
export function listParts(
  settings: Settings,
  databaseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Part[] {
  const dataDir = path.resolve(settings.dataDir);
  const told = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(settings.port),
    HOST: settings.host,
    SANDBOX: '1',
    SANDBOX_SECRET: settings.sandboxSecret ?? randomBytes(24).toString('hex'),
    ...env,
  };
  const part = (name: string, entry: string, readyUrl: string): Part => ({
    name,
    readyUrl,
    start: (isRestart) =>
      startService(name, entry, told, path.join(dataDir, 'logs', `${name}.log`), isRestart),
  });
  return [
    part('sandbox', 'server/sandbox/main.ts', `http://127.0.0.1:${settings.port + 2}/healthz`),
    part('server', 'server/main.ts', `http://127.0.0.1:${settings.port}/readyz`),
  ];
}

/** Starts the parts and waits until all answer; from then on each is started again when it ends unasked. */
export async function startServices(settings: Settings, databaseUrl: string): Promise<void> {
  const begun = listParts(settings, databaseUrl).map((part) => ({ part, service: part.start() }));
  for (const { service } of begun) stops.push(() => service.stop());
  // The server's word about a bad start says more than the sandbox's.
  for (const { part, service } of begun.toReversed()) await service.waitUntilReady(part.readyUrl);
  for (const { part, service } of begun) registerPart(part.name, superviseService(part, service));
}

export function superviseService(part: Part, first: ServiceProcess, parts?: SuperviseParts): Supervised {
  return supervise(part.name, first, () => startAgain(part), parts);
}

/** One that ends again before it is ready counts as another end, unless it says that a setting is at fault. */
async function startAgain(part: Part): Promise<ServiceProcess> {
  const service = part.start(true);
  try {
    await service.waitUntilReady(part.readyUrl);
  } catch (error) {
    await service.stop();
    if ((await service.ended) === CONFIG_STATUS) throw error;
  }
  return service;
}

/** Named before anything is built: a taken port is the commonest reason for a start to fail. */
export async function checkPorts(settings: Settings, count = PORTS): Promise<void> {
  for (let port = settings.port; port < settings.port + count; port++)
    await checkPort(settings.host, port, count);
}

/** Has `part` stopped at the end; its own unasked end ends everything, as half a product would only look alive. */
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
    throw new StartError(`Port ${port} is taken: stop what uses it, or set another PORT (${range}).`);
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

/** The server finds it again by itself, at the same address only. @throws StartError where that is another one. */
async function startDatabaseAgain(dataDir: string, url: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(dataDir);
  if (database.url === url) return database;
  await database.stop();
  throw new StartError('its socket lies elsewhere now; start everything again.');
}

/** For the operator's commands, which run beside us. */
function publishDatabase(dataDir: string, databaseUrl: string): void {
  const file = path.join(dataDir, 'database-url');
  fs.mkdirSync(dataDir, { recursive: true });
  fs.rmSync(file, { force: true }); // an old file would keep its own rights
  fs.writeFileSync(file, databaseUrl, { mode: 0o600 });
  stops.push(async () => fs.rmSync(file, { force: true }));
}

/** The line for what a person can mend; else where it happened. */
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
