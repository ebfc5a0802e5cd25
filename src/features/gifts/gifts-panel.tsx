import { useSearch } from 'wouter';
import { type Gifts, getGifts } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FundTab } from './fund-tab.tsx';
import styles from './gifts.module.css';
import { PacketTab } from './packet-tab.tsx';
import { SupplyTab } from './supply-tab.tsx';

const GIFT_TABS = ['packet', 'fund', 'supply'] as const;
type GiftTab = (typeof GIFT_TABS)[number];

/** Those whose activity runs, or that hold something of the player. */
const tabsOf = ({ packets, fund, supply }: Gifts): GiftTab[] =>
  GIFT_TABS.filter((tab) => ({ packet: packets, fund, supply })[tab] !== null);

/** The tab of an address's query, or the first where that one is not there; null where none is. */
const tabOf = (search: string, tabs: readonly GiftTab[]): GiftTab | null =>
  tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? tabs[0] ?? null;

/** `/activity/gifts`: red packets, the points fund and the weekly box. */
export function GiftsPanel() {
  const search = useSearch();
  const state = asyncState(useCall(getGifts, {}, { isSilent: true }));
  if (state.kind !== 'success')
    return <StateView state={state} failed={t('gifts.failed')} boxes={{ count: 3, height: '120px' }} />;
  const { data } = state;
  const tabs = tabsOf(data);
  const tab = tabOf(search, tabs);
  if (tab === null) return <EmptyState icon="gift" title={t('gifts.none')} text={t('gifts.none.text')} />;
  const { packets, fund, supply, canClaim, now } = data;
  return (
    <div className={styles.stack}>
      {!canClaim && <Notice>{t('gifts.notNow')}</Notice>}
      <Tabs<GiftTab>
        label={t('gifts.tabs')}
        tabs={tabs.map((value) => ({ value, label: t(`gifts.tab.${value}`) }))}
        value={tab}
        onChange={(next) => navigate(linkTo(paths.activityGifts, { tab: next }), { replace: true })}
      >
        {tab === 'packet' && packets && <PacketTab packets={packets} canClaim={canClaim} />}
        {tab === 'fund' && fund && <FundTab state={fund} canClaim={canClaim} now={now} />}
        {tab === 'supply' && supply && <SupplyTab supply={supply} canClaim={canClaim} />}
      </Tabs>
    </div>
  );
}
