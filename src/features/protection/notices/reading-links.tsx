import { t } from '../../../platform/i18n.ts';
import { paths } from '../../../platform/paths.ts';
import { openOverlay } from '../../../session/overlays/overlay-store.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './notices.module.css';

/** What may be read before any answer. */
export function ReadingLinks() {
  return (
    <nav className={styles.links} aria-label={t('notices.notice.read')}>
      <a href={paths.termsOfUse}>{t('notices.link.terms')}</a>
      <a href={paths.privacyPolicy}>{t('notices.link.privacy')}</a>
      <Button kind="plain" data-opens="help" onClick={() => openOverlay('help')}>
        {t('notices.link.help')}
      </Button>
    </nav>
  );
}
