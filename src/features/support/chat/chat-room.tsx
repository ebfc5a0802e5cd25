import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ChatDesk } from '../../../../contract/support/support-rules.ts';
import { t } from '../../../platform/i18n.ts';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { asyncState } from '../../../ui/async-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StateView } from '../../../ui/states.tsx';
import { useUi } from '../../../ui/ui-context.ts';
import { useMutation } from '../../../ui/use-mutation.ts';
import { KnownHelpLine } from '../help-lines.tsx';
import styles from './chat.module.css';
import { finishChat, loadChat, saveTranscript, startNewChat, watchChat } from './chat-flows.ts';
import { ChatForm } from './chat-form.tsx';
import { ChatLog } from './chat-log.tsx';
import { chatStore } from './chat-store.ts';

/** Our own chat: what was written, and a line to write on. It asks for answers while it is in view. */
export function ChatRoom({ desk }: { desk: ChatDesk }) {
  const { isLoaded, failure, thread } = useStore(chatStore);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  useEffect(() => watchChat(), []);
  if (!isLoaded) {
    const retry = () => loadChat({ isWatching: true });
    return (
      <>
        <StateView
          state={asyncState({ data: undefined, error: failure, isFetching: false, refetch: retry })}
          failed={t('support.chat.failed')}
          boxes={{ count: 3, height: '64px' }}
        />
        {failure !== null && <KnownHelpLine />}
      </>
    );
  }
  const isOver = thread?.state === 'closed';
  return (
    <div className={styles.room}>
      {!isOnline && <Notice tone="warning">{t('support.chat.offline')}</Notice>}
      {isOnline && failure !== null && (
        <Notice tone="warning" isLive>
          {describeFailure(failure)}
        </Notice>
      )}
      <ChatLog />
      {isOver ? <Over /> : <ChatForm desk={desk} />}
      <Foot />
    </div>
  );
}

/** The chat has ended; it can be read, and another one begun. */
function Over() {
  const by = useStore(chatStore, ({ thread }) => thread?.closedBy ?? 'operator');
  const title = useRef<HTMLParagraphElement>(null);
  // The line to write on that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.over}>
      <p ref={title} tabIndex={-1}>
        {t(`support.chat.over.${by}`)}
      </p>
      <Button isWide onClick={startNewChat}>
        {t('support.chat.anew')}
      </Button>
    </div>
  );
}

function Foot() {
  const { thread, messages } = useStore(chatStore);
  const { formatLocale } = useUi();
  const { isBusy, failure, run } = useMutation();
  return (
    <footer className={styles.foot}>
      {thread && (
        <p>
          <span>{t('support.chat.number', { number: thread.number })}</span>
          <button type="button" onClick={() => saveTranscript(thread, messages, formatLocale)}>
            {t('support.chat.save')}
          </button>
          {thread.state === 'open' && (
            <button type="button" aria-disabled={isBusy || undefined} onClick={() => void run(finishChat)}>
              {t('support.chat.end')}
            </button>
          )}
        </p>
      )}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      <KnownHelpLine />
    </footer>
  );
}
