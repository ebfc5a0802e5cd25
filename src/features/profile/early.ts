import type { EarlyModule } from '../../session/early-module.ts';

/** Mail and agency are reached from the member's page, and have no pages of their own yet. */
export const profile: EarlyModule = {
  badges: { member: ['emailAwardFlag', 'hasMail', 'agent5AwardFlag'] },
};
