import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import type { AsyncState } from '../../ui/async-state.ts';
import { StateView } from '../../ui/states.tsx';
import styles from './rewards.module.css';

interface LoadStateProps {
  state: AsyncState<unknown>;
  /** The ways to the neighbouring pages: they stand whatever becomes of this one. */
  links?: ReactNode;
  /** CSS length of each box that comes. */
  height?: string;
  /** Shown instead of the list when the list is empty. */
  empty?: ReactNode;
}

/** Shows a page of rewards while it loads, after a failure, or when it is empty. */
export function LoadState({ state, links, height = '84px', empty }: LoadStateProps) {
  const view = (
    <StateView state={state} failed={t('rewards.failed')} boxes={{ count: 5, height }} empty={empty} />
  );
  if (!links) return view;
  return (
    <div className={styles.stack}>
      {links}
      {view}
    </div>
  );
}
