import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import type { Reading } from '../../session/calls/combine-queries.ts';
import { asyncState } from '../../ui/async-state.ts';
import { StateView } from '../../ui/states.tsx';
import { KnownHelpLine } from './help-lines.tsx';

interface LoadGateProps<Data> {
  reading: Reading<Data>;
  children(data: Data): ReactNode;
}

/** Loading, out of reach, or what stands behind it. The help line is there without any answer. */
export function LoadGate<Data>({ reading, children }: LoadGateProps<Data>) {
  const state = asyncState(reading);
  const hasFailed = state.kind === 'error' || state.kind === 'offline' || state.kind === 'forbidden';
  return (
    <>
      <StateView state={state} failed={t('support.failed')} boxes={{ count: 4, height: '96px' }}>
        {children}
      </StateView>
      {hasFailed && <KnownHelpLine />}
    </>
  );
}
