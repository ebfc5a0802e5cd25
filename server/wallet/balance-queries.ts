import type { Cents } from '../../contract/money.ts';
import type { Tx } from '../db/sql.ts';

/** Each of these locks the balances that it names until the transaction ends; a missing row is not locked. */

export async function lockCoin(tx: Tx, playerId: string): Promise<void> {
  await tx`select from balances where player_id = ${playerId} and account = 'player:coin' for update`;
}

export async function lockMoneyOnItsWay(tx: Tx, playerId: string): Promise<void> {
  await tx`
    select from balances where player_id = ${playerId} and account = 'player:withdrawal' for update`;
}

/** Both, in the order in which a journal takes them. */
export async function lockCoinAndSafebox(tx: Tx, playerId: string): Promise<void> {
  await tx`
    select from balances where player_id = ${playerId} and account in ('player:coin', 'player:safebox')
    order by account for update`;
}

interface Balance {
  readonly account: string;
  readonly amount: Cents;
}

/** All of the player's, in the order in which a journal takes them. */
export const lockBalances = (tx: Tx, playerId: string): Promise<Balance[]> =>
  tx<Balance[]>`
    select account, amount from balances where player_id = ${playerId} and account like 'player:%'
    order by account for update`;
