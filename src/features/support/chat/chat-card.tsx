import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Support } from '../../../../contract/support/support-calls.ts';
import type { ChatDesk } from '../../../../contract/support/support-rules.ts';
import { t } from '../../../platform/i18n.ts';
import { timeNow } from '../../../platform/time.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { openOverlay } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardNote } from '../../../ui/card.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { hasLicence } from '../queue.ts';
import styles from '../support.module.css';
import { loadChat } from './chat-flows.ts';
import { chatStore } from './chat-store.ts';

const DAY_MS = 86_400_000;

/** Whether somebody answers now, and the way into the chat. It opens for whoever presses, and never by itself. */
export function ChatCard({ desk, support }: { desk: ChatDesk; support: Support }) {
  const isProvider = useStore(configStore, ({ config }) => hasLicence(config?.appCustomerServiceQueue ?? []));
  const { thread, unread } = useStore(chatStore);
  // Only what waits is asked for; nothing counts as read before it is in view.
  useEffect(() => {
    if (!isProvider) void loadChat({ isWatching: false });
  }, [isProvider]);
  const { isOpen, changesAt } = support;
  const isSoon = changesAt !== null && changesAt - timeNow() < DAY_MS;
  const isRunning = !isProvider && thread?.state === 'open';
  return (
    <Card title={t('support.chat.title')} icon="chat" isBright>
      <p className={styles.state}>
        <span className={styles.lamp} data-open={isOpen} />
        <span>
          <span>{`${t(isOpen ? 'support.chat.open' : 'support.chat.closed')} `}</span>
          {changesAt !== null && (
            <span>
              {t(isOpen ? 'support.chat.until' : isSoon ? 'support.chat.at' : 'support.chat.from')}{' '}
              <DateText at={changesAt} shows={isSoon ? 'time' : 'both'} />
            </span>
          )}
        </span>
      </p>
      {isRunning && unread > 0 && (
        <p className={styles.waits}>{t('support.chat.unread', { count: unread })}</p>
      )}
      <Button isWide icon="chat" onClick={() => openOverlay('chat', { desk })}>
        {t(isRunning ? 'support.chat.goOn' : isOpen ? 'support.chat.start' : 'support.chat.leave')}
      </Button>
      <CardNote>{t(isOpen ? 'support.chat.note' : 'support.chat.noteClosed')}</CardNote>
    </Card>
  );
}
