import type { ReactNode } from 'react';
import type { CallData } from '../../../contract/call.ts';
import type { getLottery } from '../../../contract/lottery/lottery-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useLottery } from './queries.ts';

/** What needs the lotteries: until the first answer boxes, or what failed and a way to try again. */
export function LoadLottery({ children }: { children(data: CallData<typeof getLottery>): ReactNode }) {
  const { data, error, isFetching, refetch } = useLottery();
  if (data) return children(data);
  if (error === null) return <SkeletonRows count={3} height="180px" />;
  return (
    <ErrorState
      icon="offline"
      title={t('lottery.failed')}
      text={describeFailure(error)}
      onRetry={() => void refetch()}
      isBusy={isFetching}
    />
  );
}
