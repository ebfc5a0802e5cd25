import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AppHero } from './app-hero.tsx';
import styles from './install.module.css';
import { InstallButton } from './install-button.tsx';

/** What an installation brings; one tap closes it. */
export function DownloadOverlay({ close }: OverlayPanelProps<'download'>) {
  return (
    <div className={styles.page}>
      <AppHero />
      <p className={styles.lead}>{t('download.lead')}</p>
      <InstallButton onDone={close}>
        <ButtonLink isWide href={paths.download} onClick={close}>
          {t('download.how')}
        </ButtonLink>
      </InstallButton>
      <Button kind="quiet" isWide onClick={close}>
        {t('download.later')}
      </Button>
    </div>
  );
}
