import { useEffect } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Friends } from './friends.tsx';
import styles from './invite.module.css';
import { Odds } from './odds.tsx';
import { useInviteState } from './queries.ts';
import { ShareCard } from './share-card.tsx';
import { leaveWheel, resumeSpin, setSectors } from './spin-flows.ts';
import { SpinRecord } from './spin-record.tsx';
import { Terms } from './terms.tsx';
import { WheelTable } from './wheel-table.tsx';
import { Winnings } from './winnings.tsx';

/** `/activity/spin`: the wheel, what was won with it, and how spins are earned. */
export function SpinPanel() {
  const answer = useInviteState();
  const { data: state } = answer;
  const sectors = state?.terms.sectors;
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  useEffect(() => {
    if (sectors) setSectors(sectors);
  }, [sectors]);
  const isLoaded = state !== undefined;
  // Also after a reload in mid-spin, and when the network is back.
  useEffect(() => {
    if (isLoaded && isOnline) void resumeSpin();
  }, [isLoaded, isOnline]);
  useEffect(() => leaveWheel, []);
  if (!state) {
    if (answer.error === null) return <SkeletonRows count={3} height="200px" />;
    return (
      <ErrorState
        title={t('invite.failed')}
        text={describeFailure(answer.error)}
        icon="offline"
        onRetry={() => void answer.refetch()}
        isBusy={answer.isFetching}
      />
    );
  }
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <WheelTable state={state} />
        <Winnings state={state} />
      </div>
      <div className={styles.stack}>
        <ShareCard state={state} />
        <Friends />
        <Odds terms={state.terms} commit={state.commit} />
        <SpinRecord />
        <Terms terms={state.terms} />
      </div>
    </div>
  );
}
