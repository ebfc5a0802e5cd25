import type { KnownDevice } from '../../../contract/auth/security-calls.ts';
import { t } from '../../platform/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { deviceText } from './device-text.ts';
import styles from './devices.module.css';

interface KnownDevicesProps {
  devices: readonly KnownDevice[];
  isBusy: boolean;
  onForget(deviceId: string): void;
}

/** Where the next sign-in needs no code. */
export function KnownDevices({ devices, isBusy, onForget }: KnownDevicesProps) {
  if (devices.length === 0) return null;
  return (
    <section>
      <h2 className={wordParts.title}>{t('profile.devices.known')}</h2>
      <p className={classNames(wordParts.note, styles.text)}>{t('profile.devices.knownText')}</p>
      <ul className={classNames(listParts.list, surfaceParts.box)}>
        {devices.map(({ id, device, lastAt, address, isCurrent }) => {
          const name = deviceText(device);
          return (
            <li key={id} className={styles.row}>
              <Icon name="device" />
              <div className={styles.what}>
                <p className={styles.name}>{name}</p>
                {isCurrent && <p>{t('profile.devices.current')}</p>}
                <p>
                  {t('profile.devices.lastSignIn')} <DateText at={lastAt} /> ·{' '}
                  {t('profile.devices.from', { address })}
                </p>
              </div>
              <Button
                kind="quiet"
                isBusy={isBusy}
                aria-label={t('profile.devices.forgetNamed', { name })}
                onClick={() => onForget(id)}
              >
                {t('profile.devices.forget')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
