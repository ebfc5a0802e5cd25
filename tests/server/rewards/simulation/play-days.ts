import type { VipLevel } from '../../../../contract/config/app-config.ts';
import { REBATE_KEPT_DAYS } from '../../../../server/rewards/default-rebate-rates.ts';
import type { DueReward } from '../../../../server/rewards/public/claim-rewards.ts';
import {
  DAY_CLOSES_MS,
  type RebateRules,
  type StakedDay,
} from '../../../../server/rewards/rebate/rebate-rules.ts';
import { dueRebates, firstNeeded, typesAt } from '../../../../server/rewards/rebate/rebate-state.ts';
import { monthBefore, utcDate, utcMonth } from '../../../../server/rewards/utc-calendar.ts';
import { levelInForce, levelReached } from '../../../../server/rewards/vip/vip-level.ts';
import {
  levelUpKey,
  type RepeatedReward,
  repeatedReward,
  stepsOf,
  type VipRewardRow,
} from '../../../../server/rewards/vip/vip-rewards.ts';
import { ExpectedRewards, PERIODS } from './expected-rewards.ts';

const DAY_MS = 86_400_000;
const KINDS = Object.keys(PERIODS) as RepeatedReward[];

export interface Program extends RebateRules {
  readonly levels: readonly VipLevel[];
  readonly rewards: readonly VipRewardRow[];
}

/** Grants of a simulation, and how many of them were not as they are to be. */
export interface Tally {
  days: number;
  grants: number;
  lost: number;
  doubled: number;
}

interface Player {
  readonly program: Program;
  /** Days since 1970. */
  readonly firstDay: number;
  readonly days: number;
  /** The next number of 0 to 1 of a fixed sequence. */
  random(): number;
}

/**
 * Lets one player bet and claim for some days, by the product's own rules, and compares each grant with what is to be
 * granted. Bets and claims fall anywhere in a day, also in the minute in which the day before is not complete yet.
 */
export function playDays({ program, firstDay, days, random }: Player, tally: Tally): void {
  const steps = stepsOf(program.levels, program.rewards);
  const types = Object.keys(program.rates[0]?.byType ?? {}).map(Number);
  const expected = new ExpectedRewards(program, firstDay);
  /** By source and key, as the table of claims has them. */
  const claims = new Set<string>();
  const granted = new Set<string>();
  const upTo = new Map<number, string>();
  let staked: StakedDay[] = [];
  let experience = 0;
  // Some bet a thousand times as much as others.
  const scale = 10 ** (3 + random() * 4);

  const claim = ({ source, key, rewards }: DueReward): boolean => {
    if (rewards.length === 0 || claims.has(`${source} ${key}`)) return false;
    claims.add(`${source} ${key}`);
    tally.grants++;
    return true;
  };
  const compare = (isGranted: boolean, isExpected: boolean) => {
    if (isExpected && !isGranted) tally.lost++;
    if (isGranted && !isExpected) tally.doubled++;
  };
  const bet = (day: number) => {
    const type = types[Math.floor(random() * types.length)] ?? 1;
    const stake = Math.ceil(random() * scale);
    const date = utcDate(day * DAY_MS);
    const row = staked.find((one) => one.day === date && one.type === type);
    staked = row
      ? staked.map((one) =>
          one === row ? { ...one, staked: one.staked + stake, counted: one.counted + stake } : one,
        )
      : [...staked, { day: date, type, staked: stake, counted: stake }];
    experience += stake;
    expected.bet(day, type, stake);
  };
  const sumOf = (from: number, before: number) =>
    staked.reduce(
      (sum, one) => (one.day >= utcDate(from) && one.day < utcDate(before) ? sum + one.staked : sum),
      0,
    );
  const claimRepeated = (now: number, day: number) => {
    const month = utcMonth(now);
    const vip = levelInForce(program.levels, {
      all: experience,
      thisMonth: sumOf(month.startsAt, month.endsAt),
      lastMonth: sumOf(monthBefore(now).startsAt, month.startsAt),
    });
    const step = steps.find(({ level }) => level === expected.levelOn(day));
    for (const kind of KINDS) {
      const isGranted = claim(repeatedReward(steps, vip, { kind, now }));
      const period = `${kind} ${PERIODS[kind](day)}`;
      const isExpected = (step?.[kind].length ?? 0) > 0 && !granted.has(period);
      compare(isGranted, isExpected);
      if (isGranted) granted.add(period);
    }
  };
  const claimLevels = () => {
    const reached = levelReached(program.levels, experience);
    for (const { level, levelUp } of steps) {
      const isGranted =
        level <= reached && claim({ source: 'vipLevelUp', key: levelUpKey(level), rewards: levelUp });
      const name = `level ${level}`;
      const isExpected = levelUp.length > 0 && expected.reachedLevels().includes(level) && !granted.has(name);
      compare(isGranted, isExpected);
      if (isGranted) granted.add(name);
    }
  };
  const claimRebate = (now: number, day: number) => {
    staked = staked.filter((one) => one.day >= firstNeeded(now));
    const claimed = [...upTo].map(([type, last]) => ({ type, upTo: last }));
    const due = dueRebates(typesAt(program, { staked, experience, claimed }, now), now);
    const wanted = expected.takeRebate(day, Math.floor((now - DAY_CLOSES_MS) / DAY_MS) - 1, REBATE_KEPT_DAYS);
    for (const one of due) {
      const [type = 0, last = ''] = one.key.split(':');
      const paid = claim(one) ? (one.rewards[0]?.count ?? 0) : 0;
      const want = wanted.get(Number(type)) ?? 0;
      if (paid < want) tally.lost++;
      if (paid > want) tally.doubled++;
      wanted.delete(Number(type));
      upTo.set(Number(type), String(last));
    }
    tally.lost += wanted.size;
  };

  // A month without a bet now and then: levels fall, and rebates lapse.
  let isAway = false;
  for (let day = firstDay; day < firstDay + days; day++) {
    tally.days++;
    if (random() < 0.02) isAway = !isAway;
    // A third of the visits are in the first two minutes of a day.
    let now = day * DAY_MS + Math.floor(random() * (random() < 0.33 ? 2 * DAY_CLOSES_MS : DAY_MS));
    const acts = isAway ? 0 : Math.floor(random() * 4);
    for (let act = 0; act < acts; act++) {
      const kind = random();
      if (kind < 0.6) bet(day);
      if (kind > 0.5) claimRepeated(now, day);
      if (kind > 0.8) claimRebate(now, day);
      if (kind > 0.9) claimLevels();
      now = Math.min(now + Math.floor(random() * DAY_MS), (day + 1) * DAY_MS - 1);
    }
  }
  claimLevels();
}
