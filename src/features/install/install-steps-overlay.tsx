import { t } from '../../platform/i18n.ts';
import { iosBrowserOf } from '../../platform/install-facts.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './install.module.css';
import { IosSteps } from './ios-pictures.tsx';

/** The steps on an iPhone or iPad, with their pictures; in another browser than Safari that comes first. */
export function InstallStepsOverlay({ close }: OverlayPanelProps<'install-steps'>) {
  return (
    <div className={styles.page}>
      {iosBrowserOf() === 'other' && <Notice title={t('download.safari')}>{t('download.safariText')}</Notice>}
      <IosSteps />
      <Button kind="quiet" isWide onClick={close}>
        {t('download.ios.close')}
      </Button>
    </div>
  );
}
