import { useSearch } from 'wouter';
import { getGifts } from '../../../contract/gifts/gift-calls.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { asyncState } from '../../ui/async-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FundTab } from './fund-tab.tsx';
import { type GiftTab, tabOf, tabsOf } from './gift-tabs.ts';
import styles from './gifts.module.css';
import { PacketTab } from './packet-tab.tsx';
import { SupplyTab } from './supply-tab.tsx';

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
