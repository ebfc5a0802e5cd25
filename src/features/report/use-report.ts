import { keepPreviousData } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { playReport } from '../../../contract/protection/play-report-calls.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { useCall } from '../../session/use-call.ts';
import type { ReportChoice } from './report-rules.ts';

/** The report of a choice; the one before stays in sight while the next one is asked for. */
export function useReport(choice: ReportChoice) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useCall(playReport, choice, {
    isSilent: true,
    placeholderData: keepPreviousData,
  });
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  // Old figures must not stand where the newest ones could not be had.
  return {
    report: error === null ? data : undefined,
    readAt: dataUpdatedAt,
    error,
    isFetching,
    isOnline,
    refetch,
  };
}
