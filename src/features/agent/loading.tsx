import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface Answer {
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** Of the boxes that come. */
interface Boxes {
  count: number;
  height: string;
}

/** Boxes until the first answer, or what failed and a way to try again. */
export function Loading({ answer, ...boxes }: Boxes & { answer: Answer }) {
  const { error, isFetching, refetch } = answer;
  if (error === null) return <SkeletonRows {...boxes} />;
  return (
    <ErrorState
      icon="offline"
      title={t('agent.failed')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
