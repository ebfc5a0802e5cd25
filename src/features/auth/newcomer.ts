import type { NewcomerTicket } from '../../../contract/auth/code-calls.ts';
import { localKeys, sessionKeys } from '../../platform/key-values.ts';
import { timeNow } from '../../platform/time.ts';

const TICKET_KEY = 'newcomer_ticket';
const INVITE_KEY = 'invite_code';

/** The newcomer is verified and enters the details next, also after a reload. */
export function saveTicket(ticket: NewcomerTicket): void {
  sessionKeys.set(TICKET_KEY, JSON.stringify(ticket));
}

/** Null without one, or when its time is over. */
export function readTicket(now = timeNow()): NewcomerTicket | null {
  try {
    const ticket = JSON.parse(sessionKeys.get(TICKET_KEY) ?? 'null') as NewcomerTicket | null;
    return ticket && ticket.expiresAt > now ? ticket : null;
  } catch {
    return null;
  }
}

export function deleteTicket(): void {
  sessionKeys.remove(TICKET_KEY);
}

/** A friend's link may be followed today and the account opened tomorrow. */
export function saveInviteCode(code: string): void {
  if (code !== '') localKeys.set(INVITE_KEY, code);
}

export function readInviteCode(): string {
  return localKeys.get(INVITE_KEY) ?? '';
}

export function deleteInviteCode(): void {
  localKeys.remove(INVITE_KEY);
}
