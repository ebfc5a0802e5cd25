import type { FollowChannel } from '../../../contract/follow/follow-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { flyClaim } from '../../session/claim-flight.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { openOverlay } from '../../session/overlay-store.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
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
  const failure =
    (opening.failure !== null && `${t('follow.unrecorded')} ${describeFailure(opening.failure)}`) ||
    (claiming.failure !== null && describeFailure(claiming.failure));
  return (
    <IconRow
      icon={icon}
      title={name}
      note={isMember ? <span data-state={state}>{t(`follow.state.${state}`)}</span> : new URL(address).host}
      tone={isDue ? 'bright' : state === 'claimed' ? 'done' : 'plain'}
      failure={failure}
    >
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
    </IconRow>
  );
}
