import { useLayoutEffect, useRef } from 'react';
import { sumRewards } from '../../../contract/rewards/sum-rewards.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import type { OverlayPanelProps } from '../../session/overlay-store.ts';
import { rewardIcon } from '../../session/reward-icons.ts';
import { oneRewardText } from '../../session/reward-text.ts';
import { Icon } from '../../ui/icon.tsx';
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
      <ul ref={list}>
        {sumRewards(rewards).map((reward) => (
          <li key={reward.propId}>
            <span className={styles.seal}>
              <Icon name={rewardIcon(reward.propId)} size={30} />
            </span>
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
