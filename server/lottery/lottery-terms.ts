import type { LotteryProduct, LotteryTerms } from '../../contract/lottery/lottery-terms.ts';
import { cents } from '../../contract/money.ts';
import type { ConfigValue } from '../config-entry.ts';
import type { lotteryConfig } from './lottery-config.ts';

/** What the next round of a lottery is played by. */
export function termsOf(config: ConfigValue<typeof lotteryConfig>, product: LotteryProduct): LotteryTerms {
  const { price, tickets, digits, perPlayer, prizes } = config[product];
  return {
    price: cents(price),
    tickets,
    digits,
    perPlayer,
    prizes: prizes.map((prize) => ({ digits: prize.digits, amount: cents(prize.amount) })),
  };
}
