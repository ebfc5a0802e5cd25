import type { ReactNode } from 'react';
import type { WithdrawTerms } from '../../../contract/wallet/withdrawal.ts';
import { t } from '../../platform/i18n.ts';
import { asyncState } from '../../ui/async-state.ts';
import { StateView } from '../../ui/states.tsx';
import { useTerms } from './wallet-queries.ts';

/** Loading, out of reach, or what stands behind it. */
export function TermsGate({ children }: { children: (terms: WithdrawTerms) => ReactNode }) {
  return (
    <StateView
      state={asyncState(useTerms())}
      failed={t('wallet.failed.title')}
      boxes={{ count: 4, height: '84px' }}
    >
      {children}
    </StateView>
  );
}
