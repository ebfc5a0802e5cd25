import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createReadiness } from '../../../../server/db/readiness.ts';
import { createServer } from '../../../../server/http/create-server.ts';
import { seedPlatform, services } from '../../../../server/modules.ts';
import { aggregatorsConfig, mayCallFrom } from '../../../../server/studios/remote/aggregators-config.ts';
import { createPlatform } from '../../games/platform.ts';
import { useDatabase } from '../../support/database.ts';

const database = useDatabase();
const { sql } = database;

const pemOf = (bits: number) =>
  String(
    generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ type: 'spki', format: 'pem' }),
  );
const pem = pemOf(2_048);
/** Its public half could be read from it. */
const privatePem = String(
  generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
);

const aggregator = {
  id: 'hub',
  baseUrl: 'https://api.hub.example',
  operatorId: 'marquee',
  publicKeys: [{ id: 'k1', pem }],
  addresses: ['192.0.2.0/24', '2001:db8::7'],
  currency: 'PHP',
  frames: ['https://play.hub.example'],
  minStake: 20,
  maxStake: 1_000_000,
};
const accepts = (...list: unknown[]) => aggregatorsConfig.schema.safeParse(list).success;

describe('config of aggregators', () => {
  it('a new platform has none, and one with all fields is accepted', () => {
    expect(aggregatorsConfig).toMatchObject({ initial: [], movesMoney: true });
    expect([accepts(), accepts(aggregator), accepts(aggregator, { ...aggregator, id: 'relay' })]).toEqual([
      ...[true, true, true],
    ]);
  });

  it.each([
    { id: 'Hub' },
    { id: 'a/b' },
    { baseUrl: 'http://api.hub.example' },
    { operatorId: '' },
    { publicKeys: [] },
    { publicKeys: [{ id: 'k1', pem: 'no key' }] },
    { publicKeys: [{ id: 'k1', pem: pemOf(1_024) }] },
    { publicKeys: [{ id: 'k1', pem: privatePem }] },
    { addresses: [] },
    { addresses: ['192.0.2.0/33'] },
    { addresses: ['0.0.0.0/0'] },
    { addresses: ['hub.example'] },
    { currency: 'php' },
    { frames: [] },
    { frames: ['http://play.hub.example'] },
    { frames: ['https://play.hub.example/slots'] },
    { frames: ['https://play.hub.example:443'] },
    { frames: ['https://play.hub.example:99999'] },
    { frames: ["https://*; script-src 'unsafe-inline'"] },
    { minStake: 0 },
    { maxStake: 10 },
    { maxStake: 1.5 },
  ])('aggregator is refused, case %#', (change) => {
    expect(accepts({ ...aggregator, ...change })).toBe(false);
  });

  it('two aggregators of one id are refused', () => {
    expect(accepts(aggregator, aggregator)).toBe(false);
  });

  it.each([
    ['192.0.2.1', true],
    ['::ffff:192.0.2.1', true],
    ['192.0.3.1', false],
    ['2001:db8::7', true],
    ['2001:db8::8', false],
    ['', false],
  ])('call from “%s” is allowed: %s', (ip, isAllowed) => {
    expect(mayCallFrom(aggregator, ip)).toBe(isAllowed);
  });
});

it('start with an aggregator and without our own key is an error of the log, and without both is none', async () => {
  const lines: string[] = [];
  const { context, clock } = createPlatform(sql, {
    PUBLIC_ORIGIN: 'https://example.com',
    GAMES_ORIGIN: 'https://games.example.com',
  });
  await seedPlatform(sql, clock.now());
  const start = async (expectLines: () => Promise<unknown>) => {
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const readiness = createReadiness(database.url);
    const { app } = await createServer({ context: { ...context, log }, services, readiness });
    await app.listen({ host: '127.0.0.1', port: 0 });
    await expectLines();
    await app.close();
  };
  await sql`update config set value = ${sql.json([aggregator])} where key = 'aggregators'`;
  await start(() => expect.poll(() => lines.join()).toContain('REMOTE_PRIVATE_KEY are not set'));
  await sql`update config set value = '[]' where key = 'aggregators'`;
  await start(async () => sql`select 1`);
  expect(lines).toHaveLength(1);
});
