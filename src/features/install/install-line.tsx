import { useStore } from 'zustand';
import { t } from '../../platform/i18n.ts';
import { themeStore } from '../../session/config/theme-store.ts';
import { OfferLine } from '../../ui/offer-line.tsx';
import type { InstallWay } from './offer-rule.ts';

interface InstallLineOptions {
  readonly way: InstallWay;
  /** It was declined before: another time it will not be offered again. */
  readonly isLast: boolean;
  accept(): void;
  decline(): void;
}

/** The line that offers the installation. */
export function InstallLine({ way, isLast, accept, decline }: InstallLineOptions) {
  const name = useStore(themeStore, (theme) => theme.name);
  return (
    <OfferLine
      label={t('download.title')}
      picture={<img src="/icons/app-192.png" alt="" width={48} height={48} draggable={false} />}
      title={t('download.bar.title', { name })}
      text={t('download.bar.text')}
      accept={{ text: t(way === 'prompt' ? 'download.install' : 'download.how'), act: accept }}
      decline={{ text: t(isLast ? 'download.bar.never' : 'download.later'), act: decline }}
    />
  );
}
