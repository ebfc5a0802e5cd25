import type { EarlyModule } from '../../session/early-module.ts';

/** Agency is reached from the member's page, and has no page of its own yet. */
export const profile: EarlyModule = {
  badges: { member: ['agent5AwardFlag'] },
};
