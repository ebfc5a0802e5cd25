import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { CALENDAR_DAYS, loginBonus3User } from '../../../../contract/calendar/calendar-calls.ts';
import { actInviteUserStatus } from '../../../../contract/invite/invite-state-calls.ts';
import { diamondShopData } from '../../../../contract/mall/mall-calls.ts';
import { type Cents, formatCents } from '../../../../contract/money.ts';
import { getSignUpBonus } from '../../../../contract/onboarding/sign-up-bonus-calls.ts';
import type { Reward } from '../../../../contract/rewards/reward.ts';
import { t } from '../../../platform/i18n.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import { rewardText } from '../../../session/claims/reward-text.ts';
import { listActivities } from '../../../session/config/activity-access.ts';
import { activityStore } from '../../../session/config/activity-store.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { unitText } from '../../../session/config/unit-worth.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import {
  useBonusState,
  useFreeBonus,
  useProgrammes,
  useRebate,
  useTasks,
  useVip,
} from '../reward-queries.ts';

/** What the server says about a part of the bonus centre now. */
export interface Fact {
  /** An amount, a count or a state. */
  readonly what: ReactNode;
  /** Its term or its next moment. */
  readonly term?: ReactNode;
  /** It can be claimed now. */
  readonly isReady?: boolean;
}

/** Undefined until it is known, null where it could not be read. */
export type FactOf = () => Fact | null | undefined;

/** For answers that have not come. */
const noFactWithout = (...answers: readonly { readonly error: unknown }[]): null | undefined =>
  answers.some(({ error }) => error !== null) ? null : undefined;

const SILENT = { isSilent: true } as const;

function useTexts() {
  const { moneyFormat } = useUi();
  return {
    money: (amount: Cents) => formatCents(amount, moneyFormat),
    ready: (rewards: readonly Reward[]) =>
      t('rewards.home.fact.ready', { what: rewardText(rewards, moneyFormat) }),
    rewards: (rewards: readonly Reward[]) => rewardText(rewards, moneyFormat),
  };
}

const withDate = (word: string, at: number) => (
  <span>
    {word} <DateText at={at} />
  </span>
);
const untilText = (at: number) => withDate(t('rewards.offer.until'), at);
const nextAtText = (at: number) => withDate(t('rewards.home.fact.next'), at);

/** The free bonus, a programme, or the bonus with the next deposit: the first of them that there is. */
export const useOffersFact: FactOf = () => {
  const free = useFreeBonus();
  const programmes = useProgrammes();
  const bonuses = useBonusState();
  const { money, ready } = useTexts();
  if (!free.data || !programmes.data || !bonuses.data) return noFactWithout(free, programmes, bonuses);
  if (free.data.state === 'open')
    return {
      what: t('rewards.home.fact.free', { amount: money(free.data.amount) }),
      term: t('rewards.home.fact.wagering', { times: free.data.multiple }),
      isReady: true,
    };
  const programme = programmes.data.list.find(({ state }) => state === 'open');
  if (programme) return { what: ready(programme.rewards), term: untilText(programme.endsAt), isReady: true };
  const first = bonuses.data.offers.find(({ source }) => source === 'firstDeposit');
  if (first) {
    const words = { percent: first.percent, max: money(first.maxBonus) };
    return {
      what: t('rewards.home.fact.firstDeposit', words),
      term: t('rewards.home.fact.wagering', { times: first.multiple }),
    };
  }
  return { what: t('rewards.offer.none') };
};

export const useSignUpFact: FactOf = () => {
  const answer = useCall(getSignUpBonus, {}, SILENT);
  const { money } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { amount, multiple, endsAt, canClaim, state } = answer.data;
  return {
    what: state === 'unverified' ? t('rewards.home.fact.verify', { amount: money(amount) }) : money(amount),
    term: endsAt === null ? t('rewards.home.fact.wagering', { times: multiple }) : untilText(endsAt),
    isReady: canClaim && state === 'open',
  };
};

export const useActivitiesFact: FactOf = () => {
  const own = useStore(activityStore, ({ isLoaded, activityMap }) => (isLoaded ? activityMap : null));
  const common = useStore(configStore, ({ config }) => config?.activities);
  const running = own ?? common;
  return (
    running && { what: t('rewards.home.fact.activities', { count: listActivities(running, true).length }) }
  );
};

/** The door of today, or the next one. */
export const useCalendarFact: FactOf = () => {
  const answer = useCall(loginBonus3User, {}, SILENT);
  const { rewards } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { doors, canClaim, nextAt } = answer.data;
  const open = doors.find(({ state }) => state === 'open');
  // After the last door it begins again.
  const door = open ?? doors.find(({ state }) => state === 'shut') ?? doors[0];
  if (!door) return null;
  return {
    what: t('rewards.home.fact.day', {
      day: door.place,
      days: CALENDAR_DAYS,
      rewards: rewards(door.rewards),
    }),
    term: open ? untilText(nextAt) : nextAtText(nextAt),
    isReady: open !== undefined && canClaim,
  };
};

export const useTasksFact: FactOf = () => {
  const answer = useTasks();
  const { ready } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { tasks, unreceived, canClaim } = answer.data;
  const count = tasks.length;
  const finished = tasks.filter(({ state }) => state !== 'running').length;
  const waiting = [
    ...tasks.filter(({ state }) => state === 'done').flatMap(({ rewards }) => rewards),
    ...unreceived,
  ];
  const done = t('rewards.home.fact.tasks', { done: finished, count });
  return waiting.length > 0 && canClaim
    ? { what: ready(waiting), term: done, isReady: true }
    : { what: count === 0 ? t('rewards.task.none') : done, isReady: false };
};

export const useRebateFact: FactOf = () => {
  const answer = useRebate();
  const { money } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { claimable, growing, nextAt, canClaim } = answer.data;
  if (claimable > 0)
    return { what: t('rewards.home.fact.ready', { what: money(claimable) }), isReady: canClaim };
  return {
    what: t('rewards.home.fact.growing', { amount: money(growing) }),
    term: growing > 0 ? nextAtText(nextAt) : undefined,
  };
};

export const useVipFact: FactOf = () => {
  const answer = useVip();
  const { ready } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { vip, canClaim, daily, signIn, monthly, levels } = answer.data.vipData;
  const waiting = [
    ...[daily, signIn, monthly].filter(({ state }) => state === 'open').flatMap(({ rewards }) => rewards),
    ...levels.filter(({ state }) => state === 'open').flatMap(({ levelUp }) => levelUp),
  ];
  const level = t('vip.level.number', { level: vip });
  return waiting.length > 0 && canClaim
    ? { what: ready(waiting), term: level, isReady: true }
    : { what: level, isReady: false };
};

export const useSpinFact: FactOf = () => {
  const answer = useCall(actInviteUserStatus, { cursor: null, pageSize: 1 }, SILENT);
  if (!answer.data) return noFactWithout(answer);
  const { spins, canSpin } = answer.data;
  return { what: t('rewards.home.fact.spins', { count: spins }), isReady: canSpin };
};

export const usePointsFact: FactOf = () => {
  const answer = useCall(diamondShopData, {}, SILENT);
  if (!answer.data) return noFactWithout(answer);
  const { points, diamonds } = answer.data;
  return { what: unitText(points, 'points'), term: unitText(diamonds, 'diamonds') };
};

export const useCouponsFact: FactOf = () => {
  const answer = useBonusState();
  if (!answer.data) return noFactWithout(answer);
  const count = answer.data.offers.filter(({ source }) => source === 'coupon').length;
  return { what: t('rewards.home.fact.coupons', { count }) };
};

export const useRecordFact: FactOf = () => {
  const answer = useBonusState();
  const { money } = useTexts();
  if (!answer.data) return noFactWithout(answer);
  const { held, running } = answer.data;
  const [first] = running;
  return first
    ? {
        what: t('rewards.home.fact.held', { amount: money(held), count: running.length }),
        term: untilText(first.expiresAt),
      }
    : { what: t('rewards.home.fact.noneRunning') };
};
