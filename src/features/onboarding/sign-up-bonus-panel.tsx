import { formatCents } from '../../../contract/money.ts';
import { getSignUpBonus, type SignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimOnboardingButton } from './claim-onboarding-button.tsx';
import { DeclineBonus } from './decline-bonus.tsx';
import { LoadState } from './load-state.tsx';
import styles from './onboarding.module.css';
import { SignUpTerms } from './sign-up-terms.tsx';

/** `/activity/sign-up-bonus`: the bonus of a new account with all its terms, to be accepted or declined. */
export function SignUpBonusPanel() {
  const answer = useCall(getSignUpBonus, {}, { isSilent: true, refetchOnReconnect: isMissing });
  const { data, error } = answer;
  if (!data || error?.key === 'activityClosed')
    return <LoadState answer={answer} failed={t('onboarding.signUp.failed')} />;
  if (data.state === 'none')
    return (
      <EmptyState icon="gift" title={t('onboarding.signUp.none')} text={t('onboarding.signUp.none.text')}>
        <ButtonLink href={paths.activities}>{t('onboarding.toActivities')}</ButtonLink>
      </EmptyState>
    );
  return <Bonus bonus={data} />;
}

function Bonus({ bonus }: { bonus: SignUpBonus }) {
  const { moneyFormat } = useUi();
  const amount = formatCents(bonus.amount, moneyFormat);
  return (
    <div className={styles.page}>
      <PageIntro title={t('onboarding.signUp.head')} figure={amount} />
      <State bonus={bonus} />
      <SignUpTerms bonus={bonus} />
      {bonus.state === 'open' && bonus.canClaim && (
        <div className={styles.actions}>
          <ClaimOnboardingButton name="signUpBonus" text={t('onboarding.signUp.accept', { amount })} />
          <DeclineBonus />
          <p className={styles.note}>{t('onboarding.signUp.free')}</p>
        </div>
      )}
    </div>
  );
}

/** Why it can't be accepted, and what to do about it. */
function State({ bonus: { state, days, canClaim } }: { bonus: SignUpBonus }) {
  if (state === 'open') return canClaim ? null : <Notice>{t('onboarding.notNow')}</Notice>;
  if (state === 'none') return null;
  return (
    <>
      <Notice tone={state === 'claimed' ? 'good' : 'info'}>
        {t(`onboarding.signUp.state.${state}`, { days })}
      </Notice>
      {state === 'unverified' && (
        <ButtonLink isWide href={paths.memberKyc}>
          {t('onboarding.signUp.verify')}
        </ButtonLink>
      )}
      {state === 'claimed' && (
        <ButtonLink isWide kind="quiet" href={linkTo(paths.wallets, { name: 'withdraw', back: 1 })}>
          {t('onboarding.signUp.toWithdrawal')}
        </ButtonLink>
      )}
    </>
  );
}
