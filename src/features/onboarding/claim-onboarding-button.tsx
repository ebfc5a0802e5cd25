import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import { claimOnboarding, type OnboardingReward } from './onboarding-flows.ts';

/** Claims once: while it is busy it ignores presses, and a failure stands beside it. */
export function ClaimOnboardingButton({ name, text }: { name: OnboardingReward; text: string }) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const claim = async (place: DOMRect) => {
    const granted = await claimOnboarding(name, place);
    toast(t('onboarding.claimed', { rewards: rewardText(granted, moneyFormat) }), 'good');
  };
  return (
    <>
      <Button
        isWide
        isBusy={isBusy}
        onClick={({ currentTarget }) => {
          const place = currentTarget.getBoundingClientRect();
          void run(() => claim(place));
        }}
      >
        {text}
      </Button>
      {failure !== null && (
        <Notice tone="danger" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
    </>
  );
}
