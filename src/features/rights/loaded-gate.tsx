import type { ReactNode } from 'react';
import { t } from '../../platform/i18n.ts';
import type { Reading } from '../../session/calls/combine-queries.ts';
import { asyncState } from '../../ui/async-state.ts';
import { StateView } from '../../ui/states.tsx';

interface LoadedGateProps<Data> {
  reading: Reading<Data>;
  children(data: Data): ReactNode;
}

/** Loading, out of reach, or what stands behind it. */
export function LoadedGate<Data>({ reading, children }: LoadedGateProps<Data>) {
  return (
    <StateView
      state={asyncState(reading)}
      failed={t('rights.failed.title')}
      boxes={{ count: 4, height: '84px' }}
    >
      {children}
    </StateView>
  );
}
