import { useStore } from 'zustand';
import type { RedDots } from '../../../contract/config/app-config.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { runningActivity } from '../../session/activity-access.ts';
import { activityStore } from '../../session/activity-store.ts';
import { redDotStore } from '../../session/red-dot-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { BonusLinks } from './bonus-links.tsx';
import styles from './rewards.module.css';

const PARTS = [
  { name: 'event', page: 'bonusEvent', flags: [] },
  { name: 'signUp', page: 'activitySignUpBonus', flags: ['hasSignUpBonus'] },
  { name: 'activities', page: 'activities', flags: [] },
  { name: 'signIn', page: 'signIn', flags: ['signInFlag'] },
  { name: 'tasks', page: 'bonusTasks', flags: ['taskAwardFlag', 'hasTask'] },
  { name: 'rebate', page: 'bonusRebate', flags: [] },
  { name: 'vip', page: 'bonusVip', flags: ['vipAwardFlag'] },
  { name: 'spin', page: 'activitySpin', flags: ['spinAwardFlag'] },
  { name: 'points', page: 'points', flags: ['diamondMallRedDot'] },
  { name: 'reward', page: 'bonusReward', flags: [] },
  { name: 'record', page: 'bonusRecord', flags: [] },
] as const satisfies readonly { flags: readonly (keyof RedDots)[]; [name: string]: unknown }[];

/** The parts that are an activity. */
const ACTIVITIES = [
  ['signIn', ActivityId.freeLoginBonus],
  ['spin', ActivityId.inviteUserSpin],
  ['signUp', ActivityId.signUpBonus],
] as const;

/** `/bonus`: everything that can be earned or taken, and where something waits. */
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
  return (
    <div className={styles.stack}>
      <BonusLinks current="bonus" />
      <p className={styles.note}>{t('rewards.home.text')}</p>
      <ul className={styles.parts}>
        {PARTS.filter(({ name }) => ![...closed.split(','), ...hidden].includes(name)).map(
          ({ name, page, flags }) => (
            <li key={name}>
              <a className={styles.part} href={paths[page]}>
                <span>
                  <strong>{t(`rewards.nav.${page}`)}</strong>
                  <small>{t(`rewards.home.${name}`)}</small>
                  {flags.some((flag) => dots[flag]) && (
                    <em className={styles.waiting}>{t('rewards.home.waiting')}</em>
                  )}
                </span>
                <Icon name="chevron-right" />
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
