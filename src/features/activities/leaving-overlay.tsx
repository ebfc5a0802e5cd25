import { t } from '../../platform/i18n.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import surfaceParts from '../../ui/surfaces.module.css';
import styles from './activities.module.css';
import { hostOf } from './activity-target.ts';

/** Before an outside address opens: whose site it is, and that nothing of ours holds there. */
export function LeavingOverlay({ props: { address, onLeave }, close }: OverlayPanelProps<'leaving-site'>) {
  return (
    <div className={styles.leaving}>
      <p>{t('activities.leaving.text')}</p>
      <p className={classNames(surfaceParts.frame, styles.host)}>{hostOf(address)}</p>
      <div className={styles.ways}>
        <ButtonLink
          href={address}
          target="_blank"
          rel="noopener noreferrer external"
          icon="open-outside"
          onClick={() => {
            onLeave?.();
            close();
          }}
        >
          {t('activities.leaving.go')}
        </ButtonLink>
        <Button kind="quiet" onClick={close}>
          {t('activities.leaving.stay')}
        </Button>
      </div>
    </div>
  );
}
