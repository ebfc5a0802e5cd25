import { cents } from '../../../contract/money.ts';
import { amountOf, type Entry, transfer } from '../../ledger/entries.ts';

/** The prop of the ring's jackpot cell; the tier that was won has a prop of its own. */
export const JACKPOT_PROP = 50_000;

/** The prop of money. */
export const COIN_PROP = 2001;

/** The prop of points, and what they are reckoned at wherever a reward's cost is stated: 1,000 points are one peso. */
export const POINTS_PROP = 2002;
export const POINTS_PER_CENT = 10;

/** How a reward is paid, by its prop: the count is cents for money and whole units for all else. */
export const PAY_PROP: Readonly<Record<number, (count: number) => Entry[]>> = {
  [COIN_PROP]: (count) => transfer(cents(count), { from: 'house:awards', to: 'player:coin' }),
  [POINTS_PROP]: (count) =>
    transfer(amountOf('points', count), { from: 'house:points', to: 'player:points' }),
  4001: (count) => transfer(amountOf('liveness', count), { from: 'house:liveness', to: 'player:liveness' }),
  60001: (count) => transfer(amountOf('diamonds', count), { from: 'house:diamonds', to: 'player:diamonds' }),
};
