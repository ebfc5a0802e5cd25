export { countedStake, uncountedStakes } from '../counted-stake-queries.ts';
export { leastCostOf, readGameWeights } from '../game-weights.ts';
