import { after } from '../platform/clock.ts';
import { dayFlags } from '../platform/day-flags.ts';
import { t } from '../platform/i18n.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { applyServiceWorkerUpdate } from '../platform/service-worker.ts';
import { deviceNow } from '../platform/time.ts';
import { statusLineStore } from '../session/pages/status-line-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './frame/status-lines.module.css';

const LATER_KEY = 'update-later';
/** When the player agreed, in milliseconds. */
const ACCEPTED_KEY = 'update-accepted';
const TAKE_OVER_MS = 4_000;
/** The page may be loaded again before the new worker takes over, which is not asked for twice. */
const ACCEPTED_MS = 60_000;

function accept(): void {
  statusLineStore.setState({ update: null });
  sessionKeys.set(ACCEPTED_KEY, String(deviceNow()));
  // The waiting worker becomes active and the page reloads; without one an ordinary reload loads the new build.
  if (!applyServiceWorkerUpdate()) location.reload();
  // A worker waits for the old one's requests; a reload ends them. Usually the page has gone long before.
  else after(TAKE_OVER_MS, () => location.reload());
}

/** Not offered again before the next UTC day. */
function postpone(): void {
  dayFlags.set(LATER_KEY);
  statusLineStore.setState({ update: null });
}

/** Says that a new version is ready, and what can be done about it. */
function UpdateLine() {
  return (
    <div className={styles.line}>
      <Icon name="refresh" size={20} />
      <span>{t('shell.update.text')}</span>
      <Button kind="plain" onClick={accept}>
        {t('shell.update.now')}
      </Button>
      <Button kind="plain" onClick={postpone}>
        {t('shell.update.later')}
      </Button>
    </div>
  );
}

/** A new version is ready: found by the build's manifest or by a waiting service worker. */
export function announceUpdate(): void {
  if (deviceNow() - Number(sessionKeys.get(ACCEPTED_KEY)) < ACCEPTED_MS) applyServiceWorkerUpdate();
  else if (!dayFlags.has(LATER_KEY)) statusLineStore.setState({ update: <UpdateLine /> });
}
