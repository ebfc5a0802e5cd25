import { useEffect, useState } from 'react';
import type { LimitState } from '../../../contract/protection/protection-calls.ts';
import { after } from '../../platform/clock.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { serverNow } from '../../session/player/protection-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { limitText, momentText } from './limit-text.ts';
import styles from './protection.module.css';
import { confirmLimit, setLimit } from './protection-flows.ts';

interface PendingRequestProps {
  limit: LimitState;
  wish: NonNullable<LimitState['wish']>;
  name: string;
}

/** A pending looser value: until exactly when, and then the second confirmation. */
export function PendingRequest({ limit, wish, name }: PendingRequestProps) {
  const { moneyFormat, formatLocale } = useUi();
  const { isBusy, failure, run } = useMutation();
  const isReady = useIsPast(wish.confirmAt);
  const say = (value: number | null) => limitText(limit.key, value, moneyFormat);
  const confirm = async () => {
    if (await run(() => confirmLimit(limit.key, wish.value))) {
      toast(t('protection.done.holds', { name }), 'good');
    }
  };
  return (
    <Notice tone="warning" title={t('protection.wish.title', { value: say(wish.value) })}>
      <p>
        {isReady
          ? t('protection.wish.ready', { until: momentText(wish.lapsesAt, formatLocale) })
          : t('protection.wish.waits', { at: momentText(wish.confirmAt, formatLocale) })}
      </p>
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      <div className={styles.ways}>
        <Button
          kind="second"
          isBusy={isBusy}
          onClick={() => void run(() => setLimit(limit.key, limit.value))}
        >
          {t('protection.wish.keep', { value: say(limit.value) })}
        </Button>
        {isReady && (
          <Button kind="quiet" isBusy={isBusy} onClick={() => void confirm()}>
            {t('protection.wish.confirm', { value: say(wish.value) })}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** What a timer can count. */
const LONGEST_MS = 2 ** 31 - 1;

function useIsPast(at: number): boolean {
  const [isPast, setPast] = useState(() => serverNow() >= at);
  useEffect(() => {
    const left = at - serverNow();
    setPast(left <= 0);
    return left > 0 ? after(Math.min(left, LONGEST_MS), () => setPast(true)) : undefined;
  }, [at]);
  return isPast;
}
