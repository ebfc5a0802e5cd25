import type { EarlyModule } from '../../session/pages/early-module.ts';

/** Invited friends are reached from the member's page. */
export const profile: EarlyModule = {
  redDots: { member: ['agent5AwardFlag'] },
};
