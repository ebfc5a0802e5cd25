import { useEffect } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { asyncState } from '../../ui/async-state.ts';
import { classNames } from '../../ui/class-names.ts';
import pageParts from '../../ui/page.module.css';
import { StateView } from '../../ui/states.tsx';
import { Friends } from './friends.tsx';
import styles from './invite.module.css';
import { useInviteState } from './invite-queries.ts';
import { InviteTermsText } from './invite-terms.tsx';
import { InviteWheel } from './invite-wheel.tsx';
import { Odds } from './odds.tsx';
import { ShareCard } from './share-card.tsx';
import { leaveWheel, resumeSpin, setSectors } from './spin-flows.ts';
import { SpinRecord } from './spin-record.tsx';
import { Winnings } from './winnings.tsx';

/** `/activity/spin`: the wheel, what was won with it, and how spins are earned. */
export function SpinPanel() {
  const loaded = asyncState(useInviteState());
  const state = loaded.kind === 'success' ? loaded.data : undefined;
  const sectors = state?.terms.sectors;
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  useEffect(() => {
    if (sectors) setSectors(sectors);
  }, [sectors]);
  const isLoaded = state !== undefined;
  // A spin that a reload or the network has cut off is resumed.
  useEffect(() => {
    if (isLoaded && isOnline) void resumeSpin();
  }, [isLoaded, isOnline]);
  useEffect(() => leaveWheel, []);
  if (!state)
    return <StateView state={loaded} failed={t('invite.failed')} boxes={{ count: 3, height: '200px' }} />;
  return (
    <div className={classNames(pageParts.columns, styles.columns)}>
      <div className={pageParts.stack}>
        <InviteWheel state={state} />
        <Winnings state={state} />
      </div>
      <div className={pageParts.stack}>
        <ShareCard state={state} />
        <Friends />
        <Odds terms={state.terms} commit={state.commit} />
        <SpinRecord />
        <InviteTermsText terms={state.terms} />
      </div>
    </div>
  );
}
