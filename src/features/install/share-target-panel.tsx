import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { navigate } from '../../platform/navigation.ts';
import { paths } from '../../platform/paths.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { readSharedInvite } from './shared-invite.ts';

/** `/share/received`: an invite that was shared with the installed app opens the registration; anything else says why not. */
export function ShareTargetPanel() {
  const isMember = useStore(profileStore, isSignedIn);
  const [invite] = useState(() => {
    const query = new URLSearchParams(location.search);
    const parts = { title: query.get('title'), text: query.get('text'), url: query.get('url') };
    return readSharedInvite(parts, location.origin);
  });
  const address = invite.kind === 'invite' && !isMember ? invite.address : null;
  useEffect(() => {
    if (address !== null) navigate(address, { replace: true });
  }, [address]);
  if (address !== null) return <Skeleton height="40vh" />;
  const reason = invite.kind === 'invite' ? 'member' : invite.kind;
  return (
    <EmptyState
      icon="share"
      title={t(`download.shared.${reason}.title`)}
      text={t(`download.shared.${reason}.text`)}
    >
      <ButtonLink href={paths.home}>{t('download.lobby')}</ButtonLink>
    </EmptyState>
  );
}
