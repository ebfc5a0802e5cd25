import { loginBonus3User } from '../../../contract/calendar/calendar-calls.ts';
import { t } from '../../platform/i18n.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { showClaimed } from '../../session/claims/show-claimed.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useClaim } from '../../ui/use-claim.ts';
import styles from './calendar.module.css';
import { openDoor } from './calendar-flows.ts';
import { Doors } from './doors.tsx';

/** The doors, and the one that can be opened today. */
export function CalendarBoard() {
  const state = asyncState(useCall(loginBonus3User, {}, { isSilent: true, refetchOnReconnect: isMissing }));
  return (
    <StateView
      state={state}
      failed={t('calendar.failed')}
      boxes={<Skeleton height="340px" />}
      forbidden={<EmptyState icon="calendar" title={t('calendar.closed')} text={t('error.activityClosed')} />}
    >
      {({ doors, canClaim, nextAt }) => {
        const isOpened = !doors.some(({ state }) => state === 'open');
        return (
          <div className={styles.board}>
            <Doors doors={doors} />
            {canClaim && <OpenButton />}
            {isOpened && (
              <p className={styles.note}>
                {t('calendar.next')} <DateText at={nextAt} />
              </p>
            )}
            {!isOpened && !canClaim && <Notice title={t('calendar.notNow')}>{t('rewards.notNow')}</Notice>}
            {!isOpened && canClaim && (
              <p className={styles.note}>
                {t('calendar.until')} <DateText at={nextAt} />
              </p>
            )}
          </div>
        );
      }}
    </StateView>
  );
}

function OpenButton() {
  const opening = useClaim(openDoor, (rewards, place, format) => {
    if (showClaimed(place, rewards)) return null;
    return t('calendar.claimed', { rewards: rewardText(rewards, format) });
  });
  return <ClaimButton {...opening} width="full" text={t('calendar.open')} />;
}
