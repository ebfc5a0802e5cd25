import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useStore } from 'zustand';
import { CHAT_TEXT_MAX, type ChatDesk } from '../../../../contract/support/support-rules.ts';
import { t } from '../../../platform/i18n.ts';
import { connectionStore } from '../../../session/calls/connection-store.ts';
import { configStore } from '../../../session/config/config-store.ts';
import { Button } from '../../../ui/button.tsx';
import { ImagePicker } from '../image-picker.tsx';
import { useImages } from '../use-images.ts';
import styles from './chat.module.css';
import { noteTyping, sendMessage } from './chat-flows.ts';

/** The line to write on. Enter sends, with Shift it begins a new line. */
export function ChatForm({ desk }: { desk: ChatDesk }) {
  const id = useId();
  const [text, setText] = useState('');
  const pictures = useImages();
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const limit = useStore(configStore, ({ config }) => config?.feedbackConfig.imagesLimit ?? 0);
  const isReady = (text.trim() !== '' || pictures.sent.length > 0) && !pictures.isBusy && isOnline;
  const send = () => {
    if (!isReady) return;
    void sendMessage(desk, { text: text.trim(), images: [...pictures.sent] });
    setText('');
    pictures.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed ends with the same key.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} aria-label={t('support.chat.write')}>
      <ImagePicker pictures={pictures} limit={limit} isDisabled={!isOnline} />
      <div className={styles.line}>
        <label className="hidden-text" htmlFor={id}>
          {t('support.chat.message')}
        </label>
        <textarea
          id={id}
          rows={2}
          maxLength={CHAT_TEXT_MAX}
          placeholder={t('support.chat.placeholder')}
          value={text}
          onChange={(event) => {
            noteTyping();
            setText(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" disabled={!isReady}>
          {t('support.chat.send')}
        </Button>
      </div>
    </form>
  );
}
