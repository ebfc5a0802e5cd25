import type { OpenSession } from '../../../contract/auth/security-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deviceText } from './device-text.ts';
import styles from './devices.module.css';

interface DeviceRowProps {
  session: OpenSession;
  isBusy?: boolean;
  /** Left out for the current session. */
  onEnd?: () => void;
}

export function DeviceRow({ session, isBusy = false, onEnd }: DeviceRowProps) {
  const name = deviceText(session.device);
  return (
    <li className={styles.row}>
      <Icon name="device" />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p>
          {t('profile.devices.used')} <DateText at={session.lastSeenAt} />
        </p>
        <p>
          {t('profile.devices.since')} <DateText at={session.startedAt} /> ·{' '}
          {t('profile.devices.from', { address: session.address })}
        </p>
      </div>
      {onEnd && (
        <Button
          kind="quiet"
          isBusy={isBusy}
          aria-label={t('profile.devices.endNamed', { name })}
          onClick={onEnd}
        >
          {t('profile.devices.end')}
        </Button>
      )}
    </li>
  );
}
