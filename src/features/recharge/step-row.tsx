import { cents, formatCents } from '../../../contract/money.ts';
import type { RechargeProgramme, RechargeStep } from '../../../contract/recharge/recharge-calls.ts';
import { t } from '../../platform/i18n.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { showClaimed } from '../../session/claims/show-claimed.ts';
import { ClaimButton } from '../../ui/claim-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import surfaceParts from '../../ui/surfaces.module.css';
import { useUi } from '../../ui/ui-context.ts';
import { useClaim } from '../../ui/use-claim.ts';
import styles from './recharge.module.css';
import { claimStep } from './recharge-flows.ts';

interface StepRowProps {
  kind: RechargeProgramme['kind'];
  step: RechargeStep;
}

/** One step: what it asks for, what it gives, and its claim. */
export function StepRow({ kind, step }: StepRowProps) {
  const { moneyFormat } = useUi();
  const { id, goal, rewards, state } = step;
  const goalText =
    kind === 'continuous'
      ? t('recharge.step.days', { count: goal })
      : t('recharge.step.amount', { amount: formatCents(cents(goal), moneyFormat) });
  const claiming = useClaim(
    () => claimStep({ id }),
    (told, place, format) => {
      if (showClaimed(place, told)) return null;
      return t('recharge.claimed', { rewards: rewardText(told, format) });
    },
  );
  return (
    <li className={classNames(surfaceParts.frame, styles.step)} data-state={state}>
      <span>
        <b>{goalText}</b>
        <small>{rewardText(rewards, moneyFormat)}</small>
      </span>
      {state === 'open' ? (
        <ClaimButton
          {...claiming}
          text={t('recharge.claim')}
          label={t('recharge.claim.label', { goal: goalText })}
        />
      ) : (
        <em>{t(`recharge.state.${state}`)}</em>
      )}
    </li>
  );
}
