import type { getSessions } from '../../../contract/auth/security-calls.ts';
import type { CallData } from '../../../contract/call.ts';
import { t } from '../../platform/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { DateText } from '../../ui/date-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import surfaceParts from '../../ui/surfaces.module.css';
import wordParts from '../../ui/words.module.css';
import { deviceText } from './device-text.ts';
import styles from './devices.module.css';

type SignIns = CallData<typeof getSessions>['signIns'];

/** The latest tries to sign in, newest first. */
export function SignInList({ signIns }: { signIns: SignIns }) {
  return (
    <section>
      <h2 className={wordParts.title}>{t('profile.devices.history')}</h2>
      <p className={classNames(wordParts.note, styles.text)}>{t('profile.devices.historyText')}</p>
      <ol className={classNames(listParts.list, surfaceParts.box)}>
        {signIns.map(({ at, outcome, device, address }) => (
          <li key={`${at}${outcome}`} className={styles.row} data-outcome={outcome}>
            <Icon name={outcome === 'ok' ? 'check-circle' : 'warning'} />
            <div className={styles.what}>
              <p className={styles.name}>{t(`profile.devices.${outcome}`)}</p>
              <p>
                <DateText at={at} /> · {deviceText(device)} · {t('profile.devices.from', { address })}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
