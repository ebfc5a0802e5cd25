import { getSlotsHackWinners } from '../../../contract/rank/slots-hack-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './board.module.css';
import { BoardRow } from './board-row.tsx';

/** Lists who won in the latest weeks. */
export function PastWinners() {
  const { data, error, isFetching, refetch } = useCall(getSlotsHackWinners, {}, { isSilent: true });
  return (
    <Card icon="history" title={t('rank.hack.past')}>
      {!data && error === null && <SkeletonRows count={3} height="44px" />}
      {!data && error !== null && (
        <>
          <p role="alert">{describeFailure(error)}</p>
          <Button kind="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('rank.retry')}
          </Button>
        </>
      )}
      {data?.weeks.length === 0 && <p>{t('rank.hack.past.none')}</p>}
      {data?.weeks.map(({ startsAt, endsAt, list }) => (
        <div key={startsAt} className={styles.week}>
          <h3>
            <DateText at={startsAt} shows="date" /> – <DateText at={endsAt} shows="date" />
          </h3>
          <ol className={classNames(listParts.list, listParts.list)}>
            {list.map((row) => (
              <BoardRow key={row.id} row={row} />
            ))}
          </ol>
        </div>
      ))}
    </Card>
  );
}
