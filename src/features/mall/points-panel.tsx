import { useSearch } from 'wouter';
import type { DiamondShop } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Balances } from './balances.tsx';
import { CardTab } from './card-tab.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { mostFor } from './exchange-rules.ts';
import { GoodsList } from './goods-list.tsx';
import styles from './mall.module.css';
import { useScratchInfo, useShop } from './mall-queries.ts';
import { RecordTab } from './record-tab.tsx';
import { Ticker } from './ticker.tsx';

const TABS = ['exchange', 'goods', 'card', 'record'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (search: string): Tab =>
  TABS.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'exchange';

/** `/points`: what points and diamonds are worth and what can be had for them. */
export function PointsPanel() {
  const tab = tabOf(useSearch());
  const state = asyncState(useShop());
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('mall.failed')} boxes={{ count: 4, height: '96px' }} />;
  const { data: shop } = state;
  const choose = (next: Tab) =>
    navigate(next === 'exchange' ? paths.points : linkTo(paths.points, { tab: next }), { replace: true });
  return (
    <div className={pageParts.stack}>
      <Balances shop={shop} />
      {tab !== 'card' && <WaitingCard onOpen={() => choose('card')} />}
      <Tabs<Tab>
        label={t('mall.tabs')}
        tabs={TABS.map((value) => ({ value, label: t(`mall.tab.${value}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'exchange' && <Exchange shop={shop} />}
        {tab === 'goods' && <GoodsList shop={shop} />}
        {tab === 'card' && <CardTab />}
        {tab === 'record' && <RecordTab shop={shop} />}
      </Tabs>
      <Ticker />
    </div>
  );
}

function WaitingCard({ onOpen }: { onOpen(): void }) {
  const { data } = useScratchInfo();
  if (!data?.card) return null;
  return (
    <Notice>
      <p>{t('mall.waits')}</p>
      <Button kind="quiet" onClick={onOpen}>
        {t('mall.waits.open')}
      </Button>
    </Notice>
  );
}

function Exchange({ shop }: { shop: DiamondShop }) {
  if (!shop.canExchange) return <Notice>{t('mall.notNow')}</Notice>;
  if (shop.coinPerDiamond === null) return <Notice>{t('mall.closed')}</Notice>;
  const hasPoints = shop.pointsPerDiamond !== null && mostFor('points', shop) > 0;
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      {shop.pointsPerDiamond !== null && <ExchangeForm kind="points" shop={shop} isMain={hasPoints} />}
      <ExchangeForm kind="coin" shop={shop} isMain={!hasPoints} />
    </div>
  );
}
