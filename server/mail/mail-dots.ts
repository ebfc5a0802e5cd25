import type { HookContext } from '../hooks.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readMailDots } from './mail-queries.ts';

/**
 * The red dots of mail: one that was not opened, with how many (99 at most), and an attachment that can be claimed. To whom nothing may be offered, only
 * mails about their games and their account are told.
 */
export async function mailDots(
  context: HookContext,
  playerId: string,
  now: number,
): Promise<{ hasMail: boolean; unreadMails: number; emailAwardFlag: boolean }> {
  const { unread, unreadService, hasReward } = await readMailDots(context.sql, playerId, now);
  if (unread === 0 && !hasReward) return { hasMail: false, unreadMails: 0, emailAwardFlag: false };
  const isOffered = await mayBeOffered(context, playerId);
  const unreadMails = isOffered ? unread : unreadService;
  return { hasMail: unreadMails > 0, unreadMails, emailAwardFlag: isOffered && hasReward };
}
