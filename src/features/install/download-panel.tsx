import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import {
  type InstallKind,
  installKindOf,
  iosBrowserOf,
  readInstallFacts,
} from '../../platform/install-facts.ts';
import { paths } from '../../platform/paths.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import type { OverlayPanelProps } from '../../session/overlays/overlay-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import listParts from '../../ui/lists.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useMutation } from '../../ui/use-mutation.ts';
import wordParts from '../../ui/words.module.css';
import { AndroidApp, NewerAndroidApp } from './android-app.tsx';
import styles from './install.module.css';
import { askToInstall, installStore } from './install-prompt.ts';
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

/** The app on a home screen, as it will be there. Decorative. */
function AppHero() {
  const name = useStore(themeStore, (theme) => theme.name);
  return (
    <div className={styles.hero} aria-hidden="true">
      <div className={styles.phone}>
        <span className={styles.speaker} />
        <div className={styles.grid}>
          {Array.from({ length: 8 }, (_, cell) =>
            cell === 4 ? (
              <span key="app" className={styles.app}>
                <img src="/icons/app-192.png" alt="" width={96} height={96} draggable={false} />
                <small>{name}</small>
              </span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
              <span key={cell} className={styles.empty} />
            ),
          )}
        </div>
      </div>
    </div>
  );
}

/** The browser's own installation where it lets itself be told to; `children` where it does not. */
function InstallButton({ onDone, children }: { onDone?: () => void; children?: ReactNode }) {
  const hasPrompt = useStore(installStore, ({ event }) => event !== null);
  const { isBusy, run } = useMutation();
  // While the browser asks, its event is spent: the button stays until the answer.
  if (!hasPrompt && !isBusy) return children;
  return (
    <Button
      isWide
      isBusy={isBusy}
      icon="download"
      onClick={() =>
        void run(async () => {
          if ((await askToInstall()) === 'accepted') onDone?.();
        })
      }
    >
      {t('download.install')}
    </Button>
  );
}
