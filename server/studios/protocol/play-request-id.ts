import { createHash } from 'node:crypto';
import type { Cents } from '../../../contract/money.ts';

/**
 * The request id of the next play of a game session, which the protocol has none for: the same play sent twice gives one
 * round. Another stake after a refused one is another play. A UUID of version 8.
 * @param last number of the player's last round in the game, 0 before the first
 */
export function playRequestId(
  gameSessionId: string,
  last: number,
  { mode, level }: { readonly mode: string; readonly level: Cents },
): string {
  const play = `${gameSessionId} ${last} play ${level} ${mode}`;
  const bytes = createHash('sha256').update(play).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
