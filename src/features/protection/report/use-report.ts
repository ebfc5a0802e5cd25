import { keepPreviousData } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { playReport } from '../../../../contract/protection/play-report-calls.ts';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { useCall } from '../../../session/calls/use-call.ts';
import type { ReportChoice } from './report-rules.ts';

/** The report of a period; the previous one stays visible while the next one loads. */
export function useReport(choice: ReportChoice) {
  const { data, dataUpdatedAt, error, errorUpdateCount, isPlaceholderData, isFetching, refetch } = useCall(
    playReport,
    choice,
    { isSilent: true, placeholderData: keepPreviousData },
  );
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  // Figures of other days must not stand under days that could not be loaded, nor during a retry.
  const hasFailed = error !== null || (isPlaceholderData && errorUpdateCount > 0);
  return {
    report: hasFailed ? undefined : data,
    readAt: dataUpdatedAt,
    error,
    isFetching,
    isOnline,
    refetch,
  };
}
