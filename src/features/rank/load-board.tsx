import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface LoadBoardProps {
  answer: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

/** Until the first answer: boxes, or what failed and a way to try again. */
export function LoadBoard({ answer: { error, isFetching, refetch } }: LoadBoardProps) {
  if (error === null) return <SkeletonRows count={8} height="60px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('rank.failed')}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      isBusy={isFetching}
    />
  );
}
