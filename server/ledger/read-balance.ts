import { type Cents, cents } from '../../contract/money.ts';
import type { Db } from '../db/sql.ts';
import type { PlayerAccountName } from './accounts.ts';

/** A player's balance on one account; zero before the first movement. */
export async function readBalance(db: Db, playerId: string, name: PlayerAccountName): Promise<number> {
  const [row] = await db<{ amount: number }[]>`
    select amount from balances where player_id = ${playerId} and account = ${`player:${name}`}`;
  return row?.amount ?? 0;
}

export interface Wallet {
  readonly coin: Cents;
  readonly safebox: Cents;
  readonly play: Cents;
  /** Lottery tickets. */
  readonly lottery: number;
  readonly totalRecharge: Cents;
  /** Betting turnover of all time, real money. */
  readonly bet: Cents;
  readonly vipExp: number;
  /** Withdrawn in all. */
  readonly exchange: Cents;
}

/** All amounts of a player's profile, in one round trip. */
export async function readWallet(db: Db, playerId: string): Promise<Wallet> {
  const [row] = await db<Record<keyof Wallet, number>[]>`
    select coalesce(held.coin, 0) as coin, coalesce(held.safebox, 0) as safebox,
      coalesce(held.play, 0) as play, coalesce(held.lottery, 0) as lottery,
      coalesce(total_recharge, 0) as total_recharge, coalesce(bet, 0) as bet,
      coalesce(vip_exp, 0) as vip_exp, coalesce(exchange, 0) as exchange
    from (
      select max(amount) filter (where account = 'player:coin') as coin,
        max(amount) filter (where account = 'player:safebox') as safebox,
        max(amount) filter (where account = 'player:play') as play,
        max(amount) filter (where account = 'player:lottery') as lottery
      from balances where player_id = ${playerId}
    ) as held
    left join player_totals on player_id = ${playerId}`;
  if (!row) throw new Error('an aggregate without a row');
  return {
    coin: cents(row.coin),
    safebox: cents(row.safebox),
    play: cents(row.play),
    lottery: row.lottery,
    totalRecharge: cents(row.totalRecharge),
    bet: cents(row.bet),
    vipExp: row.vipExp,
    exchange: cents(row.exchange),
  };
}
