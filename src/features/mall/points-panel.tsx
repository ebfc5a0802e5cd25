import { useSearch } from 'wouter';
import type { DiamondShop } from '../../../contract/mall/mall-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Balances } from './balances.tsx';
import { CardTab } from './card-tab.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { GoodsList } from './goods-list.tsx';
import { Loading } from './loading.tsx';
import styles from './mall.module.css';
import { useScratchInfo, useShop } from './queries.ts';
import { RecordTab } from './record-tab.tsx';
import { Ticker } from './ticker.tsx';

const TABS = ['exchange', 'goods', 'card', 'record'] as const;
type Tab = (typeof TABS)[number];

const tabOf = (search: string): Tab =>
  TABS.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'exchange';

/** `/points`: what points and diamonds are worth and what can be had for them. */
export function PointsPanel() {
  const tab = tabOf(useSearch());
  const answer = useShop();
  const { data: shop } = answer;
  if (!shop) return <Loading answer={answer} count={4} height="96px" />;
  const choose = (next: Tab) =>
    navigate(next === 'exchange' ? paths.points : linkTo(paths.points, { tab: next }), { replace: true });
  return (
    <div className={styles.stack}>
      <Balances shop={shop} />
      <Ticker />
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
  return (
    <div className={styles.columns}>
      {shop.pointsPerDiamond !== null && <ExchangeForm kind="points" shop={shop} />}
      <ExchangeForm kind="coin" shop={shop} />
    </div>
  );
}
