import type { MailDetail, MailLink } from '../../../contract/mail/mail-calls.ts';
import { linkTo, paths } from '../../platform/paths.ts';

const MAIL_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Which mail an address names; null for none. */
export function mailIdOf(query: URLSearchParams): string | null {
  const id = query.get('id') ?? '';
  return MAIL_ID.test(id) ? id : null;
}

/** Where a link of a mail leads; a complaint begins with what the mail is about. */
export function addressOf(link: MailLink, { title }: Pick<MailDetail, 'title'>): string {
  switch (link) {
    case 'bets':
      return linkTo(paths.walletsRecord, { kind: 'bet' });
    case 'fair':
      return paths.fair;
    case 'complaint':
      return linkTo(paths.complaint, { topic: 'game', subject: title });
    case 'complaints':
      return paths.complaints;
    case 'games':
      return paths.gameSearch;
    case 'bonus':
      return paths.bonus;
    case 'limits':
      return paths.selfLimited;
    case 'points':
      return paths.points;
    case 'tickets':
      return paths.lotteryOrder;
    case 'feedback':
      return paths.feedbackRecord;
    case 'service':
      return paths.service;
  }
}
