import * as z from 'zod/mini';
import {
  centsField,
  defineCall,
  emptyBodySchema,
  numericIdField,
  positiveCentsField,
  requestIdField,
  timeField,
} from '../call.ts';
import { rechargeItemSchema, rechargeTypeSchema } from '../config/app-config.ts';
import { heldPaymentSchema } from './held-payment.ts';

/** The last three: a payment arrived that was not credited; it is under review, being refunded, or refunded. */
export const depositStateSchema = z.enum([
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'underReview',
  'returning',
  'returned',
]);
export type DepositState = z.output<typeof depositStateSchema>;

export const depositSchema = z.object({
  depositId: z.string(),
  channelId: z.int(),
  amount: centsField,
  state: depositStateSchema,
  /** The provider's page; null once the deposit has ended. */
  payUrl: z.nullable(z.string()),
  /** The content of the QR code for a wallet’s app; null for a channel without one, and once the deposit has ended. */
  qrText: z.nullable(z.string()),
  createdAt: timeField,
  expiresAt: timeField,
  settledAt: z.nullable(timeField),
  /** Payments for it that were not credited at once, oldest first. */
  held: z.array(heldPaymentSchema),
});
export type Deposit = z.output<typeof depositSchema>;

/** Trade info, with the map names of the wire. Maps are keyed by id. */
const tradeInfoSchema = z.object({
  appRechargeTypeMap: z.record(z.string(), rechargeTypeSchema),
  appRechargeItemMap: z.record(z.string(), rechargeItemSchema),
  /** Channel id to the ids of the items it offers. */
  appRechargeTypeItemMap: z.record(z.string(), z.array(z.int())),
  lastRechargeTypeId: z.int(),
  totalRecharge: centsField,
  /** Changes whenever the maps do. */
  hash: z.string(),
  minRechargeStatus: z.int(),
  isKycMissing: z.boolean(),
  /** A deposit without a payment yet. */
  openDeposit: z.nullable(depositSchema),
  /** Payments of the player that are under review or being refunded, oldest first. */
  heldPayments: z.array(heldPaymentSchema),
});
export type TradeInfo = z.output<typeof tradeInfoSchema>;

export const getTradeInfo = defineCall('getTradeInfo', {
  access: 'member',
  about: 'Deposit channels, offered amounts and the last used channel.',
  body: emptyBodySchema,
  data: tradeInfoSchema,
});

export const recharge = defineCall('recharge', {
  access: 'member',
  movesMoney: true,
  about: 'Creates a deposit at the payment provider and returns its page.',
  body: z.object({
    requestId: requestIdField,
    channelId: numericIdField,
    amount: positiveCentsField,
    /** The payment page returns to the wallet, which returns to where the player came from. */
    hasBack: z.optional(z.boolean()),
    /** The offer to take with it, see `getBonusState`; without one the deposit has no bonus. */
    offerId: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: depositSchema,
  errors: [
    'kycMissing',
    'channelUnknown',
    'channelClosed',
    'depositTooSmall',
    'depositTooLarge',
    'providerDown',
    'requestIdReused',
    'legalChanged',
    'onBreak',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'depositLimitReached',
    'offerGone',
  ],
});

export const rechargeOrder = defineCall('rechargeOrder', {
  access: 'member',
  isOpenInMaintenance: true,
  isBackground: true,
  about: 'The state of one deposit.',
  body: z.object({ depositId: z.string().check(z.maxLength(64)) }),
  data: z.extend(depositSchema, { coin: centsField }),
  errors: ['depositUnknown'],
});

export const cancelRecharge = defineCall('cancelRecharge', {
  access: 'member',
  movesMoney: true,
  about:
    'Cancels an open deposit; one that has ended is not changed. A payment that still arrives is not lost.',
  body: z.object({ requestId: requestIdField, depositId: z.string().check(z.maxLength(64)) }),
  data: depositSchema,
  errors: ['depositUnknown', 'requestIdReused'],
});
