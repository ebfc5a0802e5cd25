import { rmSync } from 'node:fs';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { pino } from 'pino';
import { writeAnswer } from '../../contract/answer.ts';
import { appConfigSchema } from '../../contract/config/app-config.ts';
import { admit } from '../../server/auth/public/admit.ts';
import { readAppConfig } from '../../server/config/app-config.ts';
import { rateLimitsConfig } from '../../server/config/platform-config.ts';
import { writeConfig } from '../../server/config/public/config-value-queries.ts';
import { type Context, createContext } from '../../server/context.ts';
import { startEmbeddedDatabase } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createReadiness } from '../../server/db/readiness.ts';
import { openDatabase } from '../../server/db/sql.ts';
import { createServer } from '../../server/http/create-server.ts';
import { DEFAULT_RATE_LIMITS } from '../../server/http/rate-rules.ts';
import { hooks, seedPlatform, services } from '../../server/modules.ts';
import { listedRegisters } from '../../server/protection/public/listed-registers.ts';
import { readSettings } from '../../server/settings.ts';
import { makeTempDataDir } from '../temp-data-dir.ts';
import type { Bench, Figure } from './bench.ts';

const SECONDS = 5;
const CONNECTIONS = 16;
const BODY = {
  appId: 'marquee',
  channel: 'WEB',
  clientReferrer: '',
  platform: 0,
  appVersion: 'b',
  appWebName: 'b',
};

/** Calls per second; every call must be answered with 200. */
async function load(url: string, body: object): Promise<number> {
  const found = await autocannon({
    url,
    method: 'POST',
    connections: CONNECTIONS,
    // In its own worker thread, as it would otherwise share the thread with the server that it measures.
    workers: 1,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (found.non2xx > 0 || found.errors > 0)
    throw new Error(`${found.non2xx} refused, ${found.errors} broken`);
  return found.requests.average;
}

/** The former implementation: read, validated, serialized and compressed for each call. */
async function startOldWay(context: Context) {
  const app = Fastify();
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  app.post('/app/v1/anonymous/appConfig', async (request) => {
    const now = context.clock.now();
    const subject = request.ip;
    await admit(context.sql, {
      tokenHash: null,
      group: 'guest',
      subject,
      now,
    });
    const visitor = { context, requestUrl: { protocol: 'http', host: 'localhost' }, locale: 'en' } as const;
    const read = await readAppConfig(visitor, true);
    return writeAnswer('code-data', appConfigSchema.parse({ ...read, configVersion: '' }));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

async function runOn(databaseUrl: string): Promise<Figure[]> {
  const sql = openDatabase(databaseUrl, { max: 16 });
  await migrate(sql);
  await seedPlatform(sql, Date.now());
  const none = { max: 1e9 };
  const limits = Object.fromEntries(Object.keys(DEFAULT_RATE_LIMITS).map((group) => [group, none]));
  await writeConfig(sql, rateLimitsConfig, limits, Date.now());
  const settings = readSettings({ SANDBOX: '1', LOG_LEVEL: 'silent' });
  const log = pino({ level: 'silent' });
  const context = createContext({ sql, log, settings, registers: listedRegisters(sql), hooks });
  const old = await startOldWay(context);
  const { app, games } = await createServer({ context, services, readiness: createReadiness(databaseUrl) });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const call = `${url}/app/v1/anonymous/appConfig`;
  const port = (old.server.address() as { port: number }).port;
  try {
    const first = await fetch(call, { method: 'POST', body: JSON.stringify(BODY) });
    const { configVersion } = ((await first.json()) as { data: { configVersion: string } }).data;
    const after = {
      os: '',
      deviceModel: '',
      messagingToken: '',
      phoneinfoJsonModel: '',
      deviceId: '',
      gameListVersion: '',
    };
    const before = await load(`http://127.0.0.1:${port}/app/v1/anonymous/appConfig`, BODY);
    const unknown = await load(call, BODY);
    const known = await load(call, { ...BODY, configVersion });
    const preflight = await load(`${url}/app/v1/preLogin`, { ...BODY, ...after, configVersion });
    const each = (name: string, value: number): Figure[] => [
      { name, value, unit: '/s' },
      {
        name: `${name}, relative to the former implementation`,
        value: value / before,
        unit: '',
        limit: { atLeast: 10 },
      },
    ];
    return [
      { name: 'config built for each call', value: before, unit: '/s' },
      ...each('config, version unknown', unknown),
      ...each('config, version known', known),
      ...each('preflight of a guest, version known', preflight),
    ];
  } finally {
    await Promise.all([old.close(), app.close(), games.close()]);
    await sql.end({ timeout: 5 });
  }
}

async function run(): Promise<Figure[]> {
  const dataDir = makeTempDataDir();
  const database = await startEmbeddedDatabase(dataDir);
  try {
    return await runOn(database.url);
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'config calls per second', run };
