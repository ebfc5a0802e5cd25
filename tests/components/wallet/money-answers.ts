import type { CallData } from '../../../contract/call.ts';
import { cents, NO_CENTS } from '../../../contract/money.ts';
import type { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import type { TradeInfo } from '../../../contract/wallet/wallet-calls.ts';
import type { PayoutAccount, Withdrawal, WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { DEPOSIT_CHANNELS } from '../../../server/wallet/deposit-channel-seeds.ts';
import { withdrawConfig } from '../../../server/wallet/public/wallet-config.ts';
import { banksConfig, eWalletsConfig } from '../../../server/wallet/wallet-config.ts';
import { trade } from '../../src/features/wallet/trade.ts';
import { someConfig } from '../support/config.ts';

export const NO_BONUSES: CallData<typeof getBonusState> = {
  held: NO_CENTS,
  running: [],
  ended: [],
  offers: [],
  edgePpm: 40_000,
};

/** What a new platform answers to a player who has never deposited, but for `changes`. */
export function platformTrade(changes: Partial<TradeInfo> = {}): TradeInfo {
  const { rechargeTypes, rechargeItems } = someConfig();
  return trade({
    appRechargeTypeMap: Object.fromEntries(rechargeTypes.map((type) => [type.id, type])),
    appRechargeItemMap: Object.fromEntries(rechargeItems.map((item) => [item.id, item])),
    appRechargeTypeItemMap: Object.fromEntries(DEPOSIT_CHANNELS.map(({ id, itemIds }) => [id, [...itemIds]])),
    ...changes,
  });
}

export const WALLET_ACCOUNT: PayoutAccount = {
  bankId: 1,
  name: 'GCash',
  number: '•••• 1234',
  kind: 'ewallet',
  institutionId: 1,
  holder: 'Ana Cruz',
  isDefault: true,
};

/** Terms of a player with ₱600.00, a password, a name and an e-wallet, but for `changes`. */
export function readyTerms(changes: Partial<WithdrawTerms> = {}): WithdrawTerms {
  const { methods, autoApproveMax } = withdrawConfig.initial;
  const institutions = { bank: banksConfig.initial, ewallet: eWalletsConfig.initial };
  return {
    coin: cents(60_000),
    pending: NO_CENTS,
    withdrawable: cents(60_000),
    canPayRemainder: true,
    missing: [],
    hasKyc: 2,
    hasPassword: true,
    passwordLength: 6,
    passwordLockedUntil: null,
    realName: 'Ana Cruz',
    wageringLeft: NO_CENTS,
    wageringOf: NO_CENTS,
    wageringDeposits: [],
    reviewedAbove: cents(autoApproveMax),
    methods: (['bank', 'ewallet'] as const).map((name) => ({
      name,
      isOpen: true,
      minAmount: cents(methods[name].minAmount),
      maxAmount: cents(methods[name].maxAmount),
      feeFixed: cents(methods[name].feeFixed),
      feePpm: methods[name].feePpm,
      institutions: institutions[name],
      usualMs: null,
      usualReviewedMs: null,
    })),
    accounts: [WALLET_ACCOUNT],
    open: [],
    ...changes,
  };
}

export function someWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    withdrawalId: 'w1',
    state: 'requested',
    kind: 'ewallet',
    bankName: 'GCash',
    number: '•••• 1234',
    amount: cents(25_000),
    fee: NO_CENTS,
    requestedAt: 1_790_000_000_000,
    reviewingAt: null,
    approvedAt: null,
    paidAt: null,
    rejectedAt: null,
    waitsFor: 'house',
    rejectedBy: null,
    reason: '',
    ...changes,
  };
}
