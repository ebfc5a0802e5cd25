import { MAIL_CATEGORIES, type MailCategory, type MailCounts } from '../../../contract/mail/mail-calls.ts';
import type { MailTab } from './use-mail-pages.ts';

export type AllCounts = Readonly<Record<MailCategory, MailCounts>>;

/** Of a tab: its category's, or of all together. */
export function countsOf(counts: AllCounts, tab: MailTab): MailCounts {
  if (tab !== 'all') return counts[tab];
  const sum = (name: keyof MailCounts) =>
    MAIL_CATEGORIES.reduce((total, category) => total + counts[category][name], 0);
  return { unread: sum('unread'), waiting: sum('waiting'), read: sum('read') };
}
