import { useState } from 'react';
import { useStore } from 'zustand';
import type { UserInfo } from '../../../contract/profile/user.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config/config-store.ts';
import { openOverlay } from '../../session/overlays/overlay-store.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import listParts from '../../ui/lists.module.css';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { AvatarSection } from './avatar-section.tsx';
import { KycLine } from './kyc-line.tsx';
import styles from './member.module.css';
import { MenuButton, MenuLink } from './menu-row.tsx';
import { NoticesCard } from './notices-card.tsx';
import { PlayerNumber } from './player-number.tsx';
import { SettingsCard } from './settings-card.tsx';

/** `/member/profile`: how the player is shown, how they come in, and what this browser does. */
export function ProfilePanel() {
  const user = useStore(profileStore, (state) => state.user);
  const [isChanging, setChanging] = useState(false);
  if (!user) return <SkeletonRows count={5} height="96px" />;
  return (
    <>
      <ProfileCard user={user} />
      <Button
        kind="quiet"
        isWide
        icon="camera"
        aria-expanded={isChanging}
        onClick={() => setChanging(!isChanging)}
      >
        {t(isChanging ? 'profile.picture.done' : 'profile.picture.change')}
      </Button>
      {isChanging && <AvatarSection user={user} />}
      <AccountMenu user={user} />
      <SettingsCard />
      <NoticesCard />
    </>
  );
}

function AccountMenu({ user }: { user: UserInfo }) {
  return (
    <section>
      <h2 className={styles.title}>{t('profile.menu.title')}</h2>
      <ul className={classNames(listParts.list, surfaceParts.box, styles.menu)}>
        <MenuLink href={paths.profileInfo} icon="identity" label={t('profile.menu.info')}>
          {t('profile.menu.infoText')}
        </MenuLink>
        <MenuLink href={paths.authBind} icon="key" label={t('profile.menu.bound')}>
          {boundTo(user) || t('profile.menu.boundNone')}
        </MenuLink>
        <MenuLink href={paths.authSetPassword} icon="lock" label={t('profile.menu.password')}>
          {t(user.hasPassword ? 'profile.menu.passwordSet' : 'profile.menu.passwordNone')}
        </MenuLink>
        <MenuButton
          icon="shield-check"
          label={t('profile.menu.safebox')}
          onClick={() => openOverlay('withdraw-password')}
        >
          {t(user.hasSafeboxPassword ? 'profile.menu.safeboxSet' : 'profile.menu.safeboxNone')}
        </MenuButton>
        <MenuLink href={paths.profileDevices} icon="device" label={t('profile.menu.devices')}>
          {t('profile.menu.devicesText')}
        </MenuLink>
        <MenuLink href={paths.profileNotifications} icon="bell" label={t('profile.menu.push')}>
          {t('profile.menu.pushText')}
        </MenuLink>
        <MenuLink href={paths.profileConsent} icon="mail" label={t('profile.menu.consent')}>
          {t('profile.menu.consentText')}
        </MenuLink>
        <MenuLink href={paths.memberData} icon="document" label={t('profile.menu.data')}>
          {t('profile.menu.dataText')}
        </MenuLink>
      </ul>
    </section>
  );
}

/** What is joined to the account, in the providers' own names. */
function boundTo(user: UserInfo): string {
  const joined = [
    user.mobile,
    user.googleAccount && 'Google',
    user.facebookAccount && 'Facebook',
    user.lineAccount && 'LINE',
  ];
  return joined.filter(Boolean).join(', ');
}

/** Name, player number, level and how far the identity check is. */
function ProfileCard({ user }: { user: UserInfo }) {
  const name = user.nickname || user.account;
  const art = useStore(configStore, (state) => state.config?.gameResourceUrl);
  return (
    <div className={styles.profile}>
      <Avatar art={art} avatar={user.avatar} own={user.avatarOther} name={name} size={76} />
      <div className={styles.who}>
        <h2>{name}</h2>
        <PlayerNumber id={user.id} />
        <p>
          {t('member.player.vip', { level: user.vip })} · {t('member.player.since')}{' '}
          <DateText at={user.regPeriod} shows="date" />
        </p>
        <KycLine hasKyc={user.hasKyc} />
      </div>
    </div>
  );
}
