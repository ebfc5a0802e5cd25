import { useState } from 'react';
import { useStore } from 'zustand';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { configStore } from '../../session/config-store.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlay-store.ts';
import { applyProtection, protectionStore } from '../../session/protection-store.ts';
import { useCall } from '../../session/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './protection.module.css';
import { limitOf } from './rules.ts';

/** Right after the registration: limits that can be set at once, breaks, support. One tap skips it. */
export function SaferPlayOverlay({ close }: OverlayPanelProps) {
  const told = useStore(protectionStore, (state) => state.told);
  const line = useStore(configStore, ({ config }) => config?.market.helpLine ?? '');
  const [isOpen, setOpen] = useState(false);
  // Without an answer the page of limits still is one tap away.
  useCall(getSelfLimited, {}, { isSilent: true, enabled: told === null, onAnswer: applyProtection });
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('protection.welcome.lead')}</p>
      <section className={styles.section} aria-labelledby="welcome-limit">
        <h3 id="welcome-limit">{t('protection.welcome.limit')}</h3>
        <p>{t('protection.welcome.limitText')}</p>
        {told ? (
          <ul className={styles.limits}>
            <LimitRow limit={limitOf(told, 'depositDay')} isOpen={isOpen} onOpen={setOpen} />
          </ul>
        ) : (
          <Skeleton height="84px" />
        )}
        <a href={paths.selfLimited} onClick={close}>
          {t('protection.welcome.all')}
        </a>
      </section>
      <section className={styles.section} aria-labelledby="welcome-break">
        <h3 id="welcome-break">{t('protection.welcome.break')}</h3>
        <p>{t('protection.welcome.breakText')}</p>
      </section>
      <section className={styles.section} aria-labelledby="welcome-help">
        <h3 id="welcome-help">{t('protection.welcome.help')}</h3>
        <p>{t('protection.welcome.helpText', { line })}</p>
        <Button kind="quiet" icon="support" onClick={() => openOverlay('help')}>
          {t('protection.help')}
        </Button>
      </section>
      <Button isWide onClick={close}>
        {t('protection.welcome.skip')}
      </Button>
    </div>
  );
}
