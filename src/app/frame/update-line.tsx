import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './status-lines.module.css';

/** What can be done about a new version. */
export interface WaitingUpdate {
  accept(): void;
  /** Not offered again before the next UTC day. */
  postpone(): void;
}

export function UpdateLine({ accept, postpone }: WaitingUpdate) {
  return (
    <div className={styles.line}>
      <Icon name="refresh" size={20} />
      <span>{t('shell.update.text')}</span>
      <Button kind="plain" onClick={accept}>
        {t('shell.update.now')}
      </Button>
      <Button kind="plain" onClick={postpone}>
        {t('shell.update.later')}
      </Button>
    </div>
  );
}
