import type { RoundRecord } from '../../../contract/games/round-record-calls.ts';
import { versionHashOf } from '../../../games/game-list.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';

interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Null for a round that has seeds of its own. */
  readonly nonce?: number | null;
}

/** A round as the server settles it, of a game without acts. */
export function settledRound<Bet, Outcome>(
  game: GameMaths<Bet, never, Outcome>,
  bet: Bet,
  { serverSeed, clientSeed, nonce = null }: Seeds,
) {
  const { stake, win, outcome } = game.play(bet, [], fairSource(serverSeed, clientSeed, nonce));
  return {
    roundId: 'round-1',
    gameId: 101,
    slug: game.slug,
    isPlayMoney: false,
    bet,
    acts: [],
    absentActs: 0,
    stake,
    win,
    outcome,
    settledAt: 5,
    versionHash: versionHashOf(game.maths),
    proof: { commit: commitOf(serverSeed), serverSeed, clientSeed, nonce, maths: game.maths },
  } satisfies RoundRecord;
}
