import { useState } from 'react';
import type { Statement } from '../../../contract/wallet/record-calls.ts';
import { saveCsv } from '../../platform/csv.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { zoneName } from '../../platform/market-time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import styles from './record.module.css';
import { readEverything } from './record-flows.ts';
import { type RecordFilter, recordsAsCsv } from './record-rules.ts';

/** The same records as a file for a spreadsheet, and the statement in print. */
export function RecordFile({ filter, statement }: { filter: RecordFilter; statement: Statement }) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const rows = await readEverything(filter);
      if (!rows) setProblem(t('cashier.record.tooMany'));
      else {
        const text = recordsAsCsv(rows, statement, {
          head: [
            t('cashier.record.time', { zone: zoneName(formatLocale()) }),
            t('cashier.record.kind'),
            t('cashier.record.game'),
            t('cashier.record.stake'),
            t('cashier.record.win'),
            t('wallet.amount.title'),
            t('cashier.record.number'),
          ],
          opening: t('cashier.record.opening'),
          closing: t('cashier.record.closing'),
          kind: (kind) => t(`cashier.record.kind.${kind}`),
        });
        saveCsv(`records-${filter.from}-${filter.to}.csv`, text);
      }
    } catch (error) {
      setProblem(describeFailure(error));
    }
    setBusy(false);
  };
  return (
    <div className={styles.files}>
      <Button kind="quiet" icon="download" isBusy={isBusy} onClick={() => void save()}>
        {t('cashier.record.csv')}
      </Button>
      <Button kind="quiet" icon="document" onClick={() => print()}>
        {t('cashier.record.print')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
