import type { MouseEvent } from 'react';
import { cents, formatCents } from '../../../contract/money.ts';
import type { RechargeProgramme, RechargeStep } from '../../../contract/recharge/recharge-calls.ts';
import { t } from '../../platform/i18n.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { rewardText } from '../../session/reward-text.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useUi } from '../../ui/ui-context.ts';
import { useMutation } from '../../ui/use-mutation.ts';
import styles from './recharge.module.css';
import { claimStep } from './recharge-flows.ts';

interface StepRowProps {
  kind: RechargeProgramme['kind'];
  step: RechargeStep;
}

/** One step: what it asks for, what it gives, and its claim. */
export function StepRow({ kind, step }: StepRowProps) {
  const { moneyFormat } = useUi();
  const { isBusy, failure, run } = useMutation();
  const { id, goal, rewards, state } = step;
  const goalText =
    kind === 'continuous'
      ? t('recharge.step.days', { count: goal })
      : t('recharge.step.amount', { amount: formatCents(cents(goal), moneyFormat) });
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const place = currentTarget.getBoundingClientRect();
    return run(async () => {
      const told = await claimStep(id, place);
      if (told.length > 0) toast(t('recharge.claimed', { rewards: rewardText(told, moneyFormat) }), 'good');
    });
  };
  return (
    <li className={styles.step} data-state={state}>
      <span>
        <b>{goalText}</b>
        <small>{rewardText(rewards, moneyFormat)}</small>
      </span>
      {state === 'open' ? (
        <Button
          isBusy={isBusy}
          aria-label={t('recharge.claim.label', { goal: goalText })}
          onClick={(event) => void press(event)}
        >
          {t('recharge.claim')}
        </Button>
      ) : (
        <em>{t(`recharge.state.${state}`)}</em>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
    </li>
  );
}
