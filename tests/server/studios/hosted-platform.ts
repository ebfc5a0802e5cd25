import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll } from 'vitest';
import type { Context } from '../../../server/context.ts';
import { createReadiness } from '../../../server/db/readiness.ts';
import { openGameSession } from '../../../server/games/game-sessions.ts';
import { readNextCommit, rotatePair } from '../../../server/games/seed-pairs/rotate-seed-pair.ts';
import { createServer } from '../../../server/http/create-server.ts';
import { readBalance } from '../../../server/ledger/read-balance.ts';
import { services } from '../../../server/modules.ts';
import { findGamePlace } from '../../../server/studios/studio-game-queries.ts';
import { createPlatform, seedPlayer, type TestPlayer } from '../games/platform.ts';
import type { TestDatabase } from '../support/database.ts';
import { book, type MathFiles } from './made-package.ts';
import { useStudioPlace } from './studio-place.ts';

export const CYCLE_MS = 2_500;
/** One unit of the currency in the protocol. */
export const UNIT = 1_000_000;

const modes = ['base', 'SURE', 'Bonus'] as const;
const COSTS = { base: 1, SURE: 1, Bonus: 1.25 };

/** Base pays 24 times the level once in 25 rounds, SURE 0.96 and Bonus, which costs 1.25, 1.2 times in each round. */
export const MIXED: MathFiles = {
  'index.json': JSON.stringify({
    modes: modes.map((name) => ({
      ...{ name, cost: COSTS[name], events: `books_${name}.jsonl.zst`, weights: `table_${name}.csv` },
    })),
  }),
  'table_base.csv': '0,24,0\n1,1,2400\n',
  'books_base.jsonl.zst': `${book(0, 0)}\n${book(1, 2_400, [{ type: 'win' }])}\n`,
  'table_SURE.csv': '0,1,96\n',
  'books_SURE.jsonl.zst': `${book(0, 96, [{ type: 'sure' }])}\n`,
  'table_Bonus.csv': '0,1,120\n',
  'books_Bonus.jsonl.zst': `${book(0, 120, [{ type: 'bonus' }, { type: 'end' }])}\n`,
};

/** What a call was answered. */
interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read fields of many shapes.
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface Seat {
  readonly player: TestPlayer;
  readonly token: string;
}

/** The platform with two games of a studio, `mixed` and `other`, whose pages call it; a clock that a test moves. */
export function useHostedPlatform(database: TestDatabase) {
  const { sql } = database;
  const place = useStudioPlace(sql);
  const lines: string[] = [];
  const { context: made, clock } = createPlatform(sql, {
    STUDIO_FILES: place.studioFiles,
    STUDIO_ORIGINS: 'https://*.play.example.com',
    PUBLIC_ORIGIN: 'https://example.com',
    GAMES_ORIGIN: 'https://games.example.com',
  });
  const context: Context = { ...made, log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) };
  const started: { studios?: FastifyInstance } = {};
  const gameIds = new Map<string, number>();

  async function publish(game: string, maths: MathFiles): Promise<void> {
    await place.byTwo(place.wordsOf(game, place.packageOf(maths), { name: game }));
    const { place: number = 0 } = (await findGamePlace(sql, { id: game })) ?? {};
    gameIds.set(game, 100_000 + number);
  }

  beforeAll(async () => {
    clock.at = place.clock.at;
    await publish('mixed', MIXED);
    await publish('other', { ...MIXED, 'books_SURE.jsonl.zst': `${book(0, 96, [{ type: 'other' }])}\n` });
    const readiness = createReadiness(database.url);
    started.studios = (await createServer({ context, services, readiness })).studios;
    await started.studios.ready();
    await readiness.end();
  });
  afterAll(() => started.studios?.close());

  function studios(): FastifyInstance {
    if (!started.studios) throw new Error('the platform opens before the first test');
    return started.studios;
  }

  async function call(path: string, body: object | string, game = 'mixed', type = 'application/json') {
    const answer = await studios().inject({
      method: 'POST',
      url: path,
      headers: { host: `${game}.play.example.com`, 'content-type': type },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers } satisfies Answered;
  }

  /** Another session of a player, as after a reload of the app. */
  async function launch({ id: playerId, sessionId }: TestPlayer, game = 'mixed', version = 1) {
    const gameId = gameIds.get(game) ?? 0;
    const opening = { playerId, sessionId, gameId, activityId: null, isPlayMoney: false };
    const { launchToken } = await openGameSession(context, { ...opening, studioVersion: version });
    return launchToken;
  }

  async function seat(coin = 100_000, game = 'mixed'): Promise<Seat> {
    const player = await seedPlayer(context, { coin });
    const commit = await readNextCommit(context, sql, player.id);
    await rotatePair(context, player.id, { commit, clientSeed: 'of-the-player' });
    return { player, token: await launch(player, game) };
  }

  return {
    place,
    context,
    clock,
    /** Of the log, as text. */
    lines,
    studios,
    publish,
    call,
    launch,
    seat,
    authenticate: (token: string) => call('/wallet/authenticate', { sessionID: token, language: 'en' }),
    play: (token: string, changes: object = {}, game = 'mixed') => {
      const body = { sessionID: token, currency: 'PHP', mode: 'SURE', amount: UNIT, ...changes };
      return call('/wallet/play', body, game);
    },
    endRound: (token: string) => call('/wallet/end-round', { sessionID: token }),
    /** The next play is in time. */
    wait: () => {
      clock.at += CYCLE_MS;
    },
    coinOf: ({ player }: Seat) => readBalance(sql, player.id, 'coin'),
  };
}
