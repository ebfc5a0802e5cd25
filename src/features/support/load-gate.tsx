import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import type { Reading } from '../../session/join-calls.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { KnownHelpLine } from './help-lines.tsx';

interface LoadGateProps<Data> {
  reading: Reading<Data>;
  children(data: Data): ReactNode;
}

/** Loading, out of reach, or what stands behind it. The help line is there without any answer. */
export function LoadGate<Data>({ reading, children }: LoadGateProps<Data>) {
  const { data, error, isFetching, refetch } = reading;
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonRows count={4} height="96px" />;
  return (
    <>
      <ErrorState
        icon="offline"
        title={t('support.failed')}
        text={describeFailure(error)}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
      <KnownHelpLine />
    </>
  );
}
