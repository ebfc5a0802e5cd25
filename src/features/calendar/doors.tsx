import type { CalendarDoor } from '../../../contract/calendar/calendar-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardIcon } from '../../session/claims/reward-icons.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './calendar.module.css';

/** Seven stage doors: what lies behind an opened one is seen, and the light of today's falls through its gap. */
export function Doors({ doors }: { doors: readonly CalendarDoor[] }) {
  const { moneyFormat } = useUi();
  return (
    <ol className={styles.doors} aria-label={t('calendar.doors')}>
      {doors.map(({ place, rewards, state }) => {
        const text = rewardText(rewards, moneyFormat);
        return (
          <li
            key={place}
            className={styles.door}
            data-state={state}
            aria-current={state === 'open' ? 'step' : undefined}
          >
            <span className={styles.frame} aria-hidden="true">
              <span className={styles.prize}>
                <Icon name={rewardIcon(rewards.at(-1)?.propId ?? 0)} size={28} />
              </span>
              <span className={styles.leaf} />
              <span className={styles.leaf} />
              <span className={styles.lamp} />
            </span>
            <span className={styles.day}>{t('calendar.day', { day: place })}</span>
            <span className={styles.gift}>{text}</span>
            <span className={styles.state}>{t(`calendar.state.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
