import type { ReactNode } from 'react';
import type { CallData } from '../../../contract/call.ts';
import type { getLottery } from '../../../contract/lottery/lottery-calls.ts';
import { t } from '../../platform/i18n.ts';
import { asyncState } from '../../ui/async-state.ts';
import { StateView } from '../../ui/states.tsx';
import { useLottery } from './lottery-queries.ts';

/** What needs the lotteries: until the first answer boxes, or what failed and a way to try again. */
export function LoadLottery({ children }: { children(data: CallData<typeof getLottery>): ReactNode }) {
  return (
    <StateView
      state={asyncState(useLottery())}
      failed={t('lottery.failed')}
      boxes={{ count: 3, height: '180px' }}
    >
      {children}
    </StateView>
  );
}
