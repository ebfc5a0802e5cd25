import {
  getRewardRecord,
  RECORD_PAGE_SIZE,
  type RewardClaim,
} from '../../../contract/rewards/record-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { listState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { MoreRows } from '../../ui/more-rows.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { LoadState } from './load-state.tsx';
import styles from './rewards.module.css';

const FIRST_CURSOR: string | null = null;

/** `/reward/record`: what was claimed, newest first. */
export function RewardRecordPanel() {
  const answer = useCallPages(getRewardRecord, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ cursor, pageSize: RECORD_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
  const state = listState(answer);
  if (state.kind !== 'success')
    return (
      <LoadState
        state={state}
        empty={
          <EmptyState icon="gift" title={t('rewards.claims.none')} text={t('rewards.claims.noneText')}>
            <ButtonLink kind="quiet" href={paths.bonusTasks}>
              {t('rewards.title.tasks')}
            </ButtonLink>
          </EmptyState>
        }
      />
    );
  return (
    <div className={styles.stack}>
      <ul className={listParts.list}>
        {state.data.map((claim) => (
          <Row key={claim.id} claim={claim} />
        ))}
      </ul>
      <MoreRows answer={answer} text={t('rewards.claims.more')} />
    </div>
  );
}

function Row({ claim: { source, rewards, at } }: { claim: RewardClaim }) {
  const { moneyFormat } = useUi();
  return (
    <li className={styles.row}>
      <span>
        {t(`rewards.claims.source.${source}`)}
        <small>
          <DateText at={at} />
        </small>
      </span>
      <strong className={styles.granted}>{rewardText(rewards, moneyFormat)}</strong>
    </li>
  );
}
