import { createRoot } from 'react-dom/client';
import { getAndroidApp } from '../../contract/install/android-calls.ts';
import { callServer } from '../platform/http/call-server.ts';
import { loadMessages, t } from '../platform/i18n.ts';
import { nativeBridge } from '../platform/native/native-bridge.ts';
import { paths } from '../platform/paths.ts';
import { elapsedMs } from '../platform/time.ts';
import { isHidden, onVisibilityChange } from '../platform/visibility.ts';
import { Button } from '../ui/button.tsx';
import { UiContext } from '../ui/ui-context.ts';
import { AgeMark } from './frame/age-mark.tsx';
import line from './frame/rule-line.module.css';
import { PlainPage } from './plain-page.tsx';
import styles from './shell-version.module.css';
import { useLocale, useUiDependencies } from './ui-dependencies.ts';

/** An app that lay aside for a while may meet a newer server. */
const ASK_EVERY_MS = 10 * 60_000;

/** Inside the Android app: asks the server now, and whenever the player comes back after a while, whether it is too old. */
export function watchShellVersion(now: () => number = elapsedMs): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (isHidden() || now() - askedAt < ASK_EVERY_MS) return;
    askedAt = now();
    const { versionCode } = nativeBridge();
    // No answer is no news: offline and maintenance have their own signs.
    const answer = await callServer(getAndroidApp, { versionCode }, { isSilent: true }).catch(() => null);
    if (answer?.isTooOld) await demandUpdate();
  };
  void ask();
  return onVisibilityChange(() => void ask());
}

/** Over everything, and with no way past: what an old app would send the server may mean something else by now. */
async function demandUpdate(): Promise<void> {
  if (document.querySelector('dialog[data-too-old]')) return;
  await loadMessages('page');
  const dialog = document.createElement('dialog');
  dialog.className = styles.whole ?? '';
  dialog.toggleAttribute('data-too-old', true);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // A second step back closes a dialog whatever it says.
  dialog.addEventListener('close', () => dialog.showModal());
  document.body.append(dialog);
  createRoot(dialog).render(<UpdatePage />);
  dialog.showModal();
}

function UpdatePage() {
  const parts = useUiDependencies(useLocale());
  const address = `${location.origin}${paths.download}`;
  return (
    <UiContext value={parts}>
      <PlainPage title={t('page.shell.title')}>
        <p>{t('page.shell.text')}</p>
        <Button isWide onClick={() => void nativeBridge().send('update.open')}>
          {t('page.shell.update')}
        </Button>
        <p>{t('page.shell.how', { address })}</p>
        <p>
          <AgeMark className={line.age ?? ''} /> {t('shell.rule.line')}
        </p>
      </PlainPage>
    </UiContext>
  );
}
