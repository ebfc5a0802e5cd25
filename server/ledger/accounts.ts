import type { JackpotTier } from '../../contract/ids.ts';

/**
 * What a player holds. Each name is a unit of its own, but coin, safebox, withdrawal, bonus and held, which are
 * cents: the playable balance, and money that cannot be played with: locked away, on its way out, not earned yet, or on
 * its way back to where it was paid from.
 */
export type PlayerAccountName =
  | 'coin'
  | 'safebox'
  | 'withdrawal'
  | 'bonus'
  | 'held'
  | 'play'
  | 'points'
  | 'diamonds'
  | 'liveness'
  | 'lottery';

/**
 * An account of a journal. `player:` is the journal's own player; the others keep no balance row. A name that
 * is no unit of its own counts cents.
 */
export type Account =
  | `player:${PlayerAccountName}`
  | `house:${string}`
  | `provider:${string}`
  | `pool:${JackpotTier}:${number}`;

/** The player of a journal that has none. */
export const NO_PLAYER = '00000000-0000-0000-0000-000000000000';

/** Rows that hold the jackpot pools; a power of two, as many as the migration made. */
export const POOL_SHARDS = 256;

/** A player always feeds the same shard, so that two of their own bets never meet another's twice. */
export function poolShardOf(playerId: string): number {
  return Number.parseInt(playerId.slice(-2), 16) % POOL_SHARDS;
}
