import { useEffect } from 'react';
import { getLiveUrl, type LiveShow } from '../../../contract/live/live-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { useCall } from '../../session/use-call.ts';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import styles from './live.module.css';
import { LivePlayer } from './live-player.tsx';
import { nextChange } from './next-change.ts';
import { NextShow } from './next-show.tsx';
import { Schedule } from './schedule.tsx';

/** `/activity/live`: the show that is live with its player, or when the next one begins, and the schedule. */
export function LivePanel() {
  const answer = useCall(getLiveUrl, {}, { isSilent: true });
  const { data, error, isFetching, refetch } = answer;
  useEffect(() => {
    const wait = data ? nextChange(data) : null;
    if (wait === null) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  if (!data && error === null)
    return (
      <div className={styles.columns}>
        <Skeleton height="min(56vw, 360px)" />
        <SkeletonRows count={3} height="64px" />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        icon="offline"
        title={t('live.failed')}
        text={describeFailure(error)}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    );
  const { live, schedule } = data;
  const next: LiveShow | undefined = schedule[0];
  if (!live && !next) return <EmptyState icon="live" title={t('live.none')} text={t('live.none.text')} />;
  return (
    <div className={styles.columns}>
      {live ? <LivePlayer key={live.show.startsAt} live={live} /> : next && <NextShow show={next} />}
      <Schedule live={live?.show ?? null} shows={schedule} />
    </div>
  );
}
