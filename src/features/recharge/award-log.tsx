import { useStore } from 'zustand';
import { activityAwardGetLog, LOG_PAGE_SIZE } from '../../../contract/recharge/recharge-calls.ts';
import { t } from '../../platform/i18n.ts';
import { activityStore } from '../../session/activity-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { useCallPages } from '../../session/use-call-pages.ts';
import { DateText } from '../../ui/date-text.tsx';
import { MoreRows } from '../../ui/more-rows.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './recharge.module.css';

const FIRST: string | null = null;

/** What was claimed of activities, newest first. */
export function AwardLog() {
  const { moneyFormat } = useUi();
  const map = useStore(activityStore, (state) => state.activityMap);
  const { data, error, hasMore, isFetching, more } = useCallPages(activityAwardGetLog, {
    first: FIRST,
    bodyOf: (cursor) => ({ cursor, pageSize: LOG_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  const rows = data?.flatMap(({ list }) => list);
  return (
    <section className={styles.log} aria-labelledby="award-log">
      <h2 id="award-log">{t('recharge.record')}</h2>
      {!rows && error === null && <SkeletonRows count={2} height="56px" />}
      {!rows && error !== null && <p role="alert">{describeFailure(error)}</p>}
      {rows?.length === 0 && <p className={styles.note}>{t('recharge.record.none')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.steps}>
          {rows.map(({ id, activityId, rewards, at }) => (
            <li key={id} className={styles.step}>
              <span>
                <b>{rewardText(rewards, moneyFormat)}</b>
                <small>{map[String(activityId)]?.title}</small>
              </span>
              <small>
                <DateText at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      {rows && (
        <MoreRows
          failure={error && describeFailure(error)}
          hasMore={hasMore}
          isBusy={isFetching}
          text={t('recharge.record.more')}
          onMore={more}
        />
      )}
    </section>
  );
}
