export { payRemoteWin, placeRemoteBet, rollBackRemoteBet } from '../remote-rounds/remote-rounds.ts';
export {
  findRemotePlayerRow,
  type RemotePlayer,
  type RemoteSession,
} from '../remote-rounds/remote-session-queries.ts';
export { findRemoteSession } from '../remote-rounds/remote-sessions.ts';
export {
  readStoredTransactions,
  readTakenTransactions,
  type StoredTransaction,
} from '../remote-rounds/remote-transaction-queries.ts';
