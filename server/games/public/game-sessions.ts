export {
  closeGameSessions,
  findGameSession,
  isClosedGame,
  lockGameSessions,
  readSessionTotals,
} from '../game-sessions.ts';
