import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { LotteryRound } from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { type Cents, cents, formatCents, NO_CENTS } from '../../../contract/money.ts';
import { lotteryNumber } from '../../../maths/lottery.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { protectionStore } from '../../session/player/protection-store.ts';
import { tightestLimit } from '../../session/player/tightest-limit.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segments } from '../../ui/segments.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { buyTickets } from './buy-flows.ts';
import styles from './lottery.module.css';
import { mostTickets } from './lottery-rules.ts';

interface BuyFormProps {
  product: LotteryProduct;
  round: LotteryRound;
  coin: Cents;
  /** Free tickets. */
  lottery: number;
}

type PayWith = 'coin' | 'tickets';

/** Chooses how many tickets, and says before what they cost. */
export function BuyForm({ product, round, coin, lottery }: BuyFormProps) {
  const id = useId();
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const { terms, number, commit } = round;
  const hasFree = lottery >= terms.tickets;
  const [wish, setWish] = useState<PayWith>('coin');
  const payWith = hasFree ? wish : 'coin';
  const limitLeft = useStore(
    protectionStore,
    ({ told }) => tightestLimit(told, 'loss', 'stake')?.left ?? null,
  );
  const most = mostTickets(round, payWith, { coin, lottery, limitLeft });
  // The limits, not the balance, keep the player from one more.
  const isHeld = payWith === 'coin' && most < mostTickets(round, payWith, { coin, lottery, limitLeft: null });
  const [wanted, setWanted] = useState(1);
  const count = Math.max(1, Math.min(wanted, most));
  const cost =
    payWith === 'coin'
      ? formatCents(cents(terms.price * count), moneyFormat)
      : t('lottery.buy.costFree', { count: terms.tickets * count });
  const buy = () =>
    run(async () => {
      const order = await buyTickets({ product, number, commit, count, payWith }, round);
      const numbers = [order.first, order.first + order.count - 1].map((value) =>
        lotteryNumber(value, terms.digits),
      );
      const [first = '', last = ''] = numbers;
      toast(t('lottery.buy.done', { count: order.count, first, last }), 'good');
      setWanted(1);
    });
  return (
    <div className={styles.form}>
      {hasFree && (
        <Segments<PayWith>
          label={t('lottery.buy.with')}
          options={[
            { value: 'coin', label: t('lottery.buy.coin') },
            { value: 'tickets', label: t('lottery.buy.free', { count: lottery }) },
          ]}
          value={payWith}
          onChange={setWish}
        />
      )}
      {most === 0 ? (
        !isHeld && <p>{t('lottery.buy.few')}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
          <div className={styles.count} role="group" aria-labelledby={id}>
            <span id={id}>{t('lottery.buy.count')}</span>
            <IconButton
              icon="minus"
              label={t('lottery.buy.less')}
              disabled={count <= 1}
              onClick={() => setWanted(count - 1)}
            />
            <output>{count}</output>
            <IconButton
              icon="plus"
              label={t('lottery.buy.more')}
              disabled={count >= most}
              onClick={() => setWanted(count + 1)}
            />
          </div>
          <Button isWide isBusy={isBusy} onClick={() => void buy()}>
            {t('lottery.buy.send', { count, cost })}
          </Button>
        </>
      )}
      {isHeld && <p>{t('lottery.buy.limit', { left: formatCents(limitLeft ?? NO_CENTS, moneyFormat) })}</p>}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      <p className={styles.note}>{t('lottery.buy.stake')}</p>
    </div>
  );
}
