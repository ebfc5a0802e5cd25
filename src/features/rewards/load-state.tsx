import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import styles from './rewards.module.css';

interface LoadStateProps {
  answer: { error: unknown; isFetching: boolean; refetch(): unknown };
  /** The ways to the neighbouring pages: they stand whatever becomes of this one. */
  links?: ReactNode;
}

/** Until the first answer: skeletons, or what failed and a way to try again. */
export function LoadState({ answer, links }: LoadStateProps) {
  const state = <State answer={answer} />;
  if (!links) return state;
  return (
    <div className={styles.stack}>
      {links}
      {state}
    </div>
  );
}

function State({ answer: { error, isFetching, refetch } }: Pick<LoadStateProps, 'answer'>) {
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
