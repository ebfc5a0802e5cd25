import * as z from 'zod/mini';
import type { Call } from '../../contract/call.ts';

const ruleSchema = z.object({ max: z.int().check(z.minimum(1)) });

/** How many calls of a group one caller may make within its window. Stored in the config under `rateLimits`. */
export const rateLimitsSchema = z.object({
  signIn: ruleSchema,
  register: ruleSchema,
  events: ruleSchema,
  guest: ruleSchema,
  member: ruleSchema,
  game: ruleSchema,
});
export type RateLimits = z.output<typeof rateLimitsSchema>;
export type RateGroup = keyof RateLimits;

/** Generous, because whole towns share an address behind a mobile carrier; sign-in has a lock of its own. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  signIn: { max: 1200 },
  register: { max: 300 },
  events: { max: 1200 },
  guest: { max: 3000 },
  member: { max: 600 },
  game: { max: 300 },
};

/** Lengths of the windows; they are part of the rows' keys, so only a build changes them. */
export const RATE_WINDOW_MS: Readonly<Record<RateGroup, number>> = {
  signIn: 60_000,
  register: 600_000,
  events: 60_000,
  guest: 60_000,
  member: 60_000,
  game: 60_000,
};

export function rateGroupOf(
  { access, rateClass }: Pick<Call, 'access' | 'rateClass'>,
  hasToken: boolean,
): RateGroup {
  if (access === 'game') return 'game';
  if (rateClass !== 'standard') return rateClass;
  return hasToken ? 'member' : 'guest';
}
