import { useStore } from 'zustand';
import { getFollowChannels } from '../../../contract/follow/follow-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { isMissing, useCall } from '../../session/calls/use-call.ts';
import { rewardText } from '../../session/claims/reward-text.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { rememberWantedAddress } from '../../session/sign-in/wanted-address.ts';
import { asyncState } from '../../ui/async-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import pageParts from '../../ui/page.module.css';
import { PageIntro } from '../../ui/page-intro.tsx';
import { EmptyState, StateView } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ChannelRow } from './channel-row.tsx';
import styles from './follow.module.css';

/** `/activity/follow`: the operator's channels elsewhere, and the points for opening each of them. */
export function FollowPanel() {
  const { moneyFormat } = useUi();
  const isMember = useStore(profileStore, isSignedIn);
  const answer = useCall(getFollowChannels, {}, { isSilent: true, refetchOnReconnect: isMissing });
  const state = asyncState(answer, ({ channels }) => channels.length === 0);
  if (state.kind !== 'success')
    return (
      <StateView
        state={state}
        failed={t('follow.failed')}
        boxes={{ count: 5, height: '76px' }}
        empty={<EmptyState icon="megaphone" title={t('follow.none')} text={t('follow.none.text')} />}
        forbidden={
          <EmptyState icon="megaphone" title={t('follow.gone')} text={t('error.activityClosed')}>
            <ButtonLink href={paths.activities}>{t('follow.toActivities')}</ButtonLink>
          </EmptyState>
        }
      />
    );
  const { channels, rewards, canClaim } = state.data;
  return (
    <div className={pageParts.narrow}>
      <PageIntro title={t('follow.head')}>
        {t('follow.lead', { rewards: rewardText(rewards, moneyFormat) })}
      </PageIntro>
      {isMember && !canClaim && <Notice>{t('follow.notNow')}</Notice>}
      <ul className={classNames(listParts.list, styles.list)} aria-label={t('follow.list')}>
        {channels.map((channel) => (
          <ChannelRow
            key={channel.key}
            channel={channel}
            rewards={rewards}
            isMember={isMember}
            canClaim={canClaim}
          />
        ))}
      </ul>
      {!isMember && (
        <div className={styles.guest}>
          <p>{t('follow.signIn.text')}</p>
          <ButtonLink
            isWide
            href={paths.authLogin}
            onClick={() => rememberWantedAddress(paths.activityFollow)}
          >
            {t('follow.signIn')}
          </ButtonLink>
        </div>
      )}
      <p className={styles.honest}>{t('follow.honest')}</p>
    </div>
  );
}
