import { type Cents, cents } from '../../../contract/money.ts';
import { drawCoinPay, type LandedCoin, playHold } from '../hold-and-spin.ts';
import type { HoldAndWin } from './slot-definition.ts';

/** A coin on the grid; cells are counted down each reel, from the left. */
interface PaidCoin {
  readonly cell: number;
  readonly pay: Cents;
}

interface HeldCoins {
  coins: PaidCoin[];
  hold: {
    readonly respins: { readonly coins: PaidCoin[]; readonly left: number }[];
    readonly isFull: boolean;
    readonly pay: Cents;
  } | null;
}

/** Every scatter is a coin that draws its value at once; `trigger` of them are held while the other cells spin. */
export const holdAndWin = (
  rules: Pick<HoldAndWin<unknown, HeldCoins>, 'trigger' | 'hold' | 'maxSpins'>,
): HoldAndWin<unknown, HeldCoins> => ({
  ...rules,
  kind: 'hold',
  play({ symbols, grid, stake, random }, { window }) {
    const { trigger, hold } = rules;
    const inCents = (hundredths: number) => cents((stake * hundredths) / 100);
    const coinsInCents = (landed: readonly LandedCoin[]) =>
      landed.map(({ cell, pay }) => ({ cell, pay: inCents(pay) }));
    const coins = window
      .flat()
      .flatMap((symbol, cell) =>
        symbols[symbol]?.role === 'scatter' ? [{ cell, pay: drawCoinPay(hold.values, random) }] : [],
      );
    if (coins.length < trigger) return { part: { coins: coinsInCents(coins), hold: null }, pay: cents(0) };
    const held = playHold({ ...grid, ...hold }, coins, random);
    const pay = inCents(held.pay);
    const respins = held.respins.map(({ coins: landed, left }) => ({ coins: coinsInCents(landed), left }));
    return { part: { coins: coinsInCents(coins), hold: { respins, isFull: held.isFull, pay } }, pay };
  },
});
