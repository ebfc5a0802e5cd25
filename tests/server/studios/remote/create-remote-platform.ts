import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { GAME_CYCLE_MS } from '../../../../contract/limits.ts';
import type { Context } from '../../../../server/context.ts';
import { createReadiness } from '../../../../server/db/readiness.ts';
import { openRemoteSession } from '../../../../server/games/remote-rounds/remote-sessions.ts';
import { createServer } from '../../../../server/http/create-server.ts';
import { readBalance } from '../../../../server/ledger/read-balance.ts';
import { seedPlatform, services } from '../../../../server/modules.ts';
import { createPlatform, seedOpenGame, seedPlayer, type TestPlayer } from '../../games/platform.ts';
import type { TestDatabase } from '../../support/database.ts';

/** One unit of the currency in the protocol. */
export const UNIT = 100_000;

const newPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'pem' }) };
};

/** Keys by name: hub has two, of which one replaces the other. */
const KEYS = { first: newPair(), second: newPair(), other: newPair(), stranger: newPair() };
export type KeyName = keyof typeof KEYS;

export const signatureOf = (body: string | Buffer, key: KeyName = 'first'): string =>
  sign('sha256', Buffer.from(body), KEYS[key].privateKey).toString('base64');

export const AGGREGATORS = [
  {
    id: 'hub',
    baseUrl: 'https://api.hub.example',
    operatorId: 'marquee',
    publicKeys: [
      { id: 'old', pem: KEYS.first.publicKey },
      { id: 'new', pem: KEYS.second.publicKey },
    ],
    addresses: ['127.0.0.1', '198.51.100.0/24'],
    currency: 'PHP',
    frames: ['https://play.hub.example'],
    minStake: 1,
    maxStake: 100_000_000,
  },
  {
    id: 'relay',
    baseUrl: 'https://api.relay.example',
    operatorId: 'marquee-2',
    publicKeys: [{ id: 'only', pem: KEYS.other.publicKey }],
    addresses: ['127.0.0.1'],
    currency: 'PHP',
    frames: ['https://play.relay.example'],
    minStake: 1,
    maxStake: 100_000_000,
  },
];

interface Sent {
  readonly aggregator?: string;
  readonly key?: KeyName;
  /** In place of the right one. */
  readonly signature?: string;
  readonly from?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
type Answer = any;

/** A player who has started a game of an aggregator. */
export interface RemoteSeat {
  readonly player: TestPlayer;
  readonly user: string;
  readonly token: string;
}

/**
 * The platform with two aggregators that have a game each, as their servers call it; a clock that a test moves. It takes calls between
 * `open` and `close`.
 */
export function createRemotePlatform(database: Pick<TestDatabase, 'sql' | 'url'>) {
  const { sql } = database;
  const lines: string[] = [];
  const { context: made, clock } = createPlatform(sql, {
    PUBLIC_ORIGIN: 'https://example.com',
    GAMES_ORIGIN: 'https://games.example.com',
  });
  const context: Context = { ...made, log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) };
  const started: { app?: FastifyInstance } = {};

  async function open(): Promise<void> {
    await seedPlatform(sql, clock.now());
    await seedOpenGame(sql, 200_001, 'far-reels');
    await seedOpenGame(sql, 200_002, 'far-wheel');
    await sql`
      insert into remote_games (aggregator, code, game_id)
      values ('hub', 'hub_reels', 200001), ('relay', 'rel_wheel', 200002)`;
    await sql`update config set value = ${sql.json(AGGREGATORS)} where key = 'aggregators'`;
    const readiness = createReadiness(database.url);
    started.app = (await createServer({ context, services, readiness })).app;
    await started.app.ready();
  }

  /** Sends bytes as they are, with a signature of these bytes. */
  async function send(path: string, body: string | Buffer, sent: Sent = {}): Promise<Answer> {
    const { aggregator = 'hub', key, signature = signatureOf(body, key), from = '127.0.0.1' } = sent;
    if (!started.app) throw new Error('the platform opens before the first test');
    const answer = await started.app.inject({
      method: 'POST',
      url: `/remote/${aggregator}${path}`,
      remoteAddress: from,
      headers: { host: 'example.com', 'content-type': 'application/json', 'x-hub88-signature': signature },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`HTTP ${answer.statusCode}: ${answer.body}`);
    return answer.json();
  }

  /** Before a bet the clock goes on by the longest cycle, unless its test says otherwise. */
  const pace = { ms: GAME_CYCLE_MS };
  const call = (path: string, body: object, sent?: Sent) => {
    if (path === '/transaction/bet') clock.at += pace.ms;
    return send(path, JSON.stringify({ request_uuid: randomUUID(), ...body }), sent);
  };

  async function launch(player: TestPlayer, gameId = 200_001, aggregator = 'hub'): Promise<RemoteSeat> {
    const { id: playerId, sessionId } = player;
    const opening = { playerId, sessionId, gameId, activityId: null, aggregator };
    const { token, pseudonym: user } = await openRemoteSession(context, opening);
    return { player, user, token };
  }

  /** Of 1,000 units, if nothing else is said. */
  const seat = async (coin = 100_000) => launch(await seedPlayer(context, { coin }));

  return {
    open,
    close: () => started.app?.close(),
    context,
    clock,
    pace,
    /** Of the log, as text. */
    lines,
    send,
    call,
    launch,
    seat,
    bet: ({ user, token }: RemoteSeat, changes: object = {}, sent?: Sent): Promise<Answer> => {
      const own = { transaction_uuid: randomUUID(), round: randomUUID(), game_code: 'hub_reels' };
      return call(
        '/transaction/bet',
        { user, token, ...own, currency: 'PHP', amount: UNIT, ...changes },
        sent,
      );
    },
    win: ({ user, token }: RemoteSeat, bet: string, changes: object = {}, sent?: Sent): Promise<Answer> => {
      const own = { transaction_uuid: randomUUID(), reference_transaction_uuid: bet };
      return call(
        '/transaction/win',
        { user, token, ...own, currency: 'PHP', amount: UNIT, ...changes },
        sent,
      );
    },
    rollback: ({ user, token }: RemoteSeat, reference: string, changes: object = {}, sent?: Sent) => {
      const own = { transaction_uuid: randomUUID(), reference_transaction_uuid: reference };
      return call('/transaction/rollback', { user, token, ...own, ...changes }, sent) as Promise<Answer>;
    },
    coinOf: ({ player }: RemoteSeat) => readBalance(sql, player.id, 'coin'),
    inRoundsOf: ({ player }: RemoteSeat) => readBalance(sql, player.id, 'inRounds'),
    /** Records of the player, the first one first. */
    recordsOf: ({ player }: RemoteSeat) =>
      sql<{ stake: number; win: number }[]>`
        select stake, win from rounds where player_id = ${player.id} order by settled_at, id`,
  };
}

export type RemotePlatform = ReturnType<typeof createRemotePlatform>;
