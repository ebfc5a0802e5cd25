import type { Sql } from '../../server/db/sql.ts';
import { gameHandlers } from '../../server/games/game-handlers.ts';
import { seedPairHandlers } from '../../server/games/seed-pairs/seed-pair-handlers.ts';
import {
  type createPlatform,
  frameRequest,
  newRequestId,
  requestOf,
  seedPlayer,
} from '../server/games/platform.ts';

const STAKE = 1_000;
const CYCLE_MS = 2_500;
/** A session ends after 30 minutes without activity. */
const SIGNED_IN_MS = 1_500_000;

export type Place = () => Promise<void>;

/** One signed-in player with an open frame, who spins real money through the service as HTTP would. */
export async function openSpinner(platform: ReturnType<typeof createPlatform>): Promise<Place> {
  const { context, clock } = platform;
  const player = await seedPlayer(context, { coin: 1_000_000_000 });
  const { url } = await gameHandlers.startGame({ gameId: 101, tryIt: 0 }, requestOf(context, player));
  const launchToken = new URL(url).hash.replace('#launch=', '');
  const frame = await gameHandlers.gameOpen({ launchToken }, requestOf(context, null));
  const opening = { commit: frame.nextCommit, clientSeed: 'bench-seed' };
  const asked = await frameRequest(context, frame.gameToken);
  const { seedPair } = await seedPairHandlers.gameRotateSeedPair(opening, asked);
  const seeds = { commit: seedPair?.commit ?? '', clientSeed: opening.clientSeed };
  return async () => {
    clock.at += CYCLE_MS;
    // The clock outruns the players' own sessions: ten minutes of bets are months of its time.
    if (clock.at % SIGNED_IN_MS < CYCLE_MS) await holdSignedIn(context.sql, clock.at);
    const requestId = newRequestId();
    const request = await frameRequest(context, frame.gameToken, requestId);
    const body = { requestId, bet: { stake: STAKE }, ...seeds };
    await gameHandlers.gameBet(body, request);
  };
}

/** Answers each reality check as a player who continues. */
async function holdSignedIn(sql: Sql, now: number): Promise<void> {
  await sql`
    update sessions set last_act_at = ${now}, reality_seen_at = ${now}, ends_at = ${now + 86_400_000}`;
}

/** The value below which this share of all lie. */
export const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
