import { useEffect } from 'react';
import type { CallData } from '../../../contract/call.ts';
import { getLiveUrl, type LiveShow } from '../../../contract/live/live-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import pageParts from '../../ui/page.module.css';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import styles from './live.module.css';
import { LivePlayer } from './live-player.tsx';
import { Schedule } from './schedule.tsx';

/** A timer of a browser holds no more. */
const MAX_WAIT_MS = 2_147_000_000;
/** A moment later, so that the server’s clock has passed it too. */
const LATER_MS = 1_000;

/** How long the answer holds: until the show ends or the next one begins, in milliseconds; null where nothing is to come. */
export function nextChange({ live, schedule, now }: CallData<typeof getLiveUrl>): number | null {
  const moments = [live?.show.endsAt, schedule[0]?.startsAt].filter((at) => at !== undefined);
  if (moments.length === 0) return null;
  return Math.min(MAX_WAIT_MS, Math.max(0, Math.min(...moments) - now) + LATER_MS);
}

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

/** The closed curtain between shows, with the moment at which it opens. */
function NextShow({ show }: { show: LiveShow }) {
  return (
    <section className={styles.show} aria-label={t('live.next')}>
      <div className={styles.screen} data-closed>
        <div className={styles.curtain} aria-hidden="true" />
        <div className={styles.plaque}>
          <p>{t('live.next')}</p>
          <b>
            <DateText at={show.startsAt} shows="time" />
          </b>
          <p>
            <DateText at={show.startsAt} shows="date" />
          </p>
        </div>
      </div>
      <header className={styles.head}>
        <h2>{show.title}</h2>
        <p>{show.text}</p>
      </header>
    </section>
  );
}
