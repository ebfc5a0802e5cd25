import { getMail2, MAIL_PAGE_SIZE, type MailCategory } from '../../../contract/mail/mail-calls.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';

export type MailTab = 'all' | MailCategory;

const FIRST_CURSOR: string | null = null;

export const categoryOf = (tab: MailTab): MailCategory | null => (tab === 'all' ? null : tab);

/** Mails of a category, newest first. */
export function useMailPages(tab: MailTab) {
  const category = categoryOf(tab);
  return useCallPages(getMail2, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ category, cursor, pageSize: MAIL_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    isSilent: true,
  });
}
