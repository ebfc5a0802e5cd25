import { useCallback, useEffect, useRef, useState } from 'react';
import type { HeldPayment } from '../../../contract/wallet/held-payment.ts';
import type { CoinRow, Statement } from '../../../contract/wallet/record-calls.ts';
import { readHeld, readPage, readStatement } from './record-flows.ts';
import type { RecordFilter } from './record-rules.ts';

interface Records {
  readonly rows: readonly CoinRow[];
  readonly nextCursor: string | null;
  /** Null until the first answer for this filter. */
  readonly statement: Statement | null;
  /** Payments that are in no balance. */
  readonly held: readonly HeldPayment[];
  readonly isLoading: boolean;
  readonly failure: unknown;
}

const NOTHING: Records = {
  rows: [],
  nextCursor: null,
  statement: null,
  held: [],
  isLoading: true,
  failure: null,
};

/** Sums and the list of one filter; an answer to an older filter is not shown. */
export function useRecords(filter: RecordFilter) {
  const [records, setRecords] = useState(NOTHING);
  const current = useRef(filter);
  current.current = filter;

  const load = useCallback(async () => {
    setRecords(NOTHING);
    try {
      const [page, statement, held] = await Promise.all([
        readPage(filter, null),
        readStatement(filter),
        readHeld(filter),
      ]);
      if (current.current !== filter) return;
      setRecords({
        rows: page.list,
        nextCursor: page.nextCursor,
        statement,
        held,
        isLoading: false,
        failure: null,
      });
    } catch (failure) {
      if (current.current === filter) setRecords({ ...NOTHING, isLoading: false, failure });
    }
  }, [filter]);
  useEffect(() => void load(), [load]);

  const asked = useRef<string | null>(null);
  const more = async () => {
    const cursor = records.nextCursor;
    // Sight and tap may both ask before the next render.
    if (cursor === null || records.isLoading || asked.current === cursor) return;
    asked.current = cursor;
    setRecords((old) => ({ ...old, isLoading: true, failure: null }));
    try {
      const page = await readPage(filter, cursor);
      if (current.current !== filter) return;
      const { list, nextCursor } = page;
      setRecords((old) => ({ ...old, rows: [...old.rows, ...list], nextCursor, isLoading: false }));
    } catch (failure) {
      asked.current = null;
      if (current.current === filter) setRecords((old) => ({ ...old, isLoading: false, failure }));
    }
  };
  return { ...records, load, more };
}
