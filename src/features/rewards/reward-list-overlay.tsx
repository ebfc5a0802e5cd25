import { useLayoutEffect, useRef } from 'react';
import { sumRewards } from '../../../contract/rewards/sum-rewards.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardEmblem, rewardIcon } from '../../session/claims/reward-icons.ts';
import { oneRewardText } from '../../session/claims/reward-text.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Emblem } from '../../ui/emblem.tsx';
import listParts from '../../ui/lists.module.css';
import { useUi } from '../../ui/ui-context.ts';
import styles from './reward-list.module.css';

/** What a claim of several rewards has granted. A tap anywhere on it goes on. */
export function RewardListOverlay({ props: { rewards }, close }: OverlayPanelProps<'reward-list'>) {
  const { moneyFormat } = useUi();
  const list = useRef<HTMLUListElement>(null);
  // However it is closed, the rewards fly from where they stood.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element) flyClaim(element.getBoundingClientRect(), rewards);
    };
  }, [rewards]);
  return (
    <div className={styles.list}>
      <ul className={listParts.list} ref={list}>
        {sumRewards(rewards).map((reward) => (
          <li key={reward.propId}>
            <Emblem name={rewardEmblem(reward.propId)} icon={rewardIcon(reward.propId)} size={88} />
            {oneRewardText(reward, moneyFormat)}
          </li>
        ))}
      </ul>
      <button type="button" className={styles.next} onClick={close}>
        {t('rewards.list.next')}
      </button>
    </div>
  );
}
