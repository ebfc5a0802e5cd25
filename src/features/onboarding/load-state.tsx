import type { UseQueryResult } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/http/call-failure.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface LoadStateProps {
  answer: Pick<UseQueryResult<unknown, CallFailure>, 'error' | 'isFetching' | 'refetch'>;
  failed: string;
}

/** While an answer is missing: that it loads, that the activity has ended, or why it failed. */
export function LoadState({ answer: { error, isFetching, refetch }, failed }: LoadStateProps) {
  if (error === null) return <SkeletonRows count={4} height="84px" />;
  if (error.key === 'activityClosed')
    return (
      <EmptyState icon="gift" title={t('onboarding.gone')} text={t('error.activityClosed')}>
        <ButtonLink href={paths.activities}>{t('onboarding.toActivities')}</ButtonLink>
      </EmptyState>
    );
  return (
    <ErrorState
      icon="offline"
      title={failed}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      isBusy={isFetching}
    />
  );
}
