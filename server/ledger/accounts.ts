import type { JackpotTier } from '../../contract/ids.ts';

/** The unit of an account's amounts. A journal sums to zero in each. */
export type LedgerUnit = 'cents' | 'play' | 'points' | 'diamonds' | 'liveness' | 'lottery';

/**
 * The accounts of a player and their units. Those in cents are the playable balance, and money that cannot be played
 * with: in the safebox, in a withdrawal, in an unearned bonus, in a refund, staked in rounds that are open, or won in a
 * round that its page has not shown to its end. Tickets of a lottery that is not drawn yet
 * are entered.
 */
const PLAYER_ACCOUNT_UNITS = {
  coin: 'cents',
  safebox: 'cents',
  withdrawal: 'cents',
  bonus: 'cents',
  held: 'cents',
  inRounds: 'cents',
  owed: 'cents',
  play: 'play',
  'play:inRounds': 'play',
  'play:owed': 'play',
  points: 'points',
  'points:fund': 'points',
  diamonds: 'diamonds',
  liveness: 'liveness',
  lottery: 'lottery',
  'lottery:entered': 'lottery',
} as const satisfies Record<string, LedgerUnit>;

export type PlayerAccountName = keyof typeof PLAYER_ACCOUNT_UNITS;

/** The accounts of the operator and their units: where stakes go, and what prizes, fees and grants come from. */
const PLATFORM_ACCOUNT_UNITS = {
  games: 'cents',
  jackpot: 'cents',
  awards: 'cents',
  bonus: 'cents',
  fees: 'cents',
  forfeited: 'cents',
  unclaimed: 'cents',
  seed: 'cents',
  play: 'play',
  points: 'points',
  'points:packets': 'points',
  diamonds: 'diamonds',
  liveness: 'liveness',
  lottery: 'lottery',
} as const satisfies Record<string, LedgerUnit>;

type NamesIn<Units, Unit> = { [Name in keyof Units]: Units[Name] extends Unit ? Name : never }[keyof Units] &
  string;

/** The accounts that count in a unit. */
export type AccountOf<Unit extends LedgerUnit> =
  | `player:${NamesIn<typeof PLAYER_ACCOUNT_UNITS, Unit>}`
  | `house:${NamesIn<typeof PLATFORM_ACCOUNT_UNITS, Unit>}`
  | (Unit extends 'cents' ? `provider:${string}` | `pool:${JackpotTier}:${number}` : never);

/** An account of a journal. `player:` is the journal's own player; the others have no balance row. */
export type Account = AccountOf<LedgerUnit>;

/** Every account with a unit of its own; providers and pools count cents. */
export const ACCOUNT_UNITS: ReadonlyMap<string, LedgerUnit> = new Map([
  ...Object.entries(PLAYER_ACCOUNT_UNITS).map(([name, unit]) => [`player:${name}`, unit] as const),
  ...Object.entries(PLATFORM_ACCOUNT_UNITS).map(([name, unit]) => [`house:${name}`, unit] as const),
]);

/** The unit that the database sums an account's entries in. */
export const unitOfAccount = (account: Account): LedgerUnit => ACCOUNT_UNITS.get(account) ?? 'cents';

/** The player of a journal that has none. */
export const NO_PLAYER = '00000000-0000-0000-0000-000000000000';

/** Rows that hold the jackpot pools; a power of two, as many as the migration made. */
const POOL_SHARDS = 256;

/** A player always feeds the same shard, so that a player's bets use one pool row only. */
export function poolShardOf(playerId: string): number {
  return Number.parseInt(playerId.slice(-2), 16) % POOL_SHARDS;
}
