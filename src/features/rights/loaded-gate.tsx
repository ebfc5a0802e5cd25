import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { Loaded } from './use-loaded.ts';

interface LoadedGateProps<Value> {
  loaded: Loaded<Value>;
  children(value: Value): ReactNode;
}

/** Loading, out of reach, or what stands behind it. */
export function LoadedGate<Value>({ loaded, children }: LoadedGateProps<Value>) {
  const { value, failure, isLoading, reload } = loaded;
  if (value !== null) return children(value);
  if (failure === null) return <SkeletonRows count={4} height="84px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('rights.failed.title')}
      text={describeFailure(failure)}
      isBusy={isLoading}
      onRetry={reload}
    />
  );
}
