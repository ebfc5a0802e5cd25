import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface LoadingProps {
  answer: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
  /** Of the boxes that come. */
  count: number;
  height: string;
  /** Only a part of the page is missing. */
  isPart?: boolean;
}

/** Boxes until the first answer; what failed, and a way to try again, where none came. */
export function Loading({ answer, count, height, isPart = false }: LoadingProps) {
  if (answer.error === null) return <SkeletonRows count={count} height={height} />;
  const retry = () => void answer.refetch();
  return (
    <ErrorState
      title={t(isPart ? 'mall.failed.part' : 'mall.failed')}
      text={describeFailure(answer.error)}
      icon="offline"
      onRetry={retry}
      isBusy={answer.isFetching}
    />
  );
}
