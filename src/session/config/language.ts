import { activateMessages } from '../../platform/i18n.ts';
import { type Locale, localeCookie } from '../../platform/locale.ts';

/** Changes the language of the page and stores it; the texts change once all messages are loaded. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await activateMessages(locale);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = localeCookie(locale);
  document.documentElement.lang = locale;
}
