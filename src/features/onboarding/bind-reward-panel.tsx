import { type BindReward, getBindReward } from '../../../contract/onboarding/bind-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import alertParts from '../../ui/alerts.module.css';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconRow } from '../../ui/icon-row.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import wordParts from '../../ui/words.module.css';
import { ActivityGone } from './activity-gone.tsx';
import styles from './onboarding.module.css';
import { OnboardingClaim } from './onboarding-claim.tsx';
import { claimBindReward } from './onboarding-flows.ts';

const ICONS = { phone: 'device', password: 'key', social: 'person-circle' } as const;

/** `/activity/bind`: the ways to sign in that the account has, and the points for having several. */
export function BindRewardPanel() {
  const state = asyncState(useCall(getBindReward, {}, { isSilent: true, refetchOnReconnect: isMissing }));
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('onboarding.bind.failed')}
        boxes={{ count: 4, height: '84px' }}
        forbidden={<ActivityGone />}
      />
    );
  const { data } = state;
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
    <div className={pageParts.narrow}>
      <PageIntro title={t('onboarding.bind.head')} figure={t('onboarding.bind.progress', { done, needed })}>
        {t('onboarding.bind.lead', { needed, rewards: told })}
      </PageIntro>
      {!canClaim && state !== 'claimed' && <Notice>{t('onboarding.notNow')}</Notice>}
      <ul className={classNames(listParts.list, styles.ways)} aria-label={t('onboarding.bind.list')}>
        {steps.map(({ way, isDone }) => (
          <IconRow
            key={way}
            icon={ICONS[way]}
            title={t(`onboarding.way.${way}`)}
            note={t(`onboarding.way.${way}.text`)}
            tone={isDone ? 'done' : 'plain'}
          >
            {isDone && <Icon name="check-circle" size={20} />}
            <span>{t(isDone ? 'onboarding.way.done' : 'onboarding.way.missing')}</span>
          </IconRow>
        ))}
      </ul>
      {state === 'claimed' && <Notice tone="good">{t('onboarding.bind.claimed', { rewards: told })}</Notice>}
      <div className={classNames(alertParts.alerts, styles.actions)}>
        {state === 'open' && canClaim && (
          <OnboardingClaim
            text={t('onboarding.bind.claim', { rewards: told })}
            claim={() => claimBindReward({})}
          />
        )}
        <ButtonLink isWide kind={state === 'missing' ? 'action' : 'quiet'} href={paths.authBind}>
          {t(state === 'missing' ? 'onboarding.bind.add' : 'onboarding.bind.manage')}
        </ButtonLink>
      </div>
      {state === 'missing' && (
        <p className={classNames(wordParts.note, styles.note)}>{t('onboarding.bind.before')}</p>
      )}
    </div>
  );
}
