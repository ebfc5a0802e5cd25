import type { EarlyModule } from '../../session/early-module.ts';

/** Mail is reached from the member's page. */
export const mail: EarlyModule = {
  badges: { member: ['emailAwardFlag', 'hasMail'] },
};
