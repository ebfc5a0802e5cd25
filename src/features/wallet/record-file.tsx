import { useState } from 'react';
import { RECORD_EXPORT_PAGE_SIZE } from '../../../contract/limits.ts';
import { appUserCoinDetail, type CoinRow, type Statement } from '../../../contract/wallet/record-calls.ts';
import { saveCsv } from '../../platform/csv.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { zoneName } from '../../platform/market-time.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import styles from './record.module.css';
import { type RecordFilter, recordsAsCsv } from './record-rules.ts';

interface RecordPage {
  readonly list: readonly CoinRow[];
  readonly nextCursor: string | null;
}

const readPage = (filter: RecordFilter, cursor: string | null): Promise<RecordPage> =>
  callServer(appUserCoinDetail, { ...filter, cursor, pageSize: RECORD_EXPORT_PAGE_SIZE }, { isSilent: true });

/** A file longer than this is for support; the player is told to choose fewer days. */
const MAX_ROWS_OF_A_FILE = 20_000;

/** Every row of a filter, newest first; null when there are too many for a file. */
async function readEverything(filter: RecordFilter): Promise<CoinRow[] | null> {
  const rows: CoinRow[] = [];
  let cursor: string | null = null;
  do {
    const page: RecordPage = await readPage(filter, cursor);
    rows.push(...page.list);
    cursor = page.nextCursor;
    if (rows.length > MAX_ROWS_OF_A_FILE) return null;
  } while (cursor !== null);
  return rows;
}

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
            t('cashier.record.returned'),
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
