import { useMemo, useSyncExternalStore } from 'react';
import { currentLocale, formatLocale, t, whenLocaleChanges } from '../platform/i18n.ts';
import { loadIconPart } from '../platform/icon-loader.ts';
import type { Locale } from '../platform/locale.ts';
import type { UiParts } from '../ui/ui-context.ts';

export function useLocale(): Locale {
  return useSyncExternalStore(whenLocaleChanges, currentLocale);
}

/** Words and formats of the chosen language for the parts of the design system. */
export function useUiParts(locale: Locale): UiParts {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  return useMemo(
    () => ({
      words: {
        close: t('shell.panel.close'),
        back: t('shell.panel.back'),
        showPassword: t('shell.password.show'),
        hidePassword: t('shell.password.hide'),
        retry: t('shell.panel.retry'),
        loading: t('shell.panel.loading'),
        dismiss: t('shell.panel.dismiss'),
      },
      moneyFormat: { locale: formatLocale(), sign: t('shell.currency.sign') },
      formatLocale: formatLocale(),
      loadIcons: loadIconPart,
    }),
    [locale],
  );
}
