/** Ids that the wire fixes. Names are ours, numbers are the specification's. */

export const ActivityId = {
  bind: 4,
  vip: 8,
  points: 9,
  signUpBonus: 15,
  fund: 16,
  ladderRecharge: 17,
  inviteUserSpin: 20,
  followRewards: 21,
  redPacket: 22,
  freeLoginBonus: 23,
  notice: 25,
  agent: 26,
  accumulatedRecharge: 28,
  outLink: 29,
  supply: 30,
  agentCount: 31,
  download: 32,
  weekendLottery: 33,
  festival: 35,
  freeSign: 36,
  christmas: 37,
  newYear: 38,
  firstCharge: 39,
  inviteFriend1: 40,
  agent5: 41,
  tasks: 42,
  continuousRecharge: 43,
  firstDeposit: 44,
  vipRebate: 45,
  luckyJackpot: 47,
  homeGuide: 48,
  vipTask: 49,
  rank: 50,
  slotsHack: 51,
  lottery: 55,
  firstDepositTips: 60,
  live: 61,
  tasks1: 10000,
} as const;
export type ActivityId = (typeof ActivityId)[keyof typeof ActivityId];

export const LoginType = { phone: 1, account: 2, phoneNoOtp: 3 } as const;
export type LoginType = (typeof LoginType)[keyof typeof LoginType];

export const CodePurpose = { register: 0, bind: 1, forget: 2, loginAndRegister: 3 } as const;
export type CodePurpose = (typeof CodePurpose)[keyof typeof CodePurpose];

export const SocialProvider = { facebook: 3, line: 4, google: 5 } as const;
export type SocialProvider = (typeof SocialProvider)[keyof typeof SocialProvider];

/**
 * The target of a customer-service entry. `online`: `param1` is a licence and `param2` its group.
 * `mail`: `param1` is an address and `param2` its topic.
 */
export const CustomerServiceType = { online: 1, mail: 2 } as const;
export type CustomerServiceType = (typeof CustomerServiceType)[keyof typeof CustomerServiceType];

/** How an activity reacts to a tap. */
export const ClickType = { nothing: 0, route: 1, activity: 2, outside: 3, overlay: 4 } as const;
export type ClickType = (typeof ClickType)[keyof typeof ClickType];

/** Every call names its platform by one of these, among the common body fields. */
export const Platform = { mobile: 0, desktop: 1 } as const;
export type Platform = (typeof Platform)[keyof typeof Platform];

/** State of a catalogue game. `coming` is listed as such, and is never first in a rail. */
export const GameStatus = { coming: 0, open: 1, maintenance: 2 } as const;
export type GameStatus = (typeof GameStatus)[keyof typeof GameStatus];

/** State of what can be disabled for a while: game types, deposit channels, payout methods. */
export const OpenStatus = { closed: 0, open: 1 } as const;

/** The config states maintenance by one of these, as `maintenance.status`. */
export const MaintenanceStatus = { open: 0, closed: 1 } as const;

/** The content of a cell of the jackpot ring. */
export const CellType = { prize: 1, jackpot: 2 } as const;

export const GameType = { slots: 1, tables: 2, live: 3, fishing: 4, instant: 5, bingo: 6 } as const;
export type GameType = (typeof GameType)[keyof typeof GameType];

/** The four jackpot tiers, highest first; the value is the prop id that a draw awards. */
export const JACKPOT_TIERS = ['mega', 'major', 'minor', 'mini'] as const;
export type JackpotTier = (typeof JACKPOT_TIERS)[number];
export const TierPropId: Record<JackpotTier, number> = {
  mega: 50001,
  major: 50002,
  minor: 50003,
  mini: 50004,
};

/** The tier of a prize; 50000 stands for "a tier, decided by the wheel" and is none. */
export function tierOfProp(propId: number): JackpotTier | null {
  return JACKPOT_TIERS.find((tier) => TierPropId[tier] === propId) ?? null;
}
