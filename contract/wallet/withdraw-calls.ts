import * as z from 'zod/mini';
import {
  centsField,
  defineCall,
  emptyBodySchema,
  numericIdField,
  positiveCentsField,
  requestIdField,
} from '../call.ts';
import {
  payoutAccountSchema,
  payoutKindSchema,
  withdrawalSchema,
  withdrawTermsSchema,
} from './withdrawal.ts';

const bankIdField = z.int().check(z.minimum(1), z.maximum(1_000_000));
const holderField = z.string().check(z.maxLength(100));
/** Bounds come from the config and are part of the error, so these only reject malformed values. */
const numberField = z.string().check(z.maxLength(200));
const withdrawPasswordField = z.string().check(z.maxLength(64));

const PASSWORD_ERRORS = [
  'withdrawPasswordMissing',
  'withdrawPasswordWrong',
  'withdrawPasswordLocked',
] as const;
const ACCOUNT_ERRORS = [
  'payoutMethodClosed',
  'payoutNumberInvalid',
  'realNameMissing',
  'holderNotPlayer',
] as const;

export const getWithdrawTerms = defineCall('getExchange', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'What can be withdrawn, by which methods and terms, and what is still missing.',
  body: emptyBodySchema,
  data: withdrawTermsSchema,
});

export const requestWithdrawal = defineCall('exchange', {
  access: 'member',
  isForWithdrawalOnly: true,
  movesMoney: true,
  about: 'Requests a withdrawal: the amount leaves the balance at once and cannot be moved back.',
  body: z.object({
    requestId: requestIdField,
    bankId: bankIdField,
    amount: positiveCentsField,
    password: withdrawPasswordField,
  }),
  data: z.extend(withdrawalSchema, { coin: centsField }),
  errors: [
    ...PASSWORD_ERRORS,
    'kycMissing',
    'payoutAccountUnknown',
    'payoutMethodClosed',
    'depositNeeded',
    'wageringLeft',
    'withdrawTooSmall',
    'withdrawTooLarge',
    'balanceTooLow',
    'requestIdReused',
  ],
});

export const getWithdrawal = defineCall('exchangeOrder', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The state of one withdrawal.',
  body: z.object({ withdrawalId: z.string().check(z.maxLength(64)) }),
  data: z.extend(withdrawalSchema, { coin: centsField }),
  errors: ['withdrawalUnknown'],
});

export const setSafeboxPassword = defineCall('setSafeboxPassword', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Sets or changes the password of withdrawals and of the safebox.',
  body: z.object({ loginPassword: z.string().check(z.maxLength(256)), password: withdrawPasswordField }),
  data: z.object({ hasSafeboxPassword: z.literal(true) }),
  errors: ['withdrawPasswordWeak', 'wrongCredentials', 'accountLocked'],
});

export const addBankInfo = defineCall('addBankInfo', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Adds a payout account of the player.',
  body: z.object({
    requestId: requestIdField,
    kind: payoutKindSchema,
    institutionId: numericIdField,
    holder: holderField,
    number: numberField,
    isDefault: z.boolean(),
    password: withdrawPasswordField,
  }),
  data: payoutAccountSchema,
  errors: [
    ...PASSWORD_ERRORS,
    ...ACCOUNT_ERRORS,
    'payoutAccountsFull',
    'payoutAccountKnown',
    'requestIdReused',
  ],
});

export const modifyBankInfo = defineCall('modifyBankInfo', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'Changes or removes a payout account; open withdrawals keep theirs.',
  body: z.object({
    bankId: bankIdField,
    institutionId: numericIdField,
    holder: holderField,
    /** Null keeps the number, which is never shown in full. */
    number: z.nullable(numberField),
    isDefault: z.boolean(),
    isRemoved: z.boolean(),
    password: withdrawPasswordField,
  }),
  data: z.object({ accounts: z.array(payoutAccountSchema) }),
  errors: [...PASSWORD_ERRORS, ...ACCOUNT_ERRORS, 'payoutAccountUnknown', 'payoutAccountKnown'],
});
