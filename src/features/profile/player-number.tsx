import { t } from '../../platform/i18n.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './member.module.css';

/** The number that customer service asks for, and a button that copies it. */
export function PlayerNumber({ id }: { id: number }) {
  const copy = () =>
    navigator.clipboard?.writeText(String(id)).then(
      () => toast(t('member.player.copied'), 'good'),
      // Without the right to copy, the number can still be selected.
      () => undefined,
    );
  return (
    <p className={styles.number}>
      {t('member.player.number', { id: String(id) })}
      <IconButton icon="copy" label={t('member.player.copy')} onClick={copy} />
    </p>
  );
}
