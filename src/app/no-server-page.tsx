import { useStore } from 'zustand';
import { t } from '../platform/i18n.ts';
import { connectionStore } from '../session/calls/connection-store.ts';
import { Button } from '../ui/button.tsx';
import { StageDrawing } from '../ui/stage-drawing.tsx';
import { UiContext } from '../ui/ui-context.ts';
import { AgeMark } from './frame/age-mark.tsx';
import styles from './frame/rule-line.module.css';
import { PlainPage } from './plain-page.tsx';
import { useLocale, useUiDependencies } from './ui-dependencies.ts';

/** A first visit without the server: nothing is known of the market, so nothing can be shown. */
export function NoServerPage() {
  const parts = useUiDependencies(useLocale());
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  return (
    <UiContext value={parts}>
      <main>
        <PlainPage art={<StageDrawing prop="plug" isDark isLarge />} title={t('shell.panel.failed')}>
          <p>{t(isOnline ? 'shell.server.silent' : 'shell.offline.none')}</p>
          <Button isWide onClick={() => location.reload()}>
            {t('shell.panel.retry')}
          </Button>
          <p>
            <AgeMark className={styles.age ?? ''} /> {t('shell.rule.line')}
          </p>
        </PlainPage>
      </main>
    </UiContext>
  );
}
