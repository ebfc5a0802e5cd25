import { cents } from '../../contract/money.ts';
import { REWARD_KINDS } from '../../contract/rewards/reward-ids.ts';
import { amountOf, type Entry, transfer } from '../ledger/entries.ts';

/** The prop of the ring's jackpot cell; the tier that was won has a prop of its own. */
export const JACKPOT_PROP = REWARD_KINDS.jackpot.from;

/** Rewards of this prop are money. */
export const COIN_PROP = REWARD_KINDS.coin.from;

/** The prop of points, and what they are reckoned at wherever a reward's cost is stated: 1,000 points are one peso. */
export const POINTS_PROP = REWARD_KINDS.points.from;
export const POINTS_PER_CENT = 10;

/** How a reward is paid, by its prop: the count is cents for money and whole units for all else. */
export const PAY_PROP: Readonly<Record<number, (count: number) => Entry[]>> = {
  [COIN_PROP]: (count) => transfer(cents(count), { from: 'house:awards', to: 'player:coin' }),
  [POINTS_PROP]: (count) =>
    transfer(amountOf('points', count), { from: 'house:points', to: 'player:points' }),
  [REWARD_KINDS.liveness.from]: (count) =>
    transfer(amountOf('liveness', count), { from: 'house:liveness', to: 'player:liveness' }),
  [REWARD_KINDS.diamonds.from]: (count) =>
    transfer(amountOf('diamonds', count), { from: 'house:diamonds', to: 'player:diamonds' }),
  [REWARD_KINDS.lotteryCoupon.from]: (count) =>
    transfer(amountOf('lottery', count), { from: 'house:lottery', to: 'player:lottery' }),
};
