import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { currentLocale, onLocaleChange, t } from '../platform/i18n.ts';
import { loadIconPart } from '../platform/icon-loader.ts';
import { FORMAT_LOCALES, type Locale } from '../platform/locale.ts';
import { momentFormat } from '../platform/market-time.ts';
import { linkTo, paths } from '../platform/paths.ts';
import { connectionStore } from '../session/calls/connection-store.ts';
import { describeFailure } from '../session/calls/describe-failure.ts';
import { errorOf } from '../session/calls/error-texts.ts';
import { configStore } from '../session/config/config-store.ts';
import type { IconPart, UiDependencies } from '../ui/ui-context.ts';
import { untilScreenComplete } from './first-screen.ts';

/** An icon that the first window shows already has the time of the rest. */
async function loadIcons(isUrgent: boolean): Promise<IconPart> {
  if (!isUrgent) await untilScreenComplete();
  return loadIconPart();
}

export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale);
}

const useArt = (): string | null => useStore(configStore, ({ config }) => config?.gameResourceUrl ?? null);

const useOnline = (): boolean => useStore(connectionStore, ({ isOnline }) => isOnline);

/** Messages and formats of the chosen language for the parts of the design system. */
export function useUiDependencies(locale: Locale): UiDependencies {
  return useMemo(() => makeUiDependencies(locale), [locale]);
}

/** @param locale the chosen language, whose messages are loaded */
function makeUiDependencies(locale: Locale): UiDependencies {
  const formatLocale = FORMAT_LOCALES[locale];
  return {
    words: {
      close: t('shell.panel.close'),
      back: t('shell.panel.back'),
      showPassword: t('shell.password.show'),
      hidePassword: t('shell.password.hide'),
      retry: t('shell.panel.retry'),
      loading: t('shell.panel.loading'),
      dismiss: t('shell.panel.dismiss'),
      offline: t('shell.offline.none'),
    },
    moneyFormat: { locale: formatLocale, sign: t('shell.currency.sign') },
    formatLocale,
    momentFormat: (shape) => momentFormat(formatLocale, shape),
    loadIcons,
    useArt,
    useOnline,
    describeFailure,
    errorOf,
    answerAddress: (question) => linkTo(paths.faq, { answer: question }),
    answerText: () => t('error.more'),
  };
}
