import { GameStatus } from '../../../contract/ids.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import type { Sql } from '../../db/sql.ts';
import { isKeyMissing } from '../../sealed-seed.ts';
import { findPublishedChain, type PublishedChain } from '../../seed-chains/seed-chain-queries.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { chainNameOf } from './chain-name.ts';
import type { KnownRound } from './known-round.ts';
import { countSharedBets } from './shared-bet-queries.ts';
import { readPastSharedRounds } from './shared-round-queries.ts';
import { advanceSharedRound, nextStepAt } from './shared-rounds.ts';

const PAST_LENGTH = 20;
/** Until a round is settled it is read again after this time: for the number of its bets, and to watch over it. */
const READ_MS = 500;

/** What is the same for everybody who watches a round. */
export interface SharedView {
  readonly row: KnownRound;
  /** Null for a round that has a seed of its own. */
  readonly chain: PublishedChain | null;
  readonly past: Awaited<ReturnType<typeof readPastSharedRounds>>;
  readonly bets: number;
  readonly readAt: number;
}

/** Of a database, by game: the view as it was last read, and the reading of the next one. */
interface CachedView {
  view: SharedView | null;
  reading: Promise<SharedView> | null;
}
const known = new WeakMap<Sql, Map<number, CachedView>>();

/**
 * The round that a game is at, moved on where its time has come. Read from the database only when something is due,
 * and once for all who ask at that moment: another process moves a round on at the same times as this one.
 */
export async function currentSharedRound(
  context: Context,
  game: AnySharedGame,
  { gameId, gameStatus }: Pick<GameSessionRow, 'gameId' | 'gameStatus'>,
): Promise<SharedView> {
  const games = known.get(context.sql) ?? new Map<number, CachedView>();
  known.set(context.sql, games);
  const held = games.get(gameId) ?? { view: null, reading: null };
  games.set(gameId, held);
  if (held.view && !isDue(held.view, context.clock.now())) return held.view;
  held.reading ??= readView(context, game, { gameId, mayOpen: gameStatus === GameStatus.open }, held).finally(
    () => {
      held.reading = null;
    },
  );
  return held.reading;
}

function isDue({ row, readAt }: SharedView, now: number): boolean {
  const stepAt = nextStepAt(row);
  if (stepAt === null || now >= stepAt) return true;
  return row.settledAt === null && now - readAt >= READ_MS;
}

async function readView(
  context: Context,
  game: AnySharedGame,
  { gameId, mayOpen }: { readonly gameId: number; readonly mayOpen: boolean },
  held: CachedView,
): Promise<SharedView> {
  const row = await advance(context, game, gameId, mayOpen);
  const before = held.view;
  const isSame = before?.row.id === row.id && before.row.settledAt === row.settledAt;
  const [bets, past, chain] = await Promise.all([
    row.bets ?? countSharedBets(context.sql, row.id),
    isSame ? before.past : readPastSharedRounds(context.sql, gameId, PAST_LENGTH),
    before?.row.id === row.id ? before.chain : readChain(context.sql, row),
  ]);
  held.view = { row, chain, past, bets, readAt: context.clock.now() };
  return held.view;
}

/** The chain that decides the round; null for one that has a seed of its own. */
const readChain = (sql: Sql, { gameId, chain }: KnownRound): Promise<PublishedChain | null> =>
  chain === null
    ? Promise.resolve(null)
    : findPublishedChain(sql, { name: chainNameOf(gameId), number: chain });

/** @throws CallError gameMaintenance where the game has no round to show, as without a key that it needs */
async function advance(
  context: Context,
  game: AnySharedGame,
  gameId: number,
  mayOpen: boolean,
): Promise<KnownRound> {
  const row = await advanceSharedRound(context, game, gameId, mayOpen).catch((error: unknown) => {
    if (!isKeyMissing(error)) throw error;
    context.log.error({ game: gameId }, 'the key of a seed chain is missing');
    return null;
  });
  if (row?.seed == null) throw new CallError('gameMaintenance', `game ${gameId} opens no round`);
  return row;
}
