import type { Db } from '../../db/sql.ts';
import { sayMoney } from '../../localization/say-money.ts';
import { readConfig } from './config-value-queries.ts';
import { marketConfig } from './market-config.ts';

/** Formats amounts of the market's currency, in which everything is booked. */
export async function marketMoney(db: Db): Promise<(amount: number) => string> {
  const { currency } = await readConfig(db, marketConfig);
  return (amount) => sayMoney(amount, currency);
}

/** The same for amounts that a statement has written into its text as `cents:123450`. */
export const sayMarked = (text: string, say: (amount: number) => string): string =>
  text.replaceAll(/cents:(-?\d+)/g, (_mark, amount: string) => say(Number(amount)));
