import { RECORD_EXPORT_PAGE_SIZE, RECORD_PAGE_SIZE } from '../../../contract/limits.ts';
import type { HeldPayment } from '../../../contract/wallet/held-payment.ts';
import {
  appUserCoinDetail,
  betRecordReport,
  type CoinRow,
  getHeldPayments,
  type Statement,
} from '../../../contract/wallet/record-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import type { RecordFilter } from './record-rules.ts';

export interface RecordPage {
  readonly list: readonly CoinRow[];
  readonly nextCursor: string | null;
}

export const readPage = (
  filter: RecordFilter,
  cursor: string | null,
  pageSize: number = RECORD_PAGE_SIZE,
): Promise<RecordPage> => callServer(appUserCoinDetail, { ...filter, cursor, pageSize }, { isSilent: true });

export const readStatement = ({ from, to }: RecordFilter): Promise<Statement> =>
  callServer(betRecordReport, { from, to }, { isSilent: true });

/** They move no balance, so they stand beside the movements; only where deposits are looked at. */
export const readHeld = async ({ from, to, kind }: RecordFilter): Promise<readonly HeldPayment[]> => {
  if (kind !== null && kind !== 'deposit') return [];
  return (await callServer(getHeldPayments, { from, to }, { isSilent: true })).list;
};

/** A file longer than this is for the help team; the player is told to choose fewer days. */
export const MOST_ROWS_OF_A_FILE = 20_000;

/** Every row of a filter, newest first; null when there are too many for a file. */
export async function readEverything(filter: RecordFilter): Promise<CoinRow[] | null> {
  const rows: CoinRow[] = [];
  let cursor: string | null = null;
  do {
    const page: RecordPage = await readPage(filter, cursor, RECORD_EXPORT_PAGE_SIZE);
    rows.push(...page.list);
    cursor = page.nextCursor;
    if (rows.length > MOST_ROWS_OF_A_FILE) return null;
  } while (cursor !== null);
  return rows;
}
