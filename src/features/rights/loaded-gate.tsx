import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { Reading } from '../../session/join-calls.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';

interface LoadedGateProps<Data> {
  reading: Reading<Data>;
  children(data: Data): ReactNode;
}

/** Loading, out of reach, or what stands behind it. */
export function LoadedGate<Data>({ reading, children }: LoadedGateProps<Data>) {
  const { data, error, isFetching, refetch } = reading;
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonRows count={4} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('rights.failed.title')}
      text={describeFailure(error)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
