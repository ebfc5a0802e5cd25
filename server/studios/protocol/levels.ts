import { type Cents, cents } from '../../../contract/money.ts';
import { commonDivisor, type Fraction } from '../../../maths/game-figures.ts';
import type { StudioBounds } from '../studios-config.ts';
import { MENU_LEVELS, MENU_SHAPE } from './menu-shape.ts';

/** What a level must give whole cents of. */
export interface LevelMode {
  /** What a round is charged, in levels. */
  readonly cost: Fraction;
  /** Every payout of the mode is a multiple of this, in hundredths of a level. 0 where it never pays. */
  readonly payoutStep: bigint;
}

type LevelBounds = Pick<StudioBounds, 'smallestStake' | 'largestStake'>;

const DEFAULT_LEVEL = cents(1_000);

/** Cents that a level must be a multiple of: then the charge and every payout of these modes are whole cents. */
export const levelUnit = (modes: readonly LevelMode[]): bigint =>
  modes
    .flatMap(({ cost, payoutStep }) => [cost.denominator, 100n / commonDivisor(100n, payoutStep)])
    .reduce((unit, part) => (unit * part) / commonDivisor(unit, part), 1n);

/** What amounts begin with that a person calls round; the rest is zeros. */
const ROUND = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 15, 16, 18, 22, 25, 35, 45, 55, 65, 75];
const TWO_DIGITS = Array.from({ length: 99 }, (_, at) => at + 1);

/** Amounts that begin with one of these digits, within the bounds and with whole cents throughout; ascending. */
function amountsOf(digits: readonly number[], unit: bigint, bounds: LevelBounds): readonly number[] {
  const { smallestStake, largestStake } = bounds;
  const amounts = new Set<number>();
  for (let power = 1; power <= largestStake; power *= 10)
    for (const first of digits) amounts.add(first * power);
  return [...amounts]
    .filter((amount) => amount >= smallestStake && amount <= largestStake && BigInt(amount) % unit === 0n)
    .sort((one, other) => one - other);
}

/**
 * What a player may choose, ascending, no level twice. Where there are enough, they are as many as the usual client's menu
 * has places for, and near the shape of that menu. Empty where no level gives whole cents throughout.
 */
export function offeredLevels(modes: readonly LevelMode[], bounds: LevelBounds): readonly Cents[] {
  const unit = levelUnit(modes);
  const round = amountsOf(ROUND, unit, bounds);
  const amounts = round.length < MENU_LEVELS ? amountsOf(TWO_DIGITS, unit, bounds) : round;
  if (amounts.length <= MENU_LEVELS) return amounts.map(cents);
  const [first = 0, last = 0] = [amounts[0], amounts.at(-1)];
  let next = 0;
  return MENU_SHAPE.map((share, at) => {
    const target = first * (last / first) ** share;
    // Each level after it needs one that is larger.
    const latest = amounts.length - (MENU_LEVELS - at);
    const distance = (place: number) => Math.abs((amounts[place] ?? 0) - target);
    let best = next;
    for (let place = next + 1; place <= latest; place += 1)
      if (distance(place) < distance(best)) best = place;
    next = best + 1;
    return cents(amounts[best] ?? 0);
  });
}

/** The levels as a page is told of them, all in one unit. */
export interface LevelMenu {
  readonly minBet: Cents;
  readonly maxBet: Cents;
  /** Every level is a multiple of it. */
  readonly stepBet: Cents;
  readonly defaultBetLevel: Cents;
  readonly betLevels: readonly Cents[];
}

/** Null without a level. */
export function menuOf(levels: readonly Cents[]): LevelMenu | null {
  const [first, ...rest] = levels;
  if (first === undefined) return null;
  const step = rest.reduce((common, level) => commonDivisor(common, BigInt(level)), BigInt(first));
  return {
    minBet: first,
    maxBet: rest.at(-1) ?? first,
    stepBet: cents(Number(step)),
    defaultBetLevel: levels.findLast((level) => level <= DEFAULT_LEVEL) ?? first,
    betLevels: levels,
  };
}

/** What a round of a mode is charged at a level that is offered. */
export const chargeOf = ({ cost }: Pick<LevelMode, 'cost'>, level: Cents): Cents =>
  wholeCents(BigInt(level) * cost.numerator, cost.denominator);

/** @param payout in hundredths of the level */
export const winOf = (level: Cents, payout: bigint): Cents => wholeCents(BigInt(level) * payout, 100n);

/** @throws RangeError for a part of a cent, which no offered level gives */
function wholeCents(numerator: bigint, denominator: bigint): Cents {
  if (numerator % denominator !== 0n) throw new RangeError(`not whole cents: ${numerator}/${denominator}`);
  return cents(Number(numerator / denominator));
}
