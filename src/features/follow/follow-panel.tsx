import { useStore } from 'zustand';
import { getFollowChannels } from '../../../contract/follow/follow-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { describeFailure } from '../../session/describe-failure.ts';
import { isSignedIn, profileStore } from '../../session/profile-store.ts';
import { rewardText } from '../../session/reward-text.ts';
import { isMissing, useCall } from '../../session/use-call.ts';
import { rememberWantedAddress } from '../../session/wanted-address.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageIntro } from '../../ui/page-intro.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useUi } from '../../ui/ui-context.ts';
import { ChannelRow } from './channel-row.tsx';
import styles from './follow.module.css';

/** `/activity/follow`: the operator's channels elsewhere, and the points for opening each of them. */
export function FollowPanel() {
  const { moneyFormat } = useUi();
  const isMember = useStore(profileStore, isSignedIn);
  const { data, error, isFetching, refetch } = useCall(
    getFollowChannels,
    {},
    { isSilent: true, refetchOnReconnect: isMissing },
  );
  if (!data && error === null) return <SkeletonRows count={5} height="76px" />;
  if (error?.key === 'activityClosed')
    return (
      <EmptyState icon="megaphone" title={t('follow.gone')} text={t('error.activityClosed')}>
        <ButtonLink href={paths.activities}>{t('follow.toActivities')}</ButtonLink>
      </EmptyState>
    );
  if (!data)
    return (
      <ErrorState
        icon="offline"
        title={t('follow.failed')}
        text={describeFailure(error)}
        onRetry={() => void refetch()}
        isBusy={isFetching}
      />
    );
  const { channels, rewards, canClaim } = data;
  if (channels.length === 0)
    return <EmptyState icon="megaphone" title={t('follow.none')} text={t('follow.none.text')} />;
  return (
    <div className={styles.page}>
      <PageIntro title={t('follow.head')}>
        {t('follow.lead', { rewards: rewardText(rewards, moneyFormat) })}
      </PageIntro>
      {isMember && !canClaim && <Notice>{t('follow.notNow')}</Notice>}
      <ul className={styles.list} aria-label={t('follow.list')}>
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
