import { useStore } from 'zustand';
import { ActivityId } from '../../../contract/ids.ts';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { activityStore } from '../../session/config/activity-store.ts';
import { wantGuide } from '../../session/gates/guide-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { gameDataStore } from '../../session/player/game-data-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { redDotStore } from '../../session/player/red-dot-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import listParts from '../../ui/lists.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { BalanceCard } from './balance-card.tsx';
import styles from './member.module.css';
import { MembershipCard, MembershipCardSkeleton } from './membership-card.tsx';
import { MenuButton, MenuLink } from './menu-row.tsx';
import { SessionCard } from './session-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { signOutHereAndOnServer } from './sign-out-flows.ts';

/** `/member`: who plays, with how much, and since when. */
export function MemberPanel() {
  const { user, session } = useStore(profileStore);
  const { agent5AwardFlag, emailAwardFlag, hasMail, vipAwardFlag } = useStore(redDotStore);
  const likes = useStore(gameDataStore, (state) => state.likeIds.length);
  const isAgent = useStore(activityStore, ({ activityMap }) => ActivityId.agent5 in activityMap);
  if (!user)
    return (
      <>
        <MembershipCardSkeleton />
        <SkeletonRows count={4} height="96px" />
      </>
    );
  return (
    <>
      <MembershipCard user={user} />
      <BalanceCard user={user} />
      <Shortcuts />
      <ul className={classNames(listParts.list, surfaceParts.box, styles.menu)}>
        <MenuLink
          href={paths.email}
          icon="mail"
          label={t('member.mail.title')}
          hasDot={hasMail || emailAwardFlag}
        >
          {t(emailAwardFlag ? 'member.mail.reward' : hasMail ? 'member.mail.unread' : 'member.mail.text')}
        </MenuLink>
        <MenuLink href={paths.profile} icon="person-circle" label={t('member.profile.title')}>
          {t('member.profile.text')}
        </MenuLink>
        <MenuLink href={paths.vipLevel} icon="sparkle" label={t('member.vip.title')} hasDot={vipAwardFlag}>
          {t('member.vip.text', { level: user.vip })}
        </MenuLink>
        <MenuLink href={paths.points} icon="diamond" label={t('member.mall.title')}>
          {t('member.mall.text')}
        </MenuLink>
        {isAgent && (
          <MenuLink href={paths.agent} icon="people" label={t('member.agent.title')} hasDot={agent5AwardFlag}>
            {t(agent5AwardFlag ? 'member.agent.waits' : 'member.agent.text')}
          </MenuLink>
        )}
        <MenuLink href={paths.memberGames} icon="heart" label={t('member.games.title')}>
          {t('member.games.text', { count: likes })}
        </MenuLink>
        <MenuLink href={paths.memberReport} icon="chart" label={t('member.report.title')}>
          {t('member.report.text')}
        </MenuLink>
        <MenuLink href={paths.selfLimited} icon="shield-check" label={t('member.limits.title')}>
          {t('member.limits.text')}
        </MenuLink>
      </ul>
      {session && <SessionCard session={session} />}
      <section>
        <h2 className={styles.title}>{t('member.legal.title')}</h2>
        <ul className={classNames(listParts.list, surfaceParts.box, styles.menu)}>
          <MenuLink href={paths.service} icon="chat" label={t('member.legal.service')}>
            {t('member.legal.serviceText')}
          </MenuLink>
          <MenuLink href={paths.faq} icon="info" label={t('member.legal.faq')} />
          <MenuLink href={paths.feedbackRecord} icon="pencil" label={t('member.legal.feedback')} />
          <MenuButton icon="support" label={t('member.legal.help')} onClick={() => openOverlay('help')} />
          <MenuButton icon="help" label={t('member.legal.guide')} onClick={restartGuide}>
            {t('member.legal.guideText')}
          </MenuButton>
          <MenuLink href={paths.complaints} icon="mail" label={t('member.legal.complaints')}>
            {t('member.legal.complaintsText')}
          </MenuLink>
          <MenuLink href={paths.aboutUs} icon="store" label={t('member.legal.about')} />
          <MenuLink href={paths.termsOfUse} icon="document" label={t('member.legal.terms')} />
          <MenuLink href={paths.privacyPolicy} icon="lock" label={t('member.legal.privacy')} />
        </ul>
      </section>
      <Button kind="danger" isWide icon="exit" onClick={signOutHereAndOnServer}>
        {t('member.signOut')}
      </Button>
    </>
  );
}

/** Opens the lobby and starts its guided tour once more. */
function restartGuide(): void {
  wantGuide();
  navigate(paths.home);
}
