import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { SupportMessage } from '../../../../contract/support/support-messages.ts';
import { t } from '../../../platform/i18n.ts';
import { describeFailure } from '../../../session/calls/describe-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DateText } from '../../../ui/date-text.tsx';
import listParts from '../../../ui/lists.module.css';
import wordParts from '../../../ui/words.module.css';
import { SupportImages } from '../support-image.tsx';
import styles from './chat.module.css';
import { deliver, dropMessage } from './chat-flows.ts';
import { chatStore, type PendingMessage } from './chat-store.ts';
import { senderCode } from './guest-code.ts';

/** What was written, read out as it comes, with the newest in view. */
export function ChatLog() {
  const { messages, pending, thread } = useStore(chatStore);
  const log = useRef<HTMLDivElement>(null);
  const isTyping = thread?.isOperatorTyping === true && thread.state === 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is added or shown at the end moves the view there
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length, pending.length, isTyping]);
  const lastRead = messages.findLast(
    ({ author, place }) => author === 'player' && place <= (thread?.operatorRead ?? 0),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div className={styles.log} ref={log} role="log" aria-label={t('support.chat.log')} tabIndex={0}>
      {messages.length === 0 && pending.length === 0 && (
        <p className={classNames(wordParts.text, styles.hello)}>{t('support.chat.hello')}</p>
      )}
      <ol className={listParts.list}>
        {messages.map((message) => (
          <Line key={message.place} message={message} isRead={message === lastRead} />
        ))}
        {pending.map((message) => (
          <PendingLine key={message.requestId} message={message} />
        ))}
      </ol>
      {isTyping && <p className={classNames(wordParts.text, styles.typing)}>{t('support.chat.typing')}</p>}
    </div>
  );
}

function Line({ message, isRead }: { message: SupportMessage; isRead: boolean }) {
  const { at, author, text, images } = message;
  return (
    <li data-author={author}>
      <span className="hidden-text">{t(`support.author.${author}`)}</span>
      {text !== '' && <p>{text}</p>}
      <SupportImages images={images} code={senderCode()} />
      <small>
        <DateText at={at} shows="time" />
        <span>{isRead ? ` · ${t('support.chat.read')}` : ''}</span>
      </small>
    </li>
  );
}

function PendingLine({ message: { requestId, text, images, failure } }: { message: PendingMessage }) {
  return (
    <li data-author="player" data-pending>
      <span className="hidden-text">{t('support.author.player')}</span>
      {text !== '' && <p>{text}</p>}
      <SupportImages images={images} code={senderCode()} />
      {failure === null ? (
        <small>{t('support.chat.sending')}</small>
      ) : (
        <>
          <small role="alert">
            {t('support.chat.notSent')} {describeFailure(failure)}
          </small>
          <span className={styles.ways}>
            <Button kind="second" onClick={() => void deliver(requestId)}>
              {t('support.chat.again')}
            </Button>
            <Button kind="plain" onClick={() => dropMessage(requestId)}>
              {t('support.chat.drop')}
            </Button>
          </span>
        </>
      )}
    </li>
  );
}
