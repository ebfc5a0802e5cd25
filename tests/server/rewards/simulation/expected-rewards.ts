import type { VipLevel } from '../../../../contract/config/app-config.ts';
import { rateOf, ratesOn, themeOf } from '../../../../server/rewards/rebate/rebate-rules.ts';
import type { Program } from './play-days.ts';

const DAY_MS = 86_400_000;
/** 5 January 1970 was a Monday. */
const MONDAY = 4;

const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A rebate that was earned and neither claimed nor lapsed. Days since 1970, cents. */
interface Earned {
  readonly day: number;
  readonly type: number;
  readonly amount: number;
}

/**
 * What a player is to get, kept day by day as it happens, and so by another way than the product, which reckons
 * backwards from sums: the first month of each level is remembered, and each day's rebate is fixed at its end.
 */
export class ExpectedRewards {
  readonly #program: Program;
  #all = 0;
  #day: number;
  readonly #months = new Map<number, number>();
  readonly #reachedIn = new Map<number, number>();
  #today = new Map<number, number>();
  #earned: Earned[] = [];

  constructor(program: Program, firstDay: number) {
    this.#program = program;
    this.#day = firstDay;
    for (const { level, experience } of program.levels)
      if (experience === 0) this.#reachedIn.set(level, monthOf(firstDay) - 100);
  }

  bet(day: number, type: number, stake: number): void {
    this.#closeBefore(day);
    const month = monthOf(day);
    this.#all += stake;
    this.#months.set(month, (this.#months.get(month) ?? 0) + stake);
    this.#today.set(type, (this.#today.get(type) ?? 0) + stake);
    for (const { level, experience } of this.#program.levels)
      if (experience <= this.#all && !this.#reachedIn.has(level)) this.#reachedIn.set(level, month);
  }

  /** Ends every day before this one: what it earned does not change any more. */
  #closeBefore(day: number): void {
    if (day <= this.#day) return;
    const { levels, rates } = this.#program;
    const byType = ratesOn(rates, dateOf(this.#day));
    const theme = themeOf(levels, this.#levelOn(this.#day));
    for (const [type, staked] of this.#today) {
      const amount = Math.floor((staked * rateOf(byType, type, theme)) / 1_000_000);
      if (amount > 0) this.#earned.push({ day: this.#day, type, amount });
    }
    this.#today = new Map();
    this.#day = day;
  }

  #levelOn(day: number): number {
    const month = monthOf(day);
    const best = Math.max(this.#months.get(month) ?? 0, this.#months.get(month - 1) ?? 0);
    const counts = ({ level, betLimit }: VipLevel) => {
      const reached = this.#reachedIn.get(level);
      return reached !== undefined && (reached >= month - 1 || best >= betLimit);
    };
    return Math.max(...this.#program.levels.filter(counts).map(({ level }) => level));
  }

  /** The level that counts on this day, which may be one without a bet. */
  levelOn(day: number): number {
    this.#closeBefore(day);
    return this.#levelOn(day);
  }

  reachedLevels(): number[] {
    return [...this.#reachedIn.keys()];
  }

  /**
   * Takes the rebate that can be claimed: of complete days not older than it is kept.
   * @returns cents by game type
   */
  takeRebate(day: number, complete: number, keptDays: number): Map<number, number> {
    this.#closeBefore(day);
    const taken = new Map<number, number>();
    const isKept = (one: Earned) => one.day >= day - keptDays;
    for (const { type, amount } of this.#earned.filter((one) => isKept(one) && one.day <= complete))
      taken.set(type, (taken.get(type) ?? 0) + amount);
    this.#earned = this.#earned.filter((one) => isKept(one) && one.day > complete);
    return taken;
  }
}

/** The day, week or month a day is in, by a number that no other one of its kind has. */
export const PERIODS = {
  daily: (day: number) => day,
  signIn: (day: number) => Math.floor((day - MONDAY) / 7),
  monthly: monthOf,
} as const;
