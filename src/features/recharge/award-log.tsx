import { useStore } from 'zustand';
import { activityAwardGetLog, LOG_PAGE_SIZE } from '../../../contract/recharge/recharge-calls.ts';
import { t } from '../../platform/i18n.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { listState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import { StateView } from '../../ui/states.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import styles from './recharge.module.css';

const FIRST_CURSOR: string | null = null;

/** What was claimed of activities, newest first. */
export function AwardLog() {
  const { moneyFormat } = useUi();
  const map = useStore(activityStore, (state) => state.activityMap);
  const answer = useCallPages(activityAwardGetLog, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ cursor, pageSize: LOG_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  const state = listState(answer);
  return (
    <section className={classNames(wordParts.headlined, styles.log)} aria-labelledby="award-log">
      <h2 id="award-log">{t('recharge.record')}</h2>
      <StateView
        state={state}
        boxes={{ count: 2, height: '56px' }}
        empty={<p className={styles.note}>{t('recharge.record.none')}</p>}
      >
        {(rows) => (
          <>
            <ul className={classNames(listParts.list, styles.steps)}>
              {rows.map(({ id, activityId, rewards, at }) => (
                <li key={id} className={classNames(surfaceParts.frame, styles.step)}>
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
            <MoreRows answer={answer} text={t('recharge.record.more')} />
          </>
        )}
      </StateView>
    </section>
  );
}
