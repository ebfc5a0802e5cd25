import type { Call } from '../../../contract/call.ts';
import { renewAnswers } from '../calls/query-client.ts';
import { loadRedDots } from '../player/refresh.ts';

/** What can be claimed has changed: these answers, and the red dot. */
export async function renewClaims(...calls: readonly Call[]): Promise<void> {
  void loadRedDots().catch(() => undefined);
  await renewAnswers(...calls);
}
