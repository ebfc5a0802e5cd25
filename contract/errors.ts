/**
 * Every error a call can answer, by key. A code below 1000 is also the HTTP status; the others come with
 * HTTP 200. Each key has its text in the words of every language under `error.<key>`.
 */
export const ERROR_CODES = {
  badRequest: 400,
  sessionEnded: 401,
  forbidden: 403,
  unknownCall: 404,
  tooLarge: 413,
  tooOften: 429,
  internal: 500,
  maintenance: 503,

  jackpotClosed: 1001,
  jackpotNoChance: 1002,
  jackpotNeedsDeposit: 1003,
  jackpotNeedsBetting: 1004,
  drawPromiseStale: 1011,
  drawUnknown: 1012,

  notOpenYet: 1900,
  requestIdReused: 1901,
  invalidValue: 1902,

  accountTaken: 2001,
  accountInvalid: 2002,
  passwordWeak: 2003,
  passwordCommon: 2004,
  wrongCredentials: 2005,
  accountLocked: 2006,
  underAge: 2007,
  declarationMissing: 2008,
  restrictedPerson: 2009,
  selfExcluded: 2010,
  accountClosed: 2011,
  inviteCodeUnknown: 2012,
  nationalityNotAccepted: 2013,
  phoneInvalid: 2014,
  phoneTaken: 2015,
  codeWrong: 2016,
  codeExpired: 2017,
  codeTooSoon: 2018,
  codeLimitReached: 2019,
  messageNotSent: 2020,
  signInWayClosed: 2021,
  ticketExpired: 2022,
  passwordThere: 2023,
  passwordMissing: 2024,
  signInTooOld: 2025,
  socialTaken: 2026,
  socialFailed: 2027,
  proofNeeded: 2031,
  sessionUnknown: 2032,
  pictureInvalid: 2041,
  pictureTooLarge: 2042,
  pictureTooSmall: 2043,
  nicknameInvalid: 2044,
  wayOutOnly: 2033,

  gameUnknown: 3001,
  gameComing: 3002,
  gameMaintenance: 3003,
  launchTokenInvalid: 3004,
  gameSessionEnded: 3005,
  stakeNotOffered: 3006,
  roundTooSoon: 3007,
  roundRunning: 3008,
  roundUnknown: 3009,
  balanceTooLow: 3010,

  kycMissing: 4001,
  channelUnknown: 4002,
  depositTooSmall: 4003,
  depositTooLarge: 4004,
  depositUnknown: 4005,
  providerDown: 4006,
  channelClosed: 4007,

  complaintUnknown: 6001,
  complaintLimit: 6002,
  complaintEnded: 6003,
  complaintTooEarly: 6004,

  onBreak: 8001,
  depositLimitReached: 8002,
  stakeLimitReached: 8003,
  lossLimitReached: 8004,
  sessionTimeUp: 8005,
  realityCheckDue: 8006,
  limitReached: 8007,
  limitNotWaiting: 8008,
  limitTooEarly: 8009,
  withdrawPasswordMissing: 4101,
  withdrawPasswordWrong: 4102,
  withdrawPasswordLocked: 4103,
  withdrawPasswordWeak: 4104,
  payoutAccountUnknown: 4105,
  payoutAccountKnown: 4106,
  payoutAccountsFull: 4107,
  payoutMethodClosed: 4108,
  payoutNumberInvalid: 4109,
  realNameMissing: 4110,
  realNameInvalid: 4111,
  realNameFixed: 4112,
  holderNotPlayer: 4113,
  wageringLeft: 4114,
  withdrawTooSmall: 4115,
  withdrawTooLarge: 4116,
  withdrawalUnknown: 4117,

  safeboxTooSmall: 4201,
  safeboxTooLarge: 4202,
  safeboxTooLow: 4203,

  bonusUnknown: 4301,
  bonusEnded: 4302,
  bonusNotEarned: 4303,
  offerGone: 4304,
} as const;

export type ErrorKey = keyof typeof ERROR_CODES;
export type ErrorCode = (typeof ERROR_CODES)[ErrorKey];

const keysByCode = new Map<number, ErrorKey>(
  Object.entries(ERROR_CODES).map(([key, code]) => [code, key as ErrorKey]),
);

/** The key of a code, or null for one this build does not know (a newer server, a proxy). */
export function errorKeyOf(code: number): ErrorKey | null {
  return keysByCode.get(code) ?? null;
}
