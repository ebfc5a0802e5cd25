import type { AnyHandler } from '../http/handler.ts';
import { activityHandlers } from './activities.ts';
import { authHandlers } from './auth.ts';
import { bonusHandlers } from './bonuses.ts';
import { codeSignInHandlers } from './code-sign-in.ts';
import { codeHandlers } from './codes.ts';
import { coinRecordHandlers } from './coin-records.ts';
import { complaintHandlers } from './complaints.ts';
import { configHandlers } from './config.ts';
import { consentHandlers } from './consents.ts';
import { dataRightsHandlers } from './data-rights.ts';
import { gameLikeHandlers } from './game-likes.ts';
import { gameHandlers } from './games.ts';
import { jackpotHandlers } from './jackpot.ts';
import { kycHandlers } from './kyc.ts';
import { leavingHandlers } from './leaving.ts';
import { leftMoneyHandlers } from './left-money.ts';
import { legalHandlers } from './legal-versions.ts';
import { openSessionHandlers } from './open-sessions.ts';
import { passwordHandlers } from './password-changes.ts';
import { payoutAccountHandlers } from './payout-accounts.ts';
import { playReportHandlers } from './play-report.ts';
import { playerDetailsHandlers } from './player-details.ts';
import { presenceHandlers } from './presence.ts';
import { profileChangeHandlers } from './profile-changes.ts';
import { proofHandlers } from './proof.ts';
import { protectionHandlers } from './protection.ts';
import { receiptHandlers } from './receipts.ts';
import { recordHandlers } from './records.ts';
import { proofRegistrationHandlers } from './registration-by-proof.ts';
import { safeboxHandlers } from './safebox.ts';
import { socialHandlers } from './social-sign-in.ts';
import { statementHandlers } from './statement.ts';
import { walletHandlers } from './wallet.ts';
import { wayOutHandlers } from './way-out.ts';
import { withdrawPasswordHandlers } from './withdraw-password.ts';
import { withdrawalHandlers } from './withdrawals.ts';

/** Every call that is served, by its name. A call of the contract that is missing here answers `notOpenYet`. */
export const handlers: Readonly<Record<string, AnyHandler>> = {
  ...authHandlers,
  ...codeHandlers,
  ...codeSignInHandlers,
  ...proofRegistrationHandlers,
  ...passwordHandlers,
  ...socialHandlers,
  ...configHandlers,
  ...activityHandlers,
  ...presenceHandlers,
  ...gameLikeHandlers,
  ...gameHandlers,
  ...walletHandlers,
  ...playerDetailsHandlers,
  ...profileChangeHandlers,
  ...kycHandlers,
  ...withdrawPasswordHandlers,
  ...payoutAccountHandlers,
  ...withdrawalHandlers,
  ...safeboxHandlers,
  ...bonusHandlers,
  ...leftMoneyHandlers,
  ...coinRecordHandlers,
  ...receiptHandlers,
  ...recordHandlers,
  ...statementHandlers,
  ...playReportHandlers,
  ...jackpotHandlers,
  ...protectionHandlers,
  ...leavingHandlers,
  ...wayOutHandlers,
  ...complaintHandlers,
  ...legalHandlers,
  ...consentHandlers,
  ...dataRightsHandlers,
  ...openSessionHandlers,
  ...proofHandlers,
};
