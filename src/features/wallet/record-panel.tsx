import { useState } from 'react';
import { useSearch } from 'wouter';
import { formatLocale, t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useSight } from '../../ui/use-sight.ts';
import wordParts from '../../ui/words.module.css';
import { HeldPayments } from './held-payment.tsx';
import './record-print.css';
import { timeNow } from '../../platform/time.ts';
import styles from './record.module.css';
import { RecordFile } from './record-file.tsx';
import { RecordFilterForm } from './record-filter-form.tsx';
import { RecordRow } from './record-row.tsx';
import { dayStart, firstFilter, restsAt } from './record-rules.ts';
import { StatementTotals } from './statement-totals.tsx';
import { useRecords } from './use-records.ts';

/** `/wallets/record`: every movement of the balance, with totals that lead from one balance to the other. */
export function RecordPanel() {
  const kindInAddress = new URLSearchParams(useSearch()).get('kind');
  const [filter, setFilter] = useState(() => firstFilter(kindInAddress, timeNow()));
  const { rows, statement, held, error, refetch, hasMore, isFetching, more } = useRecords(filter);
  const foot = useSight<HTMLDivElement>(() => {
    if (error === null && !restsAt(rows.length)) more();
  });
  return (
    <div className={styles.stack}>
      <RecordFilterForm first={filter} onChange={setFilter} />
      <p className={classNames(wordParts.note, styles.note)}>
        {t('cashier.record.utc', { time: dayStart(filter.from, formatLocale()) })}
      </p>
      {!statement && (
        <StateView
          state={asyncState({ data: statement, error, isFetching, refetch })}
          boxes={{ count: 6, height: '56px' }}
        />
      )}
      {statement && (
        <>
          <HeldPayments payments={held} />
          <StatementTotals statement={statement} />
          <RecordFile filter={filter} statement={statement} />
          {rows.length === 0 && (
            <EmptyState icon="receipt" title={t('cashier.record.none')} text={t('cashier.record.noneText')} />
          )}
          <ol className={listParts.list}>
            {rows.map((row) => (
              <RecordRow key={row.id} row={row} />
            ))}
          </ol>
          {error && <p role="alert">{describeFailure(error)}</p>}
          {hasMore && (
            <div ref={foot}>
              <Button kind="quiet" isWide isBusy={isFetching} onClick={more}>
                {t('cashier.record.more')}
              </Button>
            </div>
          )}
          {!hasMore && rows.length > 0 && (
            <p className={classNames(wordParts.note, styles.note)}>
              {t('cashier.record.end', { count: rows.length })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
