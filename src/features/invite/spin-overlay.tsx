import { actInviteUserStatus } from '../../../contract/invite/invite-state-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './spin-overlay.module.css';
import { WheelEmblem } from './wheel-emblem.tsx';

/** What the invite spin is, once at a start: it does not urge, and one tap closes it for the visit. */
export function SpinOverlay({ close }: OverlayPanelProps<'spin'>) {
  const { data } = useCall(actInviteUserStatus, { cursor: null, pageSize: 1 }, { isSilent: true });
  return (
    <div className={styles.whole}>
      <WheelEmblem />
      <p>{t('invite.popup.text')}</p>
      {data?.canSpin && <p className={styles.waits}>{t('invite.popup.spins', { count: data.spins })}</p>}
      <div className={styles.doors}>
        <ButtonLink isWide href={paths.activitySpin} onClick={close}>
          {t('invite.popup.open')}
        </ButtonLink>
        <Button kind="quiet" isWide onClick={close}>
          {t('invite.popup.close')}
        </Button>
      </div>
    </div>
  );
}
