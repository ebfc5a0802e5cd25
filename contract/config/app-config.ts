import * as z from 'zod/mini';
import { centsField, timeField } from '../call.ts';
import { gameBrandSchema, gameSchema, gameTypeSchema, gameWeightRowSchema } from '../games/catalogue.ts';
import { unitValuesSchema } from './unit-values.ts';

export const lengthBoundsSchema = z.object({ min: z.int(), max: z.int() });

/** A deposit channel. */
export const rechargeTypeSchema = z.object({
  id: z.int(),
  key: z.string(),
  name: z.string(),
  sort: z.int(),
  minAmount: z.nullable(centsField),
  minAmount2: z.nullable(centsField),
  maxAmount: centsField,
  /** 1 on the channel to choose first. */
  isDefault: z.int(),
  status: z.int(),
  feeText: z.string(),
  timeText: z.string(),
});
export type RechargeType = z.output<typeof rechargeTypeSchema>;

export const rechargeItemSchema = z.object({ id: z.int(), price: centsField });
export type RechargeItem = z.output<typeof rechargeItemSchema>;

/** An activity: `type` 1 opens at start-up; `clickType` see `ClickType`. */
export const activitySchema = z.object({
  id: z.int(),
  type: z.int(),
  sort: z.int(),
  title: z.string(),
  clickType: z.int(),
  clickAction: z.string(),
  /** Not 0: guests may open it. */
  unloginShowStatus: z.int(),
  themeUrl: z.string(),
  startAt: timeField,
  endAt: timeField,
});
export type Activity = z.output<typeof activitySchema>;

export const activityMapSchema = z.record(z.string(), activitySchema);

export const customerServiceRowSchema = z.object({
  /** See `CustomerServiceType`. */
  itemType: z.int(),
  param1: z.string(),
  param2: z.string(),
  sort: z.int(),
});

export const vipLevelSchema = z.object({
  level: z.int(),
  experience: centsField,
  betLimit: centsField,
  /** JSON list of { id, count }, as the specification has it. */
  dailyAward: z.string(),
  /** Theme 1-6. */
  showType: z.int(),
});
export type VipLevel = z.output<typeof vipLevelSchema>;

/** A VIP skin by `showType`; `tokens` override the theme in force. */
const vipThemeSchema = z.object({ name: z.string(), tokens: z.record(z.string(), z.string()) });

/** A cell of the jackpot ring, at its index on the board. */
const jackpotAwardConfigSchema = z.object({
  /** A reward id; 50000 on the one jackpot cell, whose tier the wheel decides. */
  propId: z.int(),
  /** The count: cents for coin (2001), whole units otherwise. */
  count: z.int(),
  showNum: z.string(),
  /** 1 the cell's own reward, 2 the jackpot cell. */
  type: z.int(),
  /** Chance that the light stops here: `weight` of the sum of all ten. */
  weight: z.int(),
});
export type JackpotAwardConfig = z.output<typeof jackpotAwardConfigSchema>;

/** What every visitor may know of the market. Nothing here is written in the client. */
export const appConfigSchema = z.object({
  account: lengthBoundsSchema,
  username: lengthBoundsSchema,
  password: lengthBoundsSchema,
  smsCode: lengthBoundsSchema,
  withdrawAccount: lengthBoundsSchema,
  safeboxPasswordLength: z.int(),
  /** Login types on offer, see `LoginType`. */
  registerType: z.array(z.int()),
  otpStatus: z.int(),
  defaultLoginType: z.int(),
  countryCode: z.string(),
  /** 1 where `minAmount2` holds after the first deposit. */
  minRechargeStatus: z.int(),
  smsCodeSendLimit: z.int(),
  /** Sign-in providers that the platform has keys for, see `SocialProvider`. */
  socialProviders: z.array(z.int()),
  feedbackConfig: z.object({ imagesLimit: z.int() }),
  clientConfig: z.object({ lobbyBonusAmount: centsField, tutorialVersion: z.int(), email: z.string() }),
  /** 1 shows the age notice. */
  h5ClientMode: z.int(),
  maintenance: z.object({ status: z.int(), until: z.nullable(timeField) }),
  gameListVersion: z.string(),
  /** Version of everything except `maintenance`, in one language: a client that has it gets no more. */
  configVersion: z.string(),
  gameResourceUrl: z.string(),
  games: z.array(gameSchema),
  gameTypes: z.array(gameTypeSchema),
  gameBrands: z.array(gameBrandSchema),
  /** What stakes count toward rewards; the first row first. */
  gameWeights: z.array(gameWeightRowSchema),
  platforms: z.array(z.object({ id: z.int(), name: z.string() })),
  rechargeTypes: z.array(rechargeTypeSchema),
  rechargeItems: z.array(rechargeItemSchema),
  /** The smallest withdrawal of any open method; said before a deposit and a first stake. */
  minWithdrawal: centsField,
  rechargeBank: z.array(z.object({ id: z.int(), name: z.string() })),
  vipMap: z.record(z.string(), vipLevelSchema),
  vipThemes: z.record(z.string(), vipThemeSchema),
  userLevels: z.array(z.object({ level: z.int(), betAmount: centsField })),
  activities: activityMapSchema,
  tasks: z.array(z.object({ id: z.int(), title: z.string() })),
  /** Current ones, pinned first; `text` is the beginning of it unless `isWhole` (see `getNotices`). */
  notices: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      isWhole: z.boolean(),
      isPinned: z.boolean(),
      startsAt: timeField,
    }),
  ),
  /** The first questions; `getFaq` has all of them. */
  faq: z.array(z.object({ id: z.int(), question: z.string(), answer: z.string() })),
  appCustomerServiceQueue: z.array(customerServiceRowSchema),
  /** Exchange rates of points and other units; null where they have no cash value. */
  unitValues: unitValuesSchema,
  propConfigMap: z.record(z.string(), z.object({ num: z.int() })),
  genericImages: z.array(z.object({ uniqueKey: z.string(), img: z.string() })),
  jackpotAwardConfigs: z.array(jackpotAwardConfigSchema),
  /** Currency and law of the market. */
  market: z.object({
    country: z.string(),
    currency: z.string(),
    /** IANA name: its days, draws and limits follow it, and so do all moments that are shown. */
    timeZone: z.string(),
    minimumAge: z.int(),
    isKycNeededToDeposit: z.boolean(),
    helpLine: z.string(),
    licenceLine: z.string(),
    nationalities: z.array(z.string()),
  }),
  /** True only beside the sandbox's providers; the client then says so on the screen. */
  isSandbox: z.boolean(),
  gamesOrigin: z.string(),
});
export type AppConfig = z.output<typeof appConfigSchema>;

/** For a client whose config is the one in force. */
export const unchangedConfigSchema = z.object({
  isUnchanged: z.literal(true),
  configVersion: z.string(),
  maintenance: appConfigSchema.shape.maintenance,
});

export const redDotsSchema = z.object({
  spinAwardFlag: z.boolean(),
  taskAwardFlag: z.boolean(),
  agent5AwardFlag: z.boolean(),
  vipAwardFlag: z.boolean(),
  signInFlag: z.boolean(),
  emailAwardFlag: z.boolean(),
  canReceiveDrawChance: z.boolean(),
  diamondMallRedDot: z.boolean(),
  hasTask: z.boolean(),
  hasMail: z.boolean(),
  hasSignUpBonus: z.boolean(),
});
export type RedDots = z.output<typeof redDotsSchema>;

/** `themeDomian` is spelled as on the wire. `themeJsonData`: token overrides and images, as JSON. */
export const themeSchema = z.object({
  themeDomian: z.string(),
  themeJsonData: z.string(),
  themeName: z.string(),
});
export type Theme = z.output<typeof themeSchema>;
