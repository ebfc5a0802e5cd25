export {
  closeGameSessions,
  findEndingSession,
  findGameSession,
  isClosedGame,
  lockGameSessions,
  readSessionTotals,
} from '../game-sessions.ts';
