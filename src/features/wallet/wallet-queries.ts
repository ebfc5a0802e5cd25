import { getBonusState } from '../../../contract/rewards/bonus-calls.ts';
import { getSafebox } from '../../../contract/wallet/safebox-calls.ts';
import { getWithdrawal, getWithdrawTerms } from '../../../contract/wallet/withdraw-calls.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { applyBalance } from '../../session/player/profile-store.ts';
import { pollIntervalMs } from './withdraw-rules.ts';

/** An older answer stays visible while each page that needs it refetches; it is dropped with the player. */
const KEEP_OLD_ANSWER = { isSilent: true, gcTime: Number.POSITIVE_INFINITY } as const;

/** After a question that failed. */
const AFTER_FAILURE_MS = 60_000;

/** What the server says about withdrawing. */
export const useTerms = () =>
  useCall(getWithdrawTerms, {}, { ...KEEP_OLD_ANSWER, onAnswer: ({ coin }) => applyBalance(coin) });

/** The safebox, and what may be moved. */
export const useSafebox = () =>
  useCall(getSafebox, {}, { ...KEEP_OLD_ANSWER, onAnswer: ({ coin }) => applyBalance(coin) });

/** Bonuses that run, and those on offer. */
export const useBonuses = ({ enabled = true } = {}) =>
  useCall(getBonusState, {}, { ...KEEP_OLD_ANSWER, enabled });

/** Follows one withdrawal to its end while the page is visible; a failed request is retried. */
export const useWithdrawal = (withdrawalId: string) =>
  useCall(
    getWithdrawal,
    { withdrawalId },
    {
      isSilent: true,
      onAnswer: ({ coin }) => applyBalance(coin),
      refetchInterval: ({ state: { data, status } }) => {
        if (status === 'error' || data === undefined) return AFTER_FAILURE_MS;
        return pollIntervalMs(data) ?? false;
      },
      // Nothing was requested while the page was hidden.
      refetchOnWindowFocus: true,
    },
  );
