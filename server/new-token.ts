import type { Context } from './context.ts';

/** A token of 256 bits for an address or a header. */
export function newToken(random: Context['random']): string {
  return Buffer.from(random.bytes(32)).toString('base64url');
}
