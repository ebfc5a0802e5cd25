import type { ReactNode } from 'react';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTerms } from './queries.ts';

/** Loading, out of reach, or what stands behind it. */
export function TermsGate({ children }: { children: (terms: WithdrawTerms) => ReactNode }) {
  const { data: terms, error, isFetching, refetch } = useTerms();
  if (terms) return children(terms);
  if (error === null) return <SkeletonRows count={4} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('wallet.failed.title')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
