import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PlayReport } from '../../../contract/protection/play-report-calls.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { type ReportChoice, readReport } from './report-flows.ts';

interface Shown {
  /** The last answer; it stays in sight while the next one is asked for. */
  readonly report: PlayReport | null;
  /** When it came. */
  readonly readAt: number;
  readonly isLoading: boolean;
  readonly failure: unknown;
}

/** The report of a choice; asked for anew when the connection is back. */
export function useReport(choice: ReportChoice) {
  const [shown, setShown] = useState<Shown>({ report: null, readAt: 0, isLoading: true, failure: null });
  const current = useRef(choice);
  current.current = choice;
  const load = useCallback(async () => {
    setShown((old) => ({ ...old, isLoading: true, failure: null }));
    try {
      const report = await readReport(choice);
      if (current.current === choice)
        setShown({ report, readAt: Date.now(), isLoading: false, failure: null });
    } catch (failure) {
      // Figures of other days must not stand under the days that were chosen now.
      if (current.current === choice) setShown({ report: null, readAt: 0, isLoading: false, failure });
    }
  }, [choice]);
  useEffect(() => void load(), [load]);

  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) void load();
    wasOnline.current = isOnline;
  }, [isOnline, load]);
  return { ...shown, isOnline, load };
}
