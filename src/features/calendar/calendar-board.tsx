import { loginBonus3User } from '../../../contract/calendar/calendar-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './calendar.module.css';
import { openDoor } from './calendar-flows.ts';
import { Doors } from './doors.tsx';

/** The doors, and the one that can be opened today. */
export function CalendarBoard() {
  const { data, error, isFetching, refetch } = useCall(
    loginBonus3User,
    {},
    { isSilent: true, refetchOnReconnect: isMissing },
  );
  if (data) {
    const isOpened = !data.doors.some(({ state }) => state === 'open');
    return (
      <div className={styles.board}>
        <Doors doors={data.doors} />
        {data.canClaim && <OpenButton />}
        {isOpened && (
          <p className={styles.note}>
            {t('calendar.next')} <DateText at={data.nextAt} />
          </p>
        )}
        {!isOpened && !data.canClaim && <Notice title={t('calendar.notNow')}>{t('rewards.notNow')}</Notice>}
        {!isOpened && data.canClaim && (
          <p className={styles.note}>
            {t('calendar.until')} <DateText at={data.nextAt} />
          </p>
        )}
      </div>
    );
  }
  if (error === null) return <Skeleton height="340px" />;
  if (error.key === 'activityClosed')
    return <EmptyState icon="calendar" title={t('calendar.closed')} text={t('error.activityClosed')} />;
  return (
    <ErrorState
      icon="offline"
      title={t('calendar.failed')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function OpenButton() {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const open = async (place: DOMRect) => {
    const told = await openDoor(place);
    if (told.length > 0) toast(t('calendar.claimed', { rewards: rewardText(told, moneyFormat) }), 'good');
  };
  return (
    <>
      <Button
        isWide
        isBusy={isBusy}
        // Measured as it is pressed: once the door is open the button is gone.
        onClick={({ currentTarget }) => {
          const place = currentTarget.getBoundingClientRect();
          void run(() => open(place));
        }}
      >
        {t('calendar.open')}
      </Button>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </>
  );
}
