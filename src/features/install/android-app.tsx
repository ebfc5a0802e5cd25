import { getAndroidApp } from '../../../contract/install/android-calls.ts';
import { formatLocale, t } from '../../platform/i18n.ts';
import { nativeBridge } from '../../platform/native/native-bridge.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import wordParts from '../../ui/words.module.css';
import styles from './install.module.css';

const MB = 1_000_000;

const sizeText = (bytes: number): string =>
  new Intl.NumberFormat(formatLocale(), {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes / MB);

const useRelease = () =>
  useCall(getAndroidApp, { versionCode: nativeBridge().versionCode }, { isSilent: true }).data?.release;

/** The app for Android as a file, where the platform offers one. Until that is known, and without one, nothing. */
export function AndroidApp() {
  const release = useRelease();
  if (!release) return null;
  const { versionName, bytes, sha256, url } = release;
  return (
    <section className={styles.apk} aria-label={t('download.apk')}>
      <h3>{t('download.apk')}</h3>
      <p className={wordParts.note}>
        {t('download.apk.about', { version: versionName, size: sizeText(bytes) })}
      </p>
      <ButtonLink isWide href={url} download>
        {t('download.apk.get')}
      </ButtonLink>
      <p className={wordParts.note}>{t('download.apk.note')}</p>
      <p className={wordParts.note}>
        {t('download.apk.hash')}: <code className={styles.hash}>{sha256}</code>
      </p>
    </section>
  );
}

/** Inside the app: a newer one is there. It is downloaded by the browser, as the app installs nothing itself. */
export function NewerAndroidApp() {
  const release = useRelease();
  const { isShell, versionCode, send } = nativeBridge();
  if (!isShell || !release || release.versionCode <= versionCode) return null;
  return (
    <section className={styles.apk} aria-label={t('download.apk.newer')}>
      <h3>{t('download.apk.newer')}</h3>
      <p className={wordParts.note}>
        {t('download.apk.about', { version: release.versionName, size: sizeText(release.bytes) })}
      </p>
      <Button isWide icon="download" onClick={() => void send('update.open')}>
        {t('download.apk.update')}
      </Button>
    </section>
  );
}
