import { type BindReward, getBindReward } from '../../../contract/onboarding/bind-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { rewardText } from '../../session/reward-text.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ClaimOnboardingButton } from './claim-onboarding-button.tsx';
import { LoadState } from './load-state.tsx';
import styles from './onboarding.module.css';

const ICONS = { phone: 'device', password: 'key', social: 'person-circle' } as const;

/** `/activity/bind`: the ways to sign in that the account has, and the points for having several. */
export function BindRewardPanel() {
  const answer = useCall(getBindReward, {}, { isSilent: true, refetchOnReconnect: isMissing });
  const { data, error } = answer;
  if (!data || error?.key === 'activityClosed')
    return <LoadState answer={answer} failed={t('onboarding.bind.failed')} />;
  if (data.state === 'none')
    return (
      <EmptyState icon="lock" title={t('onboarding.bind.none')} text={t('onboarding.bind.none.text')}>
        <ButtonLink href={paths.authBind}>{t('onboarding.bind.manage')}</ButtonLink>
      </EmptyState>
    );
  return <Ways bound={data} />;
}

function Ways({ bound: { steps, needed, rewards, state, canClaim } }: { bound: BindReward }) {
  const { moneyFormat } = useUi();
  const told = rewardText(rewards, moneyFormat);
  const done = Math.min(needed, steps.filter(({ isDone }) => isDone).length);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t('onboarding.bind.head')}</h2>
        <p className={styles.figure}>{t('onboarding.bind.progress', { done, needed })}</p>
        <p>{t('onboarding.bind.lead', { needed, rewards: told })}</p>
      </header>
      {!canClaim && state !== 'claimed' && <Notice>{t('onboarding.notNow')}</Notice>}
      <ul className={styles.ways} aria-label={t('onboarding.bind.list')}>
        {steps.map(({ way, isDone }) => (
          <li key={way} className={styles.way} data-done={isDone}>
            <span className={styles.mark}>
              <Icon name={ICONS[way]} size={24} />
            </span>
            <span className={styles.name}>
              <strong>{t(`onboarding.way.${way}`)}</strong>
              <small>{t(`onboarding.way.${way}.text`)}</small>
            </span>
            <span className={styles.state}>
              {isDone && <Icon name="check-circle" size={20} />}
              {t(isDone ? 'onboarding.way.done' : 'onboarding.way.missing')}
            </span>
          </li>
        ))}
      </ul>
      {state === 'claimed' && <Notice tone="good">{t('onboarding.bind.claimed', { rewards: told })}</Notice>}
      <div className={styles.actions}>
        {state === 'open' && canClaim && (
          <ClaimOnboardingButton name="bind" text={t('onboarding.bind.claim', { rewards: told })} />
        )}
        <ButtonLink isWide kind={state === 'missing' ? 'action' : 'quiet'} href={paths.authBind}>
          {t(state === 'missing' ? 'onboarding.bind.add' : 'onboarding.bind.manage')}
        </ButtonLink>
      </div>
      {state === 'missing' && <p className={styles.note}>{t('onboarding.bind.before')}</p>}
    </div>
  );
}
