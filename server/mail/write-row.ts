import type { MailAttachment, MailLink } from '../../contract/mail/mail-calls.ts';
import type { MailReader, MailText } from '../outbox.ts';
import { MAIL_TEMPLATES } from './mail-content.ts';
import type { MailRow } from './mail-queries.ts';
import { fillIn } from './operator/template-rules.ts';
import { sayMomentInZone, writeMail } from './write-mail.ts';

/** The text of a mail as its player reads it, whoever wrote it. */
export function writeRow(row: MailRow, reader: MailReader): MailText {
  if (row.template !== 'operatorMail') return writeMail(row, reader);
  const { claimUntil, playerName, params, written } = row;
  const own = {
    player: playerName,
    ...(claimUntil !== null && { until: sayMomentInZone(claimUntil, reader) }),
  };
  return fillIn(written, reader.locale, { ...params.values, ...own });
}

export const linksOf = (row: MailRow): MailLink[] => [
  ...(row.template === 'operatorMail' ? row.written : MAIL_TEMPLATES[row.template]).links,
];

/** What is attached, as it stands at `now`. */
export function attachmentOf(
  { rewards, wageringMultiple, claimUntil, claimedAt }: MailRow,
  now: number,
): MailAttachment | null {
  if (rewards === null || claimUntil === null) return null;
  const state = claimedAt !== null ? 'claimed' : claimUntil > now ? 'waiting' : 'lapsed';
  return { rewards: [...rewards], wageringMultiple, claimUntil, state };
}
