import { FULL_WEIGHT, weightOf, weightsOn } from '../../../contract/games/weight-of-game.ts';
import { GameType } from '../../../contract/ids.ts';
import { GAMES } from '../../../games/game-list.ts';
import { BEST_RETURNS } from '../../../games/stated-returns.ts';
import { completeWeights, gameWeightsConfig } from '../../../server/games/game-weights.ts';

/** A game as the player plays it who knows everything that can be known of it. */
export interface BestPlay {
  readonly name: string;
  readonly type: number;
  /** What the platform keeps of all that is staked, 0 to 1. */
  readonly margin: number;
  /** What a stake counts toward rewards, in basis points. */
  readonly weight: number;
}

const WEIGHTS = weightsOn(completeWeights(gameWeightsConfig.initial), '2026-01-01');

/** Every game that plays, with the weights that a platform begins with. */
export const BEST_PLAYS: readonly BestPlay[] = GAMES.map(({ listing: { id, name, type } }) => ({
  name,
  type: GameType[type],
  margin: 1 - (BEST_RETURNS.get(id) ?? Number.NaN),
  weight: weightOf(WEIGHTS, id),
}));

/** What it costs a player on average to have stakes of this amount counted. Cents. */
export const costOfCounted = (amount: number, { margin, weight }: BestPlay): number =>
  Math.ceil((amount * FULL_WEIGHT) / weight) * margin;
