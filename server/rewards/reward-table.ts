import {
  REWARD_KIND_NAMES,
  REWARD_KINDS,
  type RewardCount,
  type RewardEffect,
  type RewardKindName,
} from '../../contract/rewards/reward-ids.ts';
import { POINTS_PER_CENT } from './reward-accounts.ts';

interface Words {
  readonly effect: string;
  readonly expiry: string;
  readonly wagering: string;
}

const COUPON = { expiry: '`coupons.validDays`', wagering: '`coupons.multiple` × the bonus' };
const NO_RULES = { expiry: 'none', wagering: 'none' };

const EFFECT_WORDS: Readonly<Record<RewardEffect, Words>> = {
  percent: { effect: 'a share of one deposit, up to `coupons.maxBonus`', ...COUPON },
  fixedPercent: { effect: 'a share of one deposit of the stated amount only', ...COUPON },
  give: { effect: 'an amount with one deposit', ...COUPON },
  credit: { effect: 'credited in its unit at once', ...NO_RULES },
  jackpot: { effect: 'what the pot held when it was won', ...NO_RULES },
  activity: { effect: 'counts within its activity only', expiry: 'with its activity', wagering: 'none' },
};

const KIND_LABELS: Readonly<Record<RewardKindName, string>> = {
  couponPercent: 'deposit coupon, percent',
  couponFixedPercent: 'deposit coupon, percent of one amount',
  couponGive: 'deposit coupon, amount',
  coin: 'coin',
  points: 'points',
  liveness: 'liveness',
  newYear: 'New Year pieces',
  jackpot: 'jackpot cell of the ring',
  jackpotMega: 'Mega jackpot',
  jackpotMajor: 'Major jackpot',
  jackpotMinor: 'Minor jackpot',
  jackpotMini: 'Mini jackpot',
  diamonds: 'diamonds',
  lotteryPrize: 'lottery prizes',
  diamondCoupon: 'diamond coupons',
  lotteryCoupon: 'lottery coupons',
};

const UNITS: Readonly<Record<RewardCount, { readonly unit: string; readonly value: string }>> = {
  percent: { unit: 'percent', value: 'of the deposit' },
  cents: { unit: 'cents', value: 'itself' },
  points: {
    unit: 'points',
    value: `as \`unitValues.points\` states; costs are reckoned at ${POINTS_PER_CENT * 100} to a peso`,
  },
  liveness: { unit: 'liveness', value: 'none' },
  diamonds: { unit: 'diamonds', value: 'as `unitValues.diamonds` states' },
  lottery: { unit: 'tickets', value: 'as `unitValues.lottery` states' },
  pieces: { unit: 'pieces', value: 'none' },
};

function tableRow(name: RewardKindName): string {
  const { from, to, effect, count } = REWARD_KINDS[name];
  const words = EFFECT_WORDS[effect];
  const { unit, value } = UNITS[count];
  const ids = from === to ? `${from}` : `${from}–${to}`;
  return `| ${[ids, KIND_LABELS[name], words.effect, unit, value, words.expiry, words.wagering].join(' | ')} |`;
}

/** Every reward id of the contract with what it means, as a table in Markdown. */
export const rewardTable = (): string =>
  [
    '| Id | Name | Effect | Unit | Money value | Expiry | Wagering |',
    '|---|---|---|---|---|---|---|',
    ...REWARD_KIND_NAMES.map(tableRow),
  ].join('\n');
