import type { EarlyModule } from '../../session/pages/early-module.ts';

/** Mail is reached from the top bar, and from the member's page. */
export const mail: EarlyModule = {
  redDots: { mail: ['emailAwardFlag', 'hasMail'] },
};
