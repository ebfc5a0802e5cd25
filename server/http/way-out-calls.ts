/** What a player who may not play any more can still do: take their money, and stand up for their rights. */
export const WAY_OUT_CALLS: ReadonlySet<string> = new Set([
  'logout',
  'getExchange',
  'exchange',
  'exchangeOrder',
  'setSafeboxPassword',
  'addBankInfo',
  'modifyBankInfo',
  'appUserOther',
  'updateAppUserOther',
  'getSafebox',
  'moveSafebox',
]);
