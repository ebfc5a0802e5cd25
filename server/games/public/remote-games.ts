export {
  findRemotePoster,
  type KnownRemoteGame,
  type RemotePoster,
  readOtherAggregators,
  readRemoteGames,
  readRemotePosters,
  type StatedGame,
  saveRemoteGame,
  updateRemoteStatuses,
  withdrawRemoteGames,
} from '../remote-games/remote-game-queries.ts';
export {
  claimClosedStudio,
  openRemoteStudio,
  type RemoteStudio,
  readClosedStudios,
  saveRemoteStart,
} from '../remote-games/remote-studio-queries.ts';
