import type { ReactNode } from 'react';
import type { DiamondRow, DiamondShop, MallOrder } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { oneRewardText } from '../../session/reward-text.ts';
import { DateText } from '../../ui/date-text.tsx';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';
import { PagedList } from './paged-list.tsx';
import { useDiamondLog, useOrders } from './queries.ts';
import { diamondsText } from './unit-text.ts';

/** Goods that were bought, and every movement of diamonds. */
export function RecordTab({ shop }: { shop: DiamondShop }) {
  return (
    <div className={styles.columns}>
      <PagedList
        title={t('mall.record.diamonds')}
        none={t('mall.record.diamonds.none')}
        answer={useDiamondLog()}
        keyOf={({ id }) => id}
        row={(row) => <DiamondEntry row={row} />}
      />
      <PagedList
        title={t('mall.record.orders')}
        none={t('mall.record.orders.none')}
        answer={useOrders()}
        keyOf={({ orderId }) => orderId}
        row={(order) => <Order order={order} shop={shop} />}
      />
    </div>
  );
}

function Entry({ name, at, amount }: { name: string; at: number; amount: ReactNode }) {
  return (
    <>
      <span>
        {name}
        <small>
          <DateText at={at} />
        </small>
      </span>
      <b>{amount}</b>
    </>
  );
}

function DiamondEntry({ row: { kind, amount, at } }: { row: DiamondRow }) {
  const { formatLocale } = useUi();
  const signed = new Intl.NumberFormat(formatLocale, { signDisplay: 'always' }).format(amount);
  return <Entry name={t(`mall.record.kind.${kind}`)} at={at} amount={signed} />;
}

/** Goods that are no longer on offer are told by what they were. */
function Order({ order: { goodsId, reward, price, at }, shop }: { order: MallOrder; shop: DiamondShop }) {
  const { moneyFormat } = useUi();
  const name = shop.goods.find((goods) => goods.goodsId === goodsId)?.name;
  return <Entry name={name ?? oneRewardText(reward, moneyFormat)} at={at} amount={diamondsText(price)} />;
}
