import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import type { GameManifest } from './game-manifest.ts';

/** @throws Error for a round of another game: nothing is shown rather than something wrong. */
export const readRound = <Bet, Outcome, Round extends GameRound | OpenRound>(
  game: Pick<GameManifest<Bet, Outcome>, 'bet' | 'outcome'>,
  round: Round,
) => ({
  ...round,
  bet: game.bet.parse(round.bet),
  outcome: game.outcome.parse(round.outcome),
});
