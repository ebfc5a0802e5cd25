import { useRef } from 'react';
import { t } from '../../platform/i18n.ts';
import { copyText } from '../../platform/share-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import wordParts from '../../ui/words.module.css';
import styles from './member.module.css';

/** The number that customer service asks for, and a button that copies it. */
export function PlayerNumber({ id }: { id: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    const outcome = await copyText(String(id), place.current);
    if (outcome === 'copied') toast(t('member.player.copied'), 'good');
    else toast(t('shell.copy.selected'));
  };
  return (
    <p className={classNames(wordParts.note, styles.number)}>
      <span ref={place}>{t('member.player.number', { id: String(id) })}</span>
      <IconButton icon="copy" label={t('member.player.copy')} onClick={() => void copy()} />
    </p>
  );
}
