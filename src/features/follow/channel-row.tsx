import type { FollowChannel } from '../../../contract/follow/follow-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './follow.module.css';
import { claimChannel, recordOpening } from './follow-flows.ts';

interface ChannelRowProps {
  channel: FollowChannel;
  rewards: readonly Reward[];
  isMember: boolean;
  canClaim: boolean;
}

/** One channel: it opens through the notice for outside addresses, and its points can be claimed after that. */
export function ChannelRow({ channel, rewards, isMember, canClaim }: ChannelRowProps) {
  const { key, name, icon, address, state } = channel;
  const { moneyFormat } = useUi();
  const opening = useMutation();
  const claiming = useMutation();
  const told = rewardText(rewards, moneyFormat);
  const record = () => void opening.run(() => recordOpening(key));
  const claim = (place: DOMRect) =>
    claiming.run(async () => {
      const granted = await claimChannel(key);
      flyClaim(place, granted);
      toast(t('follow.claimed', { rewards: rewardText(granted, moneyFormat) }), 'good');
    });
  const isDue = state === 'opened' && canClaim;
  return (
    <li className={styles.row} data-state={isMember ? state : undefined}>
      <span className={styles.mark}>
        <Icon name={icon} size={26} />
      </span>
      <span className={styles.name}>
        <strong>{name}</strong>
        <small>{isMember ? t(`follow.state.${state}`) : new URL(address).host}</small>
      </span>
      <span className={styles.ways}>
        {isDue && (
          <Button
            isBusy={claiming.isBusy}
            aria-label={t('follow.claim.label', { rewards: told, name })}
            // Measured as it is pressed: once it is claimed the button is gone.
            onClick={({ currentTarget }) => void claim(currentTarget.getBoundingClientRect())}
          >
            {t('follow.claim', { rewards: told })}
          </Button>
        )}
        <Button
          kind="quiet"
          icon="open-outside"
          aria-label={t('follow.open.label', { name })}
          onClick={() => openOverlay('leaving-site', isMember ? { address, onLeave: record } : { address })}
        >
          {t('follow.open')}
        </Button>
      </span>
      {opening.failure !== null && (
        <p role="alert" className={styles.failure}>
          {t('follow.unrecorded')} {describeFailure(opening.failure)}
        </p>
      )}
      {claiming.failure !== null && (
        <p role="alert" className={styles.failure}>
          {describeFailure(claiming.failure)}
        </p>
      )}
    </li>
  );
}
