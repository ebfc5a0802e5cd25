import type { RechargeType } from '../../../../contract/config/app-config.ts';
import { cents } from '../../../../contract/money.ts';
import type { Deposit, TradeInfo } from '../../../../contract/wallet/wallet-calls.ts';

export function channel(id: number, changes: Partial<RechargeType> = {}): RechargeType {
  return {
    id,
    key: `channel${id}`,
    name: `Channel ${id}`,
    sort: id,
    minAmount: cents(100),
    minAmount2: cents(10_000),
    maxAmount: cents(40_000),
    isDefault: 0,
    status: 1,
    feeText: 'No fee',
    timeText: 'At once',
    ...changes,
  };
}

/** Three open channels, the second one flagged; a player who never deposited. */
export function trade(changes: Partial<TradeInfo>): TradeInfo {
  return {
    appRechargeTypeMap: { '1': channel(1), '2': channel(2, { isDefault: 1 }), '3': channel(3) },
    appRechargeItemMap: {
      '1': { id: 1, price: cents(20_000) },
      '2': { id: 2, price: cents(5000) },
      '3': { id: 3, price: cents(10_000) },
      '4': { id: 4, price: cents(90_000) },
    },
    appRechargeTypeItemMap: { '1': [1, 2, 3, 4], '2': [1], '3': [] },
    lastRechargeTypeId: 0,
    totalRecharge: cents(0),
    hash: 'h1',
    minRechargeStatus: 1,
    isKycMissing: false,
    openDeposit: null,
    heldPayments: [],
    ...changes,
  };
}

export function deposit(changes: Partial<Deposit> = {}): Deposit {
  return {
    depositId: 'd1',
    channelId: 1,
    amount: cents(20_000),
    state: 'created',
    payUrl: 'http://pay.example/d1',
    qrText: null,
    createdAt: 0,
    expiresAt: 900_000,
    settledAt: null,
    held: [],
    ...changes,
  };
}
