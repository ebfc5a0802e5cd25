import type { FollowChannel } from '../../../contract/follow/follow-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/calls/describe-failure.ts';
import { flyClaim } from '../../session/claims/claim-flight.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { useClaim } from '../../ui/use-claim.ts';
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
  const told = rewardText(rewards, moneyFormat);
  const record = () => void opening.run(() => recordOpening(key));
  const { note, ...claiming } = useClaim(
    () => claimChannel({ channelKey: key }),
    (granted, place, format) => {
      flyClaim(place, granted);
      return t('follow.claimed', { rewards: rewardText(granted, format) });
    },
  );
  const isDue = state === 'opened' && canClaim;
  const failure =
    (opening.failure !== null && `${t('follow.unrecorded')} ${describeFailure(opening.failure)}`) ||
    (isDue && note);
  return (
    <IconRow
      icon={icon}
      title={name}
      note={isMember ? <span data-state={state}>{t(`follow.state.${state}`)}</span> : new URL(address).host}
      tone={isDue ? 'bright' : state === 'claimed' ? 'done' : 'plain'}
      failure={failure}
    >
      {isDue && (
        <ClaimButton
          {...claiming}
          text={t('follow.claim', { rewards: told })}
          label={t('follow.claim.label', { rewards: told, name })}
        />
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
