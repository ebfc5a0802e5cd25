export { getFamilyDecisions, requestFamilyExclusion } from './family-calls.ts';
export { playReport } from './play-report-calls.ts';
export {
  answerRealityCheck,
  closeAccount,
  confirmSelfLimited,
  excludeSelf,
  getSelfLimited,
  reviewSelfLimited,
  setSelfLimited,
  takeTimeOut,
} from './protection-calls.ts';
