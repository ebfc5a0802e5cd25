import * as z from 'zod/mini';
import { MOST_MULTIPLE } from '../../contract/bonus-rules.ts';
import { kycDocument } from '../../contract/calls/kyc.ts';
import { appConfig, customerServiceRow, lengthBounds, vipLevel } from '../../contract/entities/config.ts';
import { LoginType } from '../../contract/ids.ts';
import { RING_CELLS } from '../../maths/jackpot-draw.ts';
import { rateLimits } from '../http/rate-rules.ts';
import { localizedSchema } from '../words/localized.ts';
import { ACCOUNT_OF_PROP, JACKPOT_PROP } from './reward-accounts.ts';
import { readableTokens } from './theme-schema.ts';

const bounds = lengthBounds.check(
  z.refine(
    ({ min, max }) => min >= 1 && min <= max && max <= 128,
    'min must be at least 1, max at most 128 and not below min',
  ),
);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** As for a tier of the wheel: the table's own bound. */
const MOST_WEIGHT = 1_000_000;
const weights = (cells: readonly { weight: number }[]) => cells.map(({ weight }) => weight);

const money = z.int().check(z.nonnegative(), z.maximum(1e12));

/** One way of paying out. The fee can never eat the least amount. */
const payoutTerms = z
  .object({
    isOpen: z.boolean(),
    minAmount: money,
    maxAmount: money,
    feeFixed: money,
    /** Millionths of the amount, half of it at most. */
    feePpm: z.int().check(z.minimum(0), z.maximum(500_000)),
  })
  .check(
    z.refine(({ minAmount, maxAmount }) => minAmount >= 1 && minAmount <= maxAmount, 'min must be 1 to max'),
    z.refine(
      ({ minAmount, feeFixed, feePpm }) => feeFixed + (minAmount * feePpm) / 1e6 < minAmount,
      'the fee of the least amount must be below it',
    ),
  );

/** A board that can be drawn from and paid: the draw leans on all of this. */
const jackpotCells = appConfig.shape.jackpotAwardConfigs.check(
  z.refine((cells) => cells.length === RING_CELLS, `a ring has ${RING_CELLS} cells`),
  z.refine(
    (cells) => cells.every(({ type, propId }) => type === 2 || (type === 1 && propId in ACCOUNT_OF_PROP)),
    'a cell gives a reward that can be paid (type 1) or is the jackpot cell (type 2)',
  ),
  z.refine((cells) => cells.filter(({ type }) => type === 2).length === 1, 'there is one jackpot cell'),
  z.refine(
    (cells) => cells.every(({ type, propId }) => (type === 2) === (propId === JACKPOT_PROP)),
    `the jackpot cell, and no other, has the prop ${JACKPOT_PROP}`,
  ),
  z.refine((cells) => cells.every(({ count }) => count >= 1), 'a count is at least 1'),
  z.refine((cells) => {
    const sum = weights(cells).reduce((all, weight) => all + weight, 0);
    return weights(cells).every((weight) => weight >= 0 && weight <= MOST_WEIGHT) && sum >= 1;
  }, 'weights are at least 0 and at most 1000000, and one at least is above 0'),
);

/** Tokens and secrets cross this line: a plain one is for a provider on this machine alone. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .check(
    z.refine(
      (text) => /^https:|^http:\/\/(127\.0\.0\.1|localhost)([:/]|$)/.test(text),
      'an address of a provider begins with https',
    ),
  );

const socialEndpoints = z.object({
  issuer: endpoint,
  authorizationEndpoint: z.nullable(endpoint),
  tokenEndpoint: z.nullable(endpoint),
  jwksUri: z.nullable(endpoint),
  algorithm: z.enum(['RS256', 'ES256', 'HS256']),
});

/** Known keys of the config, each with the shape an operator's value must have. */
export const configSchemas = {
  lengths: z.object({
    account: bounds,
    username: bounds,
    password: bounds,
    smsCode: bounds,
    withdrawAccount: bounds,
  }),
  signIn: z.object({
    safeboxPasswordLength: z.int().check(z.minimum(4), z.maximum(12)),
    registerType: z.array(z.enum(LoginType)).check(z.minLength(1)),
    /** 1: a phone number is proven by a code. */
    otpStatus: z.int().check(z.minimum(0), z.maximum(1)),
    defaultLoginType: z.enum(LoginType),
    countryCode: z.string().check(z.regex(/^\d{1,3}$/)),
    smsCodeSendLimit: z.int().check(z.minimum(1)),
  }),
  /** Codes by message in 24 hours; of one number `signIn.smsCodeSendLimit` says it. */
  codes: z.object({
    addressDayLimit: z.int().check(z.minimum(1)),
    deviceDayLimit: z.int().check(z.minimum(1)),
  }),
  /** Where the sign-in providers' parts are; a null is found in the provider's discovery document. */
  socialProviders: z.object({ google: socialEndpoints, facebook: socialEndpoints, line: socialEndpoints }),
  deposit: z.object({ minRechargeStatus: z.int().check(z.minimum(0), z.maximum(1)) }),
  withdraw: z.object({
    methods: z.object({ bank: payoutTerms, ewallet: payoutTerms }),
    /** Up to this much at once nobody needs to look at it. */
    autoApproveMax: money,
    /** Of one player's within 24 hours. */
    autoApproveDayMax: money,
  }),
  kyc: z.object({
    /** Papers that a person may show, the usual one first. */
    documents: z.array(kycDocument).check(z.minLength(1)),
    /** How long a check takes as a rule. */
    usualHours: z.int().check(z.minimum(1), z.maximum(720)),
    /** Of one account within 24 hours. */
    dayTries: z.int().check(z.minimum(1), z.maximum(50)),
    hourUploads: z.int().check(z.minimum(3), z.maximum(500)),
    /** Pictures are deleted so long after the decision; those of an approved one after the player was last seen. */
    keepRejectedDays: z.int().check(z.minimum(1), z.maximum(3_650)),
    keepApprovedDays: z.int().check(z.minimum(1), z.maximum(7_300)),
  }),
  safebox: z.object({
    /** Of one movement, unless it is all there is. */
    minAmount: money.check(z.minimum(1)),
    maxHeld: money.check(z.minimum(1)),
  }),
  /** What comes with a first deposit; its activity says whether it is offered. */
  firstDeposit: z.object({
    percent: z.int().check(z.minimum(1), z.maximum(200)),
    maxBonus: money.check(z.minimum(1)),
    minDeposit: money.check(z.minimum(1)),
    multiple: z.int().check(z.minimum(0), z.maximum(MOST_MULTIPLE)),
    days: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  /** Terms of coupons from the moment they are given. */
  coupons: z.object({
    maxBonus: money.check(z.minimum(1)),
    minDeposit: money.check(z.minimum(1)),
    multiple: z.int().check(z.minimum(0), z.maximum(MOST_MULTIPLE)),
    days: z.int().check(z.minimum(1), z.maximum(365)),
    validDays: z.int().check(z.minimum(1), z.maximum(365)),
  }),
  complaints: z.object({
    /** From a complaint to the answer that is owed. */
    answerDays: z.int().check(z.minimum(1), z.maximum(56)),
    /** Of one player, or of one address of guests, in 24 hours. */
    dayLimit: z.int().check(z.minimum(1), z.maximum(100)),
    /** Additions to one complaint in 24 hours. */
    messageLimit: z.int().check(z.minimum(1), z.maximum(500)),
    disputeBody: z.object({
      name: z.string().check(z.minLength(1)),
      email: z.email(),
      phone: z.string(),
      url: z.url(),
    }),
  }),
  retention: z.object({
    /** For how long what has to do with money is kept after it moved last. */
    keepYears: z.int().check(z.minimum(1), z.maximum(30)),
    /** From asking to be forgotten until it happens, at the least. */
    graceDays: z.int().check(z.minimum(1), z.maximum(365)),
    /** How long a copy of a player's data can be fetched. */
    exportDays: z.int().check(z.minimum(1), z.maximum(30)),
  }),
  flags: z.object({
    /** Accounts on one device that a person should look at. */
    deviceAccounts: z.int().check(z.minimum(2), z.maximum(100)),
  }),
  eWallets: z.array(z.object({ id: z.int(), name: z.string() })),
  client: z.object({
    feedbackConfig: z.object({ imagesLimit: z.int().check(z.minimum(0), z.maximum(10)) }),
    clientConfig: z.object({
      lobbyBonusAmount: z.int().check(z.nonnegative()),
      tutorialVersion: z.int(),
      email: z.email(),
    }),
    h5ClientMode: z.int().check(z.minimum(0), z.maximum(1)),
  }),
  market: z.extend(appConfig.shape.market, {
    minimumAge: z.int().check(z.minimum(18), z.maximum(30)),
    /** IANA name: a person's age and the day's limits follow the market's calendar. */
    timeZone: z.string().check(z.refine(isTimeZone, 'not a time zone')),
  }),
  maintenance: z.object({
    status: z.int().check(z.minimum(0), z.maximum(1)),
    until: z.nullable(z.int()),
  }),
  rateLimits,
  customerService: z.array(customerServiceRow),
  /** The id of the theme in force, see the table themes. */
  theme: z.string().check(z.minLength(1)),
  vipLevels: z.array(vipLevel),
  /** By `showType`; whatever an operator makes of a look, it can be read. */
  vipThemes: z.record(
    z.string().check(z.regex(/^[1-6]$/)),
    z.object({ name: localizedSchema, tokens: readableTokens }),
  ),
  userLevels: appConfig.shape.userLevels,
  jackpotCells,
  platforms: appConfig.shape.platforms,
  banks: appConfig.shape.rechargeBank,
  tasks: z.array(z.object({ id: z.int(), title: localizedSchema })),
  notices: z.array(z.object({ id: z.int(), title: localizedSchema, text: localizedSchema })),
  faq: z.array(z.object({ id: z.int(), question: localizedSchema, answer: localizedSchema })),
  props: appConfig.shape.propConfigMap,
  images: appConfig.shape.genericImages,
} as const;

export type ConfigKey = keyof typeof configSchemas;
export type ConfigValue<K extends ConfigKey> = z.output<(typeof configSchemas)[K]>;
export type ConfigInput = { [K in ConfigKey]: z.input<(typeof configSchemas)[K]> };
