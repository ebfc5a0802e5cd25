import { createHash } from 'node:crypto';
import { CallError } from '../call-error.ts';
import type { CallRequest } from '../http/handler.ts';
import { rateAddress } from '../http/rate-address.ts';

/** Whose thread or picture it is: a member's, or that of a guest's browser. */
export interface Owner {
  readonly playerId: string | null;
  /** SHA-256 of the browser's code; null for a member. */
  readonly guestHash: Buffer | null;
}

type ThreadCaller = Pick<CallRequest, 'player' | 'ip'>;

/**
 * A member, or a guest by the code of their browser.
 * @throws CallError sessionEnded for neither: a member's session has ended, and a guest who has no code yet asks nothing
 */
export function ownerOf({ player }: Pick<ThreadCaller, 'player'>, code: string): Owner {
  if (player) return { playerId: player.id, guestHash: null };
  if (code === '')
    throw new CallError('sessionEnded', 'There is neither a session nor a code.', { reason: 'ended' });
  return { playerId: null, guestHash: createHash('sha256').update(code).digest() };
}

/** Whom limits count: a member, or everybody at an address, as a browser can make any number of codes. */
export const limitedOf = ({ player, ip }: ThreadCaller): string => player?.id ?? rateAddress(ip);
