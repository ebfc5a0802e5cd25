import type { Locale } from '../../localization/localized.ts';
import { MAIL_TEXTS } from '../mail-texts.ts';
import type { MailContent } from './mail-content.ts';

export interface MailText {
  readonly title: string;
  readonly paragraphs: readonly [string, ...string[]];
}

export interface MailReader {
  readonly locale: Locale;
  /** IANA name. */
  readonly timeZone: string;
}

/** Mails that tell of an answer, by their texts. */
const ANSWERED = {
  complaintAnswered: { title: 'answeredTitle', text: 'answeredText' },
  feedbackAnswered: { title: 'feedbackTitle', text: 'feedbackText' },
  chatAnswered: { title: 'chatTitle', text: 'chatText' },
} as const;

/** The text of a mail as its player reads it. */
export function writeMail(content: MailContent, reader: MailReader): MailText {
  const say = (key: keyof typeof MAIL_TEXTS, values: Readonly<Record<string, string>> = {}) =>
    MAIL_TEXTS[key][reader.locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (content.template !== 'gameIncident') {
    const { title, text } = ANSWERED[content.template];
    return { title: say(title, content.params), paragraphs: [say(text, content.params)] };
  }
  const { game, kind, startsAt, endsAt, isCorrected } = content.params;
  const values = {
    game,
    from: sayMoment(startsAt, reader),
    to: sayMoment(endsAt, reader),
    zone: sayZone(endsAt, reader),
  };
  return {
    title: say(`${kind}Title`, values),
    paragraphs: [
      say(`${kind}Text`, values),
      say(isCorrected ? 'roundsCorrected' : 'roundsStand'),
      say('checkRounds'),
      say('howToComplain'),
    ],
  };
}

/** A moment in the market's time with its zone, like March 9, 2027 at 12:00 AM (GMT+8). */
export const sayMomentInZone = (at: number, reader: MailReader): string =>
  `${sayMoment(at, reader)} (${sayZone(at, reader)})`;

const sayMoment = (at: number, { locale, timeZone }: MailReader): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Like GMT+8. */
const sayZone = (at: number, { locale, timeZone }: MailReader): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
