import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { LobbyWords } from '../../features/lobby/model/lobby-texts.ts';
import { FORMAT_LOCALES, type Locale } from '../../platform/locale.ts';

/** Visible texts of the lobby by language and key, with their values by name; the build writes them. */
declare const __WINDOW_WORDS__: Readonly<Record<Locale, Readonly<Record<string, CompiledMessage>>>>;

/** The lobby's words out of the page itself: none of its messages has more than values to fill in. */
export function windowWords(locale: Locale): LobbyWords & { t(key: 'lobby.ticker.none'): string } {
  const texts = __WINDOW_WORDS__[locale];
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const message = texts[key] ?? '';
    if (typeof message === 'string') return message;
    return message.map((part) => (typeof part === 'string' ? part : String(values[part[0]] ?? ''))).join('');
  };
  return { t, titleOf: (key) => (key in texts ? t(key) : key), formatLocale: FORMAT_LOCALES[locale] };
}
