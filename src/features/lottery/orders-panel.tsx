import type { LotteryOrder } from '../../../contract/lottery/lottery-calls.ts';
import { formatCents } from '../../../contract/money.ts';
import { lotteryNumber, winningNumbers } from '../../../maths/lottery.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Money } from '../../ui/money.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './lottery.module.css';
import { useOrders } from './lottery-queries.ts';
import { PagedRows } from './paged-rows.tsx';

/** `/activity/lottery/order`: the player's tickets. */
export const OrderPanel = () => <Orders isWonOnly={false} />;

/** `/activity/lottery/record`: those that won. */
export const RecordPanel = () => <Orders isWonOnly />;

function Orders({ isWonOnly }: { isWonOnly: boolean }) {
  const kind = isWonOnly ? 'record' : 'order';
  return (
    <PagedRows
      answer={useOrders(isWonOnly)}
      none={{
        icon: isWonOnly ? 'trophy' : 'ticket',
        title: t(`lottery.${kind}.none`),
        text: t(`lottery.${kind}.none.text`),
        way: (
          <ButtonLink kind="quiet" href={paths.activityLottery}>
            {t('lottery.title')}
          </ButtonLink>
        ),
      }}
      keyOf={({ orderId }) => orderId}
      row={(order) => <Order order={order} />}
    />
  );
}

function Order({ order }: { order: LotteryOrder }) {
  const { moneyFormat } = useUi();
  const { product, number, terms, first, count, stake, tickets, result } = order;
  const [from, to] = [first, first + count - 1].map((value) => lotteryNumber(value, terms.digits));
  const cost = stake > 0 ? formatCents(stake, moneyFormat) : t('lottery.buy.costFree', { count: tickets });
  const winning = result === null ? [] : winningNumbers(order, Number(result), terms.prizes);
  return (
    <>
      <span>
        <strong>
          {t(`lottery.name.${product}`)} · {t('lottery.draw.number', { number })}
        </strong>
        <small>
          {count === 1
            ? t('lottery.order.one', { first: from ?? '' })
            : t('lottery.order.range', { first: from ?? '', last: to ?? '' })}{' '}
          · {t('lottery.order.paid', { cost })}
        </small>
        {result !== null && (
          <small>
            <span>{t('lottery.order.result', { number: result })}</span>
            {winning.map((one) => (
              <b key={one.number} className={styles.hit}>
                {lotteryNumber(one.number, terms.digits)}
              </b>
            ))}
          </small>
        )}
      </span>
      <em data-state={order.state}>
        <OrderState order={order} />
      </em>
    </>
  );
}

function OrderState({ order: { state, prize, drawAt } }: { order: LotteryOrder }) {
  if (state === 'won') return <Money amount={prize} isSigned />;
  if (state === 'open')
    return (
      <span>
        {t('lottery.order.open')} <DateText at={drawAt} />
      </span>
    );
  return <span>{t(`lottery.order.${state}`)}</span>;
}
