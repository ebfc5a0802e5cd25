import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatLocale, t } from '../platform/i18n.ts';
import { momentFormat } from '../platform/market-time.ts';
import { tokenStore } from '../platform/token-store.ts';
import { configStore } from '../session/config/config-store.ts';
import { Button } from '../ui/button.tsx';
import { StageDrawing } from '../ui/stage-drawing.tsx';
import styles from './plain-page.module.css';
import { PlainPage } from './plain-page.tsx';
import { runPreflight } from './preflight.ts';

const LOOK_AGAIN_MS = 30_000;

/** The platform is closed. The page polls for the end of the maintenance; the guard then leads home. */
export function MaintenancePanel() {
  const until = useStore(configStore, (state) => state.config?.maintenance.until ?? null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void runPreflight().catch(() => undefined);
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  const look = async () => {
    setBusy(true);
    await runPreflight().catch(() => undefined);
    setBusy(false);
  };
  return (
    <PlainPage art={<StageDrawing prop="ladder" isLarge />} title={t('page.maintenance.title')}>
      <p>{t(tokenStore.read() === null ? 'page.maintenance.guest' : 'page.maintenance.text')}</p>
      {until !== null && (
        <p className={styles.strong}>
          {t('page.maintenance.until', {
            when: momentFormat(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(until),
          })}
        </p>
      )}
      <Button kind="quiet" isBusy={isBusy} onClick={() => void look()}>
        {t('page.maintenance.check')}
      </Button>
    </PlainPage>
  );
}
