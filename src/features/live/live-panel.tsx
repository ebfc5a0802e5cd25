import { useEffect } from 'react';
import { getLiveUrl, type LiveShow } from '../../../contract/live/live-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './live.module.css';
import { LivePlayer } from './live-player.tsx';
import { nextChange } from './next-change.ts';
import { NextShow } from './next-show.tsx';
import { Schedule } from './schedule.tsx';

/** `/activity/live`: the show that is live with its player, or when the next one begins, and the schedule. */
export function LivePanel() {
  const answer = useCall(getLiveUrl, {}, { isSilent: true });
  const { data, refetch } = answer;
  useEffect(() => {
    const wait = data ? nextChange(data) : null;
    if (wait === null) return;
    const timer = setTimeout(() => void refetch(), wait);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  const state = asyncState(answer, ({ live, schedule }) => !live && schedule.length === 0);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('live.failed')}
        boxes={
          <div className={classNames(pageParts.columns, styles.columns)}>
            <Skeleton height="min(56vw, 360px)" />
            <SkeletonRows count={3} height="64px" />
          </div>
        }
        empty={<EmptyState icon="live" title={t('live.none')} text={t('live.none.text')} />}
      />
    );
  const { live, schedule } = state.data;
  const next: LiveShow | undefined = schedule[0];
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      {live ? <LivePlayer key={live.show.startsAt} live={live} /> : next && <NextShow show={next} />}
      <Schedule live={live?.show ?? null} shows={schedule} />
    </div>
  );
}
