import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface LoadStateProps {
  answer: { error: unknown; isFetching: boolean; refetch(): unknown };
}

/** Until the first answer: skeletons, or what failed and a way to try again. */
export function LoadState({ answer: { error, isFetching, refetch } }: LoadStateProps) {
  if (error === null) return <SkeletonRows count={5} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('rewards.failed')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
