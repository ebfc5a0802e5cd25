import { useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import {
  type InstallKind,
  installKindOf,
  iosBrowserOf,
  readInstallFacts,
} from '../../platform/install-facts.ts';
import { paths } from '../../platform/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import wordParts from '../../ui/words.module.css';
import { AndroidApp, NewerAndroidApp } from './android-app.tsx';
import { AppHero } from './app-hero.tsx';
import styles from './install.module.css';
import { InstallButton } from './install-button.tsx';
import { installStore } from './install-prompt.ts';
import { IosSteps } from './ios-pictures.tsx';

/** An icon beside a step, where the browser's own sign is looked for. */
const STEPS: Readonly<Record<Exclude<InstallKind, 'ios'>, readonly string[]>> = {
  android: ['more', 'download', 'check'],
  desktop: ['download', 'check', 'star'],
};
const KINDS: readonly InstallKind[] = ['android', 'ios', 'desktop'];
const GAINS = ['screen', 'window', 'start'] as const;

/** `/download`: how the site is installed, on each kind of device. */
export function DownloadPanel() {
  const [kind, setKind] = useState<InstallKind>(() => installKindOf());
  const isDone = useStore(installStore, (state) => state.isDone);
  const facts = readInstallFacts();
  if (isDone || facts.isInstalled || facts.isIosStandalone || facts.isNative)
    return (
      <div className={styles.page}>
        <AppHero />
        <Notice tone="good" title={t('download.done')}>
          {t('download.doneText')}
        </Notice>
        <NewerAndroidApp />
        <ButtonLink isWide href={paths.home}>
          {t('download.lobby')}
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.page}>
      <AppHero />
      <p className={styles.lead}>{t('download.lead')}</p>
      <ul className={classNames(listParts.list, styles.gains)}>
        {GAINS.map((gain) => (
          <li key={gain}>
            <Icon name="check" size={18} /> {t(`download.gain.${gain}`)}
          </li>
        ))}
      </ul>
      <InstallButton />
      {iosBrowserOf() === 'other' && <Notice title={t('download.safari')}>{t('download.safariText')}</Notice>}
      <Tabs<InstallKind>
        label={t('download.devices')}
        tabs={KINDS.map((value) => ({ value, label: t(`download.${value}`) }))}
        value={kind}
        onChange={setKind}
      >
        {kind === 'ios' ? <IosSteps /> : <Steps kind={kind} />}
      </Tabs>
      {kind === 'android' && <AndroidApp />}
      <p className={wordParts.note}>{t('download.note')}</p>
    </div>
  );
}

function Steps({ kind }: { kind: keyof typeof STEPS }) {
  return (
    <ol className={classNames(listParts.list, styles.steps)}>
      {STEPS[kind].map((icon, index) => (
        <li key={icon}>
          <span className={styles.seal} aria-hidden="true">
            {index + 1}
          </span>
          <span>{t(`download.${kind}.${index + 1}` as 'download.desktop.1')}</span>
          <Icon name={icon} size={24} />
        </li>
      ))}
    </ol>
  );
}
