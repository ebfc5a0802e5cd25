import type { Call } from '../../contract/call.ts';
import { renewAnswers } from './query-client.ts';
import { loadRedDots } from './refresh.ts';

/** What can be claimed has changed: these answers, and the badge. */
export async function renewClaims(...calls: readonly Call[]): Promise<void> {
  void loadRedDots().catch(() => undefined);
  await renewAnswers(...calls);
}
