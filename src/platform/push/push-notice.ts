import { PUSH_NOTICES, type PushNotice } from '../../../contract/push/push-payload.ts';
import { LOCALES, type Locale } from '../locale.ts';
import { ownPath } from './own-path.ts';

interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export type NoticeTexts = Readonly<Record<Locale, Readonly<Record<PushNotice | 'other', NoticeText>>>>;

export interface ShownNotice extends NoticeText {
  /** A newer one of the same tag takes its place. */
  readonly tag: string;
  /** The page that a press opens, on our own origin. */
  readonly path: string;
  readonly locale: Locale;
}

const localeOf = (value: unknown): Locale | undefined => LOCALES.find((locale) => locale === value);

/**
 * What a message shows. The browser wants something to be seen for each message, so one that cannot be read shows the
 * neutral text.
 * @param chosen the language that the player chose in this browser, else that of the message counts
 */
export function readNotice(
  text: string,
  {
    texts,
    origin,
    chosen,
  }: { readonly texts: NoticeTexts; readonly origin: string; readonly chosen: unknown },
): ShownNotice {
  const payload = readJson(text);
  const locale = localeOf(chosen) ?? localeOf(payload.locale) ?? 'en';
  const name = PUSH_NOTICES.find((known) => known === payload.notice) ?? 'other';
  return { ...texts[locale][name], tag: name, path: ownPath(payload.path, origin), locale };
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
