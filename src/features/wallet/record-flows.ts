import { RECORD_EXPORT_PAGE_SIZE } from '../../../contract/limits.ts';
import { appUserCoinDetail, type CoinRow } from '../../../contract/wallet/record-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import type { RecordFilter } from './record-rules.ts';

interface RecordPage {
  readonly list: readonly CoinRow[];
  readonly nextCursor: string | null;
}

const readPage = (filter: RecordFilter, cursor: string | null): Promise<RecordPage> =>
  callServer(appUserCoinDetail, { ...filter, cursor, pageSize: RECORD_EXPORT_PAGE_SIZE }, { isSilent: true });

/** A file longer than this is for support; the player is told to choose fewer days. */
const MAX_ROWS_OF_A_FILE = 20_000;

/** Every row of a filter, newest first; null when there are too many for a file. */
export async function readEverything(filter: RecordFilter): Promise<CoinRow[] | null> {
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
