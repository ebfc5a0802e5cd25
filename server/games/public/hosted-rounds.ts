export { closeHostedGame, saveHostedGame } from '../hosted-rounds/hosted-game-queries.ts';
export type { HostedBet, HostedRound, HostedRounds } from '../hosted-rounds/hosted-round.ts';
export {
  findHostedRecord,
  findHostedRounds,
  releaseHostedWin,
  saveHostedEvent,
} from '../hosted-rounds/hosted-rounds.ts';
export { placeHostedBet } from '../hosted-rounds/place-hosted-bet.ts';
