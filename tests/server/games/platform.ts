import { createHash, randomUUID } from 'node:crypto';
import pino from 'pino';
import { cents } from '../../../contract/money.ts';
import { type Context, createContext } from '../../../server/context.ts';
import type { Sql } from '../../../server/db/sql.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { findGameSession } from '../../../server/games/public/game-sessions.ts';
import type { CallRequest } from '../../../server/http/handler.ts';
import { transfer } from '../../../server/ledger/entries.ts';
import { postJournal } from '../../../server/ledger/post-journal.ts';
import { hooks } from '../../../server/modules.ts';
import { readSettings } from '../../../server/settings.ts';
import { TEST_SEAL_KEY } from '../support/app.ts';

export const START = Date.UTC(2026, 5, 1, 12);

/** A context with a clock that a test moves, and a seeded random source. */
export function createPlatform(
  sql: Sql,
  env: Record<string, string> = {},
  registers = {} as Context['registers'],
) {
  const clock = { at: START, now: () => clock.at };
  let drawn = 0;
  const bytes = (count: number) => {
    drawn += 1;
    const parts: Buffer[] = [];
    for (let block = 0; block * 32 < count; block += 1) {
      parts.push(createHash('sha256').update(`test ${drawn} ${block}`).digest());
    }
    return new Uint8Array(Buffer.concat(parts).subarray(0, count));
  };
  const context = createContext({
    sql,
    log: pino({ level: 'silent' }),
    settings: readSettings({ PORT: '8300', SEAL_KEYS: TEST_SEAL_KEY, ...env }),
    registers,
    hooks,
    clock,
    random: { bytes },
  });
  return { context, clock };
}

/** Rows that the seed would insert. */
export async function seedGames(sql: Sql): Promise<void> {
  await sql`insert into game_types (id, key, status, sort) values (1, 'slots', 1, 1), (2, 'tables', 1, 2)
    on conflict do nothing`;
  await sql`insert into game_brands (id, name, sort) values (1, 'Lumen', 1), (2, 'Tala', 2)
    on conflict do nothing`;
  for (const game of CATALOGUE.filter(({ typeId, brandId }) => typeId <= 2 && brandId <= 2)) {
    await sql`insert into games (id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet,
        tags, features, popularity, status)
      values (${game.id}, ${game.slug}, ${game.name}, '{}', ${game.typeId}, ${game.brandId}, ${game.rtpBp},
        ${game.volatility}, ${game.minBet}, ${game.maxBet}, '{}', '{}', ${game.popularity}, ${game.status})
      on conflict do nothing`;
  }
}

/** A game of this slug beside the catalogue, open; its other figures are those of Royal Sevens. */
export async function seedOpenGame(sql: Sql, id: number, slug: string): Promise<void> {
  await sql`
    insert into games (id, slug, name, aliases, type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, tags, features,
      popularity, status)
    select ${id}, ${slug}, ${slug}, '{}', type_id, brand_id, rtp_bp, volatility, min_bet, max_bet, '{}', '{}', 1, 1
    from games where games.slug = 'royal-sevens'`;
}

export interface TestPlayer {
  readonly id: string;
  readonly sessionId: string;
}

let players = 0;

/** A signed-in player with verified documents and this much real money. */
export async function seedPlayer(
  context: Context,
  options: { coin?: number; kycState?: number } = {},
): Promise<TestPlayer> {
  const { sql } = context;
  const id = context.newId();
  const sessionId = context.newId();
  const now = context.clock.now();
  players += 1;
  const account = `player_${players}_${id.slice(-6)}`;
  await sql`insert into players (id, display_id, account, account_key, birth_date, nationality, kyc_state,
      invite_code, created_at)
    values (${id}, ${100_000_000 + players}, ${account}, ${account}, '1990-01-01', 'PH',
      ${options.kycState ?? 2}, ${account}, ${now})`;
  await sql`insert into sessions (player_id, id, token_hash, started_at, last_act_at, last_seen_at, ends_at, ip, device)
    values (${id}, ${sessionId}, ${createHash('sha256').update(sessionId).digest()}, ${now}, ${now}, ${now},
      ${now + 86_400_000}, '127.0.0.1', 'test')`;
  if (options.coin) {
    await postJournal(sql, {
      playerId: id,
      id: context.newId(),
      kind: 'seed',
      at: now,
      entries: transfer(cents(options.coin), { from: 'house:seed', to: 'player:coin' }),
    });
  }
  return { id, sessionId };
}

/** A call's request as the HTTP layer passes it to a handler. */
export function requestOf(context: Context, player: TestPlayer | null): CallRequest {
  return {
    context,
    player: player && {
      ...player,
      displayId: 100_000_001,
      account: 'player',
      provedAt: context.clock.now(),
      isWithdrawalOnly: false,
    },
    gameSession: null,
    common: {
      appId: 'test',
      channel: 'WEB',
      clientReferrer: '',
      platform: 0,
      appVersion: '1',
      appWebName: 'test',
    },
    ip: '127.0.0.1',
    requestUrl: { protocol: 'http', host: 'localhost:8300' },
    device: { token: null, remember: () => undefined },
    maintenance: { status: 0, until: null },
    configStamp: 0,
    userAgent: 'test',
    locale: 'en',
  };
}

/** The same for a game frame; looks its session up as the HTTP layer does, for a call with this request id. */
export async function frameRequest(
  context: Context,
  gameToken: string,
  requestId: string | null = null,
): Promise<CallRequest> {
  const gameSession = await findGameSession(context, gameToken, context.clock.now(), requestId);
  return { ...requestOf(context, null), gameSession };
}

export const newRequestId = (): string => randomUUID();
