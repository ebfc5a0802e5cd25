import { setTimeout as wait } from 'node:timers/promises';
import { call } from './call.ts';
import type { TestPlayer } from './players.ts';

const ASK_AGAIN_MS = 250;

/** Resolves once the player has a mail. */
export async function untilMailed({ token }: TestPlayer): Promise<void> {
  for (;;) {
    const { list } = await call('getMail2', { category: null, cursor: null, pageSize: 1 }, token);
    if (Array.isArray(list) && list.length > 0) return;
    await wait(ASK_AGAIN_MS);
  }
}
