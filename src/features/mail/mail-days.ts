import type { MailRow } from '../../../contract/mail/mail-calls.ts';

const DAY_MS = 86_400_000;

export interface MailDay {
  /** Null before yesterday. */
  readonly name: 'today' | 'yesterday' | null;
  /** In the reader's language. */
  readonly date: string;
  readonly mails: readonly MailRow[];
}

/**
 * Mails under the day that each was sent on; `mails` are newest first. `now` is in milliseconds since 1970, and
 * `dateOf` writes the date of such a moment in the market's time zone.
 */
export function groupByDay(
  mails: readonly MailRow[],
  now: number,
  dateOf: (at: number) => string,
): MailDay[] {
  const days = new Map<string, MailRow[]>();
  for (const mail of mails) {
    const date = dateOf(mail.sentAt);
    const sent = days.get(date);
    if (sent) sent.push(mail);
    else days.set(date, [mail]);
  }
  const names = new Map([
    [dateOf(now - DAY_MS), 'yesterday'],
    [dateOf(now), 'today'],
  ] as const);
  return [...days].map(([date, sent]) => ({ name: names.get(date) ?? null, date, mails: sent }));
}
