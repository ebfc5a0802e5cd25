import { formatCents } from '../../../contract/money.ts';
import { getSignUpBonus, type SignUpBonus } from '../../../contract/onboarding/sign-up-bonus-calls.ts';
import { t } from '../../platform/i18n.ts';
import { linkTo, paths } from '../../platform/paths.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import alertParts from '../../ui/alerts.module.css';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { ActivityGone } from './activity-gone.tsx';
import { DeclineBonus } from './decline-bonus.tsx';
import styles from './onboarding.module.css';
import { OnboardingClaim } from './onboarding-claim.tsx';
import { claimSignUpBonus } from './onboarding-flows.ts';
import { SignUpTerms } from './sign-up-terms.tsx';

/** `/activity/sign-up-bonus`: the bonus of a new account with all its terms, to be accepted or declined. */
export function SignUpBonusPanel() {
  const state = asyncState(useCall(getSignUpBonus, {}, { isSilent: true, refetchOnReconnect: isMissing }));
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('onboarding.signUp.failed')}
        boxes={{ count: 4, height: '84px' }}
        forbidden={<ActivityGone />}
      />
    );
  const { data } = state;
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
    <div className={pageParts.narrow}>
      <PageIntro title={t('onboarding.signUp.head')} figure={amount} />
      <State bonus={bonus} />
      <SignUpTerms bonus={bonus} />
      {bonus.state === 'open' && bonus.canClaim && (
        <div className={classNames(alertParts.alerts, styles.actions)}>
          <OnboardingClaim
            text={t('onboarding.signUp.accept', { amount })}
            claim={() => claimSignUpBonus({})}
          />
          <DeclineBonus />
          <p className={classNames(wordParts.note, styles.note)}>{t('onboarding.signUp.free')}</p>
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
