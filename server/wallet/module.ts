import * as calls from '../../contract/wallet/calls.ts';
import { defineServerModule } from '../module.ts';
import { coinRecordHandlers } from './coin-records.ts';
import { depositedSince } from './deposited-queries.ts';
import { walletHandlers } from './deposits.ts';
import { eraseWalletRows } from './erase-wallet-queries.ts';
import { expireDeposits } from './expire-deposits-job.ts';
import { fetchFromProviders } from './fetch-provider-payments-job.ts';
import { FORFEIT_COMMANDS } from './forfeiture-commands.ts';
import { forfeitureHandlers } from './forfeitures.ts';
import { checkWalletAccounts } from './ledger-check-queries.ts';
import { isMoneyOnTheWay } from './money-on-the-way.ts';
import { PAYMENT_COMMANDS } from './payment-commands.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { payoutAccountHandlers } from './payout-accounts.ts';
import { isMoneyPending } from './pending-money.ts';
import { withdrawConfig } from './public/wallet-config.ts';
import { readStandingForfeiture } from './read-forfeitures.ts';
import { receiptHandlers } from './receipts.ts';
import { recordHandlers } from './records.ts';
import { returnPayments } from './return-payments.ts';
import { safeboxHandlers } from './safebox.ts';
import { seedDepositChannels } from './seed-deposit-channels.ts';
import { moveWithdrawals } from './send-payouts.ts';
import { readStartData } from './start-data.ts';
import { statementHandlers } from './statement.ts';
import { readWalletAppConfig } from './wallet-app-config.ts';
import { banksConfig, depositConfig, eWalletsConfig, safeboxConfig } from './wallet-config.ts';
import { walletJournals } from './wallet-journals.ts';
import { withdrawPasswordHandlers } from './withdraw-password.ts';
import { findPasswordLock } from './withdraw-password-queries.ts';
import { WITHDRAWAL_COMMANDS } from './withdrawal-commands.ts';
import { clearRetiredApprover } from './withdrawal-write-queries.ts';
import { withdrawalHandlers } from './withdrawals.ts';

export const wallet = defineServerModule({
  calls,
  handlers: {
    ...walletHandlers,
    ...withdrawPasswordHandlers,
    ...payoutAccountHandlers,
    ...withdrawalHandlers,
    ...safeboxHandlers,
    ...coinRecordHandlers,
    ...receiptHandlers,
    ...recordHandlers,
    ...statementHandlers,
    ...forfeitureHandlers,
  },
  jobs: { expireDeposits, moveWithdrawals, fetchFromProviders, returnPayments },
  commands: [...PAYMENT_COMMANDS, ...FORFEIT_COMMANDS, ...WITHDRAWAL_COMMANDS],
  routes: [registerPaymentRoutes],
  journals: walletJournals,
  hooks: {
    appConfig: readWalletAppConfig,
    refusalDetails: readStandingForfeiture,
    depositedSince,
    isMoneyOnTheWay,
    isMoneyPending,
    userInfo: async (db, { playerId }) => ({
      hasSafeboxPassword: (await findPasswordLock(db, playerId)) !== undefined,
    }),
    afterLogin: ({ sql }, { playerId }) => readStartData(sql, playerId),
    erase: eraseWalletRows,
    ledgerChecks: checkWalletAccounts,
    operatorRetired: clearRetiredApprover,
  },
  seed: seedDepositChannels,
  config: [depositConfig, withdrawConfig, safeboxConfig, eWalletsConfig, banksConfig],
});
