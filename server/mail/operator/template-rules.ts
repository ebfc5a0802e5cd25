import * as z from 'zod/mini';
import { MAIL_CATEGORIES, MAIL_LINKS, type MailLink } from '../../../contract/mail/mail-calls.ts';
import { LOCALES, type LocalizedText } from '../../localization/localized.ts';
import type { MailText } from '../../outbox.ts';
import { isStorable } from '../../strict-json.ts';

const MAX_TITLE = 80;
const MAX_BODY = 4_000;
const MAX_PARAGRAPHS = 20;
const MAX_VALUE = 120;

/** Filled in for each player when the mail is read: the name they go by, and until when the attachment can be claimed. */
export const OWN_PLACES = ['player', 'until'] as const;

const PLACE = /\{(\w+)\}/g;

/** Paragraphs are separated by an empty line. */
const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const lineSchema = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const writtenTitleSchema = z.object({
  en: lineSchema(MAX_TITLE),
  fil: lineSchema(MAX_TITLE),
  'zh-CN': lineSchema(MAX_TITLE),
});

const body = lineSchema(MAX_BODY).check(
  z.refine((text) => paragraphsOf(text).length <= MAX_PARAGRAPHS, {
    error: `at most ${MAX_PARAGRAPHS} paragraphs`,
  }),
);
export const writtenBodySchema = z.object({ en: body, fil: body, 'zh-CN': body });

export interface WrittenText {
  readonly title: LocalizedText;
  readonly body: LocalizedText;
}

/** The places of a text to be filled in, in their order, each once. */
export function placesOf({ title, body: text }: WrittenText, locale: keyof LocalizedText = 'en'): string[] {
  const found = `${title[locale]} ${text[locale]}`.matchAll(PLACE);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}

const samePlaces = (text: WrittenText): boolean =>
  LOCALES.every((locale) => placesOf(text, locale).join() === placesOf(text).join());

/** What an operator types to save a template. */
export const templateSchema = z
  .object({
    category: z.enum(MAIL_CATEGORIES),
    title: writtenTitleSchema,
    body: writtenBodySchema,
    links: z._default(z.array(z.enum(MAIL_LINKS)).check(z.maxLength(3)), []),
  })
  .check(z.refine(samePlaces, { error: 'the three languages must have the same places to be filled in' }));

/** What an operator fills in, by place. */
export const valuesSchema = z.record(
  z.string().check(z.regex(/^\w{1,40}$/)),
  z.string().check(
    z.minLength(1),
    z.maxLength(MAX_VALUE),
    z.refine((text) => isStorable(text), { error: 'has characters that cannot be stored' }),
  ),
);
export type PlaceValues = z.output<typeof valuesSchema>;

export type WrittenMail = WrittenText & { readonly links: readonly MailLink[] };

/** The text in one language; a place without a value stays as it is written. */
export function fillIn(
  { title, body: text }: WrittenText,
  locale: keyof LocalizedText,
  values: Readonly<Record<string, string>>,
): MailText {
  const fill = (given: string) =>
    given.replace(PLACE, (whole, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
    );
  const [first = '', ...rest] = paragraphsOf(text[locale]).map(fill);
  return { title: fill(title[locale]), paragraphs: [first, ...rest] };
}
