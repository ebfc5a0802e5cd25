import { cents, formatCents } from '../../contract/money.ts';
import { signOf } from '../localization/say-money.ts';
import type { MailContent, MailReader, MailText } from '../outbox.ts';
import { MAIL_TEXTS } from './mail-texts.ts';

type WriteText = (key: keyof typeof MAIL_TEXTS, values?: Readonly<Record<string, string>>) => string;
/** Mails that tell of an answer, by their texts. */
const ANSWER_MAIL_TEXTS = {
  complaintAnswered: { title: 'answeredTitle', text: 'answeredText' },
  feedbackAnswered: { title: 'feedbackTitle', text: 'feedbackText' },
  chatAnswered: { title: 'chatTitle', text: 'chatText' },
} as const;

/** The text of a mail as its player reads it. */
export function writeMail(content: MailContent, reader: MailReader): MailText {
  const say: WriteText = (key, values = {}) =>
    MAIL_TEXTS[key][reader.locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  if (content.template === 'lotteryPaid' || content.template === 'lotteryRefunded')
    return writeLotteryMail(content, say, reader);
  if (content.template !== 'gameIncident') {
    const { title, text } = ANSWER_MAIL_TEXTS[content.template];
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

function writeLotteryMail(
  { template, params }: Extract<MailContent, { template: 'lotteryPaid' | 'lotteryRefunded' }>,
  say: WriteText,
  reader: MailReader,
): MailText {
  const values = { lottery: say(`${params.product}Lottery`), draw: String(params.draw) };
  if (template === 'lotteryRefunded')
    return {
      title: say('lotteryRefundedTitle', values),
      paragraphs: [say('lotteryRefundedText', values)],
    };
  const paid = {
    ...values,
    result: params.result,
    prize: sayAmount(params.prize, reader),
    stake: sayAmount(params.stake, reader),
  };
  return {
    title: say('lotteryPaidTitle', paid),
    paragraphs: [say('lotteryPaidText', paid), say('lotteryCheck')],
  };
}

const sayAmount = (amount: number, { locale, currency }: MailReader): string =>
  formatCents(cents(amount), { locale, sign: signOf(currency) });

/** A moment in the market's time with its zone, like March 9, 2027 at 12:00 AM (GMT+8). */
export const sayMomentInZone = (at: number, reader: Pick<MailReader, 'locale' | 'timeZone'>): string =>
  `${sayMoment(at, reader)} (${sayZone(at, reader)})`;

const sayMoment = (at: number, { locale, timeZone }: Pick<MailReader, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** Like GMT+8. */
const sayZone = (at: number, { locale, timeZone }: Pick<MailReader, 'locale' | 'timeZone'>): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
