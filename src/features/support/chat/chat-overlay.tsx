import { useStore } from 'zustand';
import { t } from '../../../platform/i18n.ts';
import { configStore } from '../../../session/config/config-store.ts';
import type { OverlayPanelProps } from '../../../session/overlays/overlay-store.ts';
import { isSignedIn, profileStore } from '../../../session/player/profile-store.ts';
import { KnownHelpLine } from '../help-lines.tsx';
import { hasLicence } from '../queue.ts';
import styles from './chat.module.css';
import { ChatRoom } from './chat-room.tsx';

/** The chat: the provider's where the operator has a licence for one, otherwise our own. */
export function ChatOverlay({ props: { desk } }: OverlayPanelProps<'chat'>) {
  const config = useStore(configStore, (state) => state.config);
  const player = useStore(profileStore, (state) => (isSignedIn(state) ? String(state.user?.id ?? '') : ''));
  if (!hasLicence(config?.appCustomerServiceQueue ?? [])) return <ChatRoom desk={desk} />;
  return (
    <>
      <iframe
        className={styles.provider}
        title={t('support.chat.frame')}
        src={`${config?.gamesOrigin}/support/live-chat?player=${player}`}
        referrerPolicy="no-referrer"
      />
      <KnownHelpLine />
    </>
  );
}
