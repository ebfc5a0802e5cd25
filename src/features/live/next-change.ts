import type { CallData } from '../../../contract/call.ts';
import type { getLiveUrl } from '../../../contract/live/live-calls.ts';

/** A timer of a browser holds no more. */
const MAX_WAIT_MS = 2_147_000_000;
/** A moment later, so that the server’s clock has passed it too. */
const LATER_MS = 1_000;

/** How long the answer holds: until the show ends or the next one begins, in milliseconds; null where nothing is to come. */
export function nextChange({ live, schedule, now }: CallData<typeof getLiveUrl>): number | null {
  const moments = [live?.show.endsAt, schedule[0]?.startsAt].filter((at) => at !== undefined);
  if (moments.length === 0) return null;
  return Math.min(MAX_WAIT_MS, Math.max(0, Math.min(...moments) - now) + LATER_MS);
}
