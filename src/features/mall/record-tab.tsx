import type { ChangeEvent, ReactNode } from 'react';
import { useSearch } from 'wouter';
import {
  DIAMOND_KINDS,
  type DiamondKind,
  type DiamondRow,
  type DiamondShop,
  type MallOrder,
} from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { SelectField } from '../../ui/field.tsx';
import pageParts from '../../ui/page.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './mall.module.css';
import { useDiamondLog, useOrders } from './mall-queries.ts';
import { PagedList } from './paged-list.tsx';
import { diamondsText } from './unit-text.ts';

/** Goods that were bought, and every movement of diamonds. */
export function RecordTab({ shop }: { shop: DiamondShop }) {
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      <DiamondRecord />
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

/** The address says which kind is listed, so that a reload and the way back show the same. */
function DiamondRecord() {
  const kind = kindOf(useSearch());
  return (
    <PagedList
      title={t('mall.record.diamonds')}
      none={t(kind === null ? 'mall.record.diamonds.none' : 'mall.record.diamonds.noneOf')}
      filter={<KindFilter kind={kind} />}
      answer={useDiamondLog(kind)}
      keyOf={({ id }) => id}
      row={(row) => <DiamondEntry row={row} />}
    />
  );
}

/** Null for all kinds, and for one that there is not. */
function kindOf(search: string): DiamondKind | null {
  const wanted = new URLSearchParams(search).get('kind');
  return DIAMOND_KINDS.find((kind) => kind === wanted) ?? null;
}

function KindFilter({ kind }: { kind: DiamondKind | null }) {
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    navigate(linkTo(paths.points, { tab: 'record', ...(target.value && { kind: target.value }) }), {
      replace: true,
    });
  return (
    <div className={styles.kind}>
      <SelectField label={t('mall.record.kind')} value={kind ?? ''} onChange={choose}>
        <option value="">{t('mall.record.all')}</option>
        {DIAMOND_KINDS.map((name) => (
          <option key={name} value={name}>
            {t(`mall.record.kind.${name}`)}
          </option>
        ))}
      </SelectField>
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
