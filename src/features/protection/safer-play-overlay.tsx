import { useState } from 'react';
import { useStore } from 'zustand';
import { getSelfLimited } from '../../../contract/protection/protection-calls.ts';
import { t } from '../../platform/i18n.ts';
import { paths } from '../../platform/paths.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { configStore } from '../../session/config/config-store.ts';
import { type OverlayPanelProps, openOverlay } from '../../session/overlays/overlay-store.ts';
import { applyProtection, protectionStore } from '../../session/player/protection-store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import linkParts from '../../ui/links.module.css';
import listParts from '../../ui/lists.module.css';
import pageParts from '../../ui/page.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import surfaceParts from '../../ui/surfaces.module.css';
import { LimitRow } from './limit-row.tsx';
import { limitOf } from './limit-rules.ts';
import styles from './protection.module.css';

/** Right after the registration: limits that can be set at once, breaks, support. One tap skips it. */
export function SaferPlayOverlay({ close }: OverlayPanelProps) {
  const told = useStore(protectionStore, (state) => state.told);
  const line = useStore(configStore, ({ config }) => config?.market.helpLine ?? '');
  const [isOpen, setOpen] = useState(false);
  // Without an answer the page of limits still is one tap away.
  useCall(getSelfLimited, {}, { isSilent: true, enabled: told === null, onAnswer: applyProtection });
  return (
    <div className={classNames(pageParts.column, styles.page)}>
      <p className={styles.lead}>{t('protection.welcome.lead')}</p>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="welcome-limit">
        <h3 id="welcome-limit">{t('protection.welcome.limit')}</h3>
        <p>{t('protection.welcome.limitText')}</p>
        {told ? (
          <ul className={classNames(listParts.list, surfaceParts.box)}>
            <LimitRow limit={limitOf(told, 'depositDay')} isOpen={isOpen} onOpen={setOpen} />
          </ul>
        ) : (
          <Skeleton height="84px" />
        )}
        <a className={classNames(linkParts.link, styles.link)} href={paths.selfLimited} onClick={close}>
          {t('protection.welcome.all')}
        </a>
      </section>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="welcome-break">
        <h3 id="welcome-break">{t('protection.welcome.break')}</h3>
        <p>{t('protection.welcome.breakText')}</p>
      </section>
      <section className={classNames(pageParts.column, styles.section)} aria-labelledby="welcome-help">
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
