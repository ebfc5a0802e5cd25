import type { gameWatch, SharedRound } from '../../../contract/games/game-calls.ts';
import { WATCH_MS } from '../../../contract/limits.ts';
import { hexOf } from '../../../maths/provably-fair.ts';
import type { AnySharedGame } from '../../../maths/shared-game.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { sessionOf } from '../game-caller.ts';
import type { GameSessionRow } from '../game-session-queries.ts';
import { sharedGameOfSession } from '../playable-game.ts';
import { commitmentOf } from './known-round.ts';
import { revealSeed } from './reveal-seed.ts';
import { readOwnPart } from './shared-progress.ts';
import { nextStepAt, phaseOf } from './shared-rounds.ts';
import { currentSharedRound, type SharedView } from './shared-view.ts';

/** Where nothing is to come, as in a game that is closed. */
const IDLE_MS = 250;

/** How the round stands; answered when there is something that the caller has not seen, or after `WATCH_MS`. */
export const watchRound: Handler<typeof gameWatch> = async ({ seen, wantsOwn, reveal }, request) => {
  const { context } = request;
  const session = sessionOf(request);
  const game = sharedGameOfSession(session);
  if (!game) throw new CallError('actNotAllowed', `rounds of ${session.slug} are not shared`);
  if (reveal) {
    // Bets may have closed just now: their hashes are fixed before a seed is taken.
    await currentSharedRound(context, game, session);
    await revealSeed(context, session, reveal);
  }
  const view = await waitForNews(context, game, session, seen);
  const now = context.clock.now();
  return {
    now,
    seen: stateOf(view, now),
    round: asSharedRound(view, now),
    past: view.past.map((round) => ({ ...round })),
    own: wantsOwn ? await readOwnPart(context, session, view.row) : null,
  };
};

async function waitForNews(
  context: Context,
  game: AnySharedGame,
  session: GameSessionRow,
  seen: string | undefined,
): Promise<SharedView> {
  let left = WATCH_MS;
  for (;;) {
    const view = await currentSharedRound(context, game, session);
    const now = context.clock.now();
    if (stateOf(view, now) !== seen || left <= 0) return view;
    const untilChange = changesAt(view, now) - now;
    const pause = Math.min(left, untilChange > 0 ? untilChange : IDLE_MS);
    await new Promise((done) => setTimeout(done, pause));
    left -= pause;
  }
}

/** When the state that a caller sees changes next. */
function changesAt({ row }: SharedView, now: number): number {
  const phase = phaseOf(row, now);
  if (phase === 'betting') return row.closesAt;
  return phase === 'running' && row.resultAt !== null ? row.resultAt : (nextStepAt(row) ?? now);
}

/** Another one for everything that a player must learn at once. */
const stateOf = ({ row }: SharedView, now: number): string =>
  [row.id, phaseOf(row, now), row.entryHashes ? 'fixed' : 'unfixed', row.settledAt ? 'settled' : 'open'].join(
    ':',
  );

/** What everybody may know: neither result nor seed before their time. */
function asSharedRound({ row, chain, bets }: SharedView, now: number): SharedRound {
  const phase = phaseOf(row, now);
  const isOver = phase === 'over';
  return {
    id: row.id,
    number: row.number,
    commit: commitmentOf(row),
    opensAt: row.opensAt,
    closesAt: row.closesAt,
    entryHashes: phase === 'drawing' && row.entryHashes ? [...row.entryHashes] : null,
    revealsCloseAt: row.revealsCloseAt,
    startedAt: row.startedAt,
    bets: row.bets ?? bets,
    result: isOver ? row.result : null,
    resultAt: isOver ? row.resultAt : null,
    serverSeed: isOver ? row.seed : null,
    clientSeed: row.clientSeed,
    nextAt: isOver ? row.nextAt : null,
    chain: chain && {
      number: chain.number,
      length: chain.length,
      lastLink: hexOf(chain.lastLink),
      position: row.position ?? 0,
    },
  };
}
