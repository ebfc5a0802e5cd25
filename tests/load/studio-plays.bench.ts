import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { migrate } from '../../server/db/migrate.ts';
import { createReadiness } from '../../server/db/readiness.ts';
import type { Sql } from '../../server/db/sql.ts';
import { gameHandlers } from '../../server/games/game-handlers.ts';
import { openGameSession } from '../../server/games/game-sessions.ts';
import { readNextCommit, rotatePair } from '../../server/games/seed-pairs/rotate-seed-pair.ts';
import { createServer } from '../../server/http/create-server.ts';
import { seedPlatform, services } from '../../server/modules.ts';
import { findGamePlace } from '../../server/studios/studio-game-queries.ts';
import { createPlatform, newRequestId, requestOf, seedPlayer } from '../server/games/platform.ts';
import { book, makePackage, PAGE } from '../server/studios/made-package.ts';
import { auditLedger } from '../server/support/audit-ledger.ts';
import { insertTestOperators, operateByTwo } from '../server/support/operators.ts';
import type { Bench, Figure } from './bench.ts';
import { ledgerFigures } from './ledger-figures.ts';
import { type Place, share } from './spinners.ts';
import { withDatabase } from './with-database.ts';

const CLIENTS = 8;
const TURNS = 10;
const TURN_MS = 1_500;
const CYCLE_MS = 2_500;
/** Ten units of the currency: in cents, and as the protocol writes them. */
const STAKE = 1_000;
const AMOUNT = 10_000_000;
const SEED = 'bench-seed';
/** One round in a hundred wins, and is ended by a call of its own. */
const MATHS = {
  'index.json': JSON.stringify({
    modes: [{ name: 'base', cost: 1, events: 'books.jsonl.zst', weights: 'table.csv' }],
  }),
  'table.csv': '0,99,0\n1,1,9600\n',
  'books.jsonl.zst': `${book(0, 0)}\n${book(1, 9_600)}\n`,
};

interface Answer {
  readonly code?: number;
  readonly round?: { readonly active: boolean };
}

type Platform = ReturnType<typeof createPlatform>;

/** Posts to a listener and returns what it answers. @throws Error for any answer but 200 */
async function post(
  app: FastifyInstance,
  url: string,
  payload: object,
  headers: Record<string, string>,
): Promise<Answer> {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
}

async function publish(sql: Sql, now: number, folder: string): Promise<number> {
  const poster = path.join(folder, 'poster.png');
  const picture = { width: 300, height: 400, channels: 3, background: '#c08020' } as const;
  fs.writeFileSync(poster, await sharp({ create: picture }).png().toBuffer());
  const made = makePackage(MATHS, PAGE);
  const options = ['--game', 'coin', '--name', 'Coin', '--brand', 'Tosser', '--poster', poster];
  const places = { studioFiles: path.join(folder, 'store') };
  try {
    await operateByTwo(sql, now, ['studio', 'publish', made, ...options], undefined, places);
  } finally {
    fs.rmSync(made, { recursive: true });
  }
  return 100_000 + ((await findGamePlace(sql, { id: 'coin' }))?.place ?? 0);
}

/** The clock outruns the players' own sessions: each turn is as of players who go on. */
async function holdSignedIn(sql: Sql, now: number): Promise<void> {
  await sql`
    update sessions set last_act_at = ${now}, reality_seen_at = ${now}, ends_at = ${now + 86_400_000}`;
}

async function seat({ context }: Platform) {
  const player = await seedPlayer(context, { coin: 1_000_000_000 });
  const commit = await readNextCommit(context, context.sql, player.id);
  await rotatePair(context, player.id, { commit, clientSeed: SEED });
  return { player, commit };
}

/** A player of Royal Sevens, whose frame calls over HTTP. */
async function openSpinner(platform: Platform, games: FastifyInstance): Promise<Place> {
  const { context, clock } = platform;
  const { player, commit } = await seat(platform);
  const { url } = await gameHandlers.startGame({ gameId: 101, tryIt: 0 }, requestOf(context, player));
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const { gameToken } = await gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
  const { common } = requestOf(context, null);
  const headers = { host: 'games.example.com', authorization: `Bearer ${gameToken}` };
  return async () => {
    clock.at += CYCLE_MS;
    const body = { ...common, requestId: newRequestId(), bet: { stake: STAKE }, clientSeed: SEED, commit };
    const { code } = await post(games, '/app/v1/game/bet', body, headers);
    if (code !== 0) throw new Error(`a bet was answered with ${code}`);
  };
}

/** A player of the studio's game, whose page calls over HTTP. */
async function openPage(platform: Platform, studios: FastifyInstance, gameId: number): Promise<Place> {
  const { context, clock } = platform;
  const { player } = await seat(platform);
  const opening = { playerId: player.id, sessionId: player.sessionId, gameId, activityId: null };
  const { launchToken: sessionID } = await openGameSession(context, {
    ...opening,
    isPlayMoney: false,
    studioVersion: 1,
  });
  const headers = { host: 'coin.play.example.com' };
  return async () => {
    clock.at += CYCLE_MS;
    const body = { sessionID, currency: 'PHP', mode: 'base', amount: AMOUNT };
    const { round } = await post(studios, '/wallet/play', body, headers);
    if (round?.active) await post(studios, '/wallet/end-round', { sessionID }, headers);
  };
}

/** Bets a second, the clients side by side, each one's bets one after the other. */
async function measure(places: readonly Place[]): Promise<number> {
  const from = performance.now();
  let bets = 0;
  await Promise.all(
    places.map(async (place) => {
      while (performance.now() - from < TURN_MS) {
        await place();
        bets += 1;
      }
    }),
  );
  return (bets * 1000) / (performance.now() - from);
}

async function runOn(sql: Sql, url: string, folder: string): Promise<Figure[]> {
  await migrate(sql);
  const platform = createPlatform(sql, {
    STUDIO_FILES: path.join(folder, 'store'),
    STUDIO_ORIGINS: 'https://*.play.example.com',
    PUBLIC_ORIGIN: 'https://example.com',
    GAMES_ORIGIN: 'https://games.example.com',
  });
  const { context, clock } = platform;
  clock.at = Date.now();
  await seedPlatform(sql, clock.at);
  await insertTestOperators(sql);
  const gameId = await publish(sql, clock.at, folder);
  const readiness = createReadiness(url);
  const { games, studios } = await createServer({ context, services, readiness });
  try {
    const spins: Place[] = [];
    const plays: Place[] = [];
    for (let client = 0; client < CLIENTS; client += 1) {
      spins.push(await openSpinner(platform, games));
      plays.push(await openPage(platform, studios, gameId));
    }
    const turns: { spins: number; plays: number }[] = [];
    // The first of each is not counted. In turns, so that a busy moment of the machine affects both.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      await holdSignedIn(sql, clock.at);
      const spun = await measure(spins);
      await holdSignedIn(sql, clock.at);
      const played = await measure(plays);
      if (turn > 0) turns.push({ spins: spun, plays: played });
    }
    const median = (figures: number[]) => share(figures, 0.5);
    return [
      { name: `game/bet, ${CLIENTS} clients`, value: median(turns.map((turn) => turn.spins)), unit: '1/s' },
      {
        name: `wallet/play, ${CLIENTS} clients`,
        value: median(turns.map((turn) => turn.plays)),
        unit: '1/s',
      },
      {
        name: 'wallet/play to game/bet',
        value: median(turns.map((turn) => turn.plays / turn.spins)),
        unit: '',
        limit: { atLeast: 0.9 },
      },
      ...ledgerFigures(await auditLedger(sql)),
    ];
  } finally {
    await Promise.all([games.close(), studios.close(), readiness.end()]);
  }
}

async function run(): Promise<Figure[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'studio-plays-'));
  try {
    return await withDatabase('studio-plays', CLIENTS, (sql, url) => runOn(sql, url, folder));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export const bench: Bench = { name: 'plays of studios’ pages to spins of ours', run };
