import { useStore } from 'zustand';
import type { RedDots } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { runningActivity } from '../../session/config/activity-access.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { classNames } from '../../ui/class-names.ts';
import type { EmblemName } from '../../ui/emblem-names.ts';
import listParts from '../../ui/lists.module.css';
import wordParts from '../../ui/words.module.css';
import { BonusLinks } from './bonus-links.tsx';
import {
  type FactOf,
  useActivitiesFact,
  useCalendarFact,
  useCouponsFact,
  useOffersFact,
  usePointsFact,
  useRebateFact,
  useRecordFact,
  useSignUpFact,
  useSpinFact,
  useTasksFact,
  useVipFact,
} from './overview/facts.tsx';
import overview from './overview/overview.module.css';
import { PartRow } from './overview/part-row.tsx';
import styles from './rewards.module.css';

interface BonusSection {
  readonly name: keyof typeof PAGES;
  readonly emblem: EmblemName;
  /** Where its picture does not come. */
  readonly icon: string;
  readonly useFact: FactOf;
  readonly flags: readonly (keyof RedDots)[];
}

const PAGES = {
  event: 'bonusEvent',
  signUp: 'activitySignUpBonus',
  activities: 'activities',
  signIn: 'signIn',
  tasks: 'bonusTasks',
  rebate: 'bonusRebate',
  vip: 'bonusVip',
  spin: 'activitySpin',
  points: 'points',
  reward: 'bonusReward',
  record: 'bonusRecord',
} as const;

const BONUS_SECTIONS: readonly BonusSection[] = [
  { name: 'event', emblem: 'offers', icon: 'gift', useFact: useOffersFact, flags: [] },
  { name: 'signUp', emblem: 'signUp', icon: 'sparkle', useFact: useSignUpFact, flags: ['hasSignUpBonus'] },
  { name: 'activities', emblem: 'activities', icon: 'megaphone', useFact: useActivitiesFact, flags: [] },
  { name: 'signIn', emblem: 'calendar', icon: 'calendar', useFact: useCalendarFact, flags: ['signInFlag'] },
  {
    name: 'tasks',
    emblem: 'tasks',
    icon: 'check-circle',
    useFact: useTasksFact,
    flags: ['taskAwardFlag', 'hasTask'],
  },
  { name: 'rebate', emblem: 'rebate', icon: 'percent', useFact: useRebateFact, flags: [] },
  { name: 'vip', emblem: 'vip', icon: 'crown', useFact: useVipFact, flags: ['vipAwardFlag'] },
  { name: 'spin', emblem: 'spin', icon: 'refresh', useFact: useSpinFact, flags: ['spinAwardFlag'] },
  {
    name: 'points',
    emblem: 'diamonds',
    icon: 'diamond',
    useFact: usePointsFact,
    flags: ['diamondMallRedDot'],
  },
  { name: 'reward', emblem: 'coupons', icon: 'ticket', useFact: useCouponsFact, flags: [] },
  { name: 'record', emblem: 'record', icon: 'receipt', useFact: useRecordFact, flags: [] },
];

/** The parts that are an activity. */
const ACTIVITIES = [
  ['signIn', ActivityId.freeLoginBonus],
  ['spin', ActivityId.inviteUserSpin],
  ['signUp', ActivityId.signUpBonus],
] as const;

const isFlagged = ({ flags }: Pick<BonusSection, 'flags'>, dots: RedDots) => flags.some((flag) => dots[flag]);

/** `/bonus`: everything that can be earned or taken, and where something waits, that first. */
export function BonusPanel() {
  const dots = useStore(redDotStore);
  // The page of an activity is Not Found while it does not run.
  const closed = useStore(activityStore, () =>
    ACTIVITIES.filter(([, id]) => runningActivity(id) === null)
      .map(([name]) => name)
      .join(),
  );
  // Few accounts can have it, and those once.
  const hidden = dots.hasSignUpBonus ? [] : ['signUp'];
  const shown = BONUS_SECTIONS.filter(({ name }) => ![...closed.split(','), ...hidden].includes(name));
  // Points wait for nothing: they are exchanged whenever their owner wants to.
  const isWaiting = (part: BonusSection) => part.name !== 'points' && isFlagged(part, dots);
  const waiting = shown.filter(isWaiting);
  const rest = shown
    .filter((part) => !isWaiting(part))
    .toSorted((a, b) => Number(isFlagged(b, dots)) - Number(isFlagged(a, dots)));
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonus" />
      <p className={wordParts.note}>{t('rewards.home.text')}</p>
      {waiting.length > 0 && (
        <section className={styles.group} aria-labelledby="bonus-waiting">
          <header className={styles.groupHead}>
            <h2 id="bonus-waiting">{t('rewards.home.claims')}</h2>
            <span aria-hidden="true" />
          </header>
          <Parts parts={waiting} dots={dots} isFirst />
        </section>
      )}
      <section className={styles.group} aria-labelledby="bonus-rest">
        <header className={styles.groupHead}>
          <h2 id="bonus-rest">{t('rewards.home.rest')}</h2>
          <span aria-hidden="true" />
        </header>
        <Parts parts={rest} dots={dots} />
      </section>
    </div>
  );
}

interface PartsProps {
  parts: readonly BonusSection[];
  dots: RedDots;
  /** They stand before all others, and the first of them has the one bright button. */
  isFirst?: boolean;
}

const Parts = ({ parts, dots, isFirst = false }: PartsProps) => (
  <ul className={classNames(listParts.list, overview.parts, isFirst && overview.waiting)}>
    {parts.map(({ name, emblem, icon, useFact, flags }) => (
      <PartRow
        key={name}
        emblem={emblem}
        icon={icon}
        title={t(`rewards.nav.${PAGES[name]}`)}
        about={t(`rewards.home.${name}`)}
        href={paths[PAGES[name]]}
        // Points are not claimed there: they can be exchanged.
        cue={t(name === 'points' ? 'rewards.home.exchange' : 'rewards.claim')}
        useFact={useFact}
        isFlagged={isFlagged({ flags }, dots)}
        isFirst={isFirst}
      />
    ))}
  </ul>
);
