import { type BindReward, getBindReward } from '../../../contract/onboarding/bind-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { rewardText } from '../../session/reward-text.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
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
      <PageIntro title={t('onboarding.bind.head')} figure={t('onboarding.bind.progress', { done, needed })}>
        {t('onboarding.bind.lead', { needed, rewards: told })}
      </PageIntro>
      {!canClaim && state !== 'claimed' && <Notice>{t('onboarding.notNow')}</Notice>}
      <ul className={styles.ways} aria-label={t('onboarding.bind.list')}>
        {steps.map(({ way, isDone }) => (
          <IconRow
            key={way}
            icon={ICONS[way]}
            title={t(`onboarding.way.${way}`)}
            note={t(`onboarding.way.${way}.text`)}
            tone={isDone ? 'done' : 'plain'}
          >
            {isDone && <Icon name="check-circle" size={20} />}
            {t(isDone ? 'onboarding.way.done' : 'onboarding.way.missing')}
          </IconRow>
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
