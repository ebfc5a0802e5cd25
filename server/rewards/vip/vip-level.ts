/** Real-money turnover in cents: all of it, and that of this and the last UTC month. */
export interface VipTurnover {
  readonly all: number;
  readonly thisMonth: number;
  readonly lastMonth: number;
}

/** Thresholds of the levels; both in cents. */
type Steps = readonly { readonly level: number; readonly experience: number; readonly betLimit: number }[];

const findHighestLevel = (levels: Steps, counts: (level: Steps[number]) => boolean): number =>
  Math.max(0, ...levels.filter(counts).map(({ level }) => level));

/** The highest level whose experience was ever reached. @param experience turnover in cents */
export const levelReached = (levels: Steps, experience: number): number =>
  findHighestLevel(levels, (step) => step.experience <= experience);

/**
 * The level that counts this month: the highest that was reached this month or the last one, or whose bets of a month
 * were made in either. Nothing of it is stored.
 */
export function levelInForce(levels: Steps, { all, thisMonth, lastMonth }: VipTurnover): number {
  const before = all - thisMonth - lastMonth;
  return findHighestLevel(
    levels,
    ({ experience, betLimit }) =>
      experience <= all && (experience > before || Math.max(thisMonth, lastMonth) >= betLimit),
  );
}

/** The level that would count next month without another bet. */
export const levelNextMonth = (levels: Steps, { all, thisMonth }: VipTurnover): number =>
  levelInForce(levels, { all, thisMonth: 0, lastMonth: thisMonth });

export interface VipAudit {
  readonly vip: number;
  readonly reached: number;
  readonly betLimit: number;
  /** Bets still missing this month for the level to count in the next. */
  readonly missing: number;
  readonly nextMonthVip: number;
}

export function auditLevel(levels: Steps, turnover: VipTurnover): VipAudit {
  const vip = levelInForce(levels, turnover);
  const nextMonthVip = levelNextMonth(levels, turnover);
  const betLimit = levels.find(({ level }) => level === vip)?.betLimit ?? 0;
  return {
    vip,
    reached: levelReached(levels, turnover.all),
    betLimit,
    missing: nextMonthVip >= vip ? 0 : Math.max(0, betLimit - turnover.thisMonth),
    nextMonthVip,
  };
}
