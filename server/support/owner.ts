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

type Asking = Pick<CallRequest, 'player' | 'ip'>;

/** Null for a guest who has no code yet, and so has written nothing. */
export function findOwner({ player }: Pick<Asking, 'player'>, code: string): Owner | null {
  if (player) return { playerId: player.id, guestHash: null };
  return code === '' ? null : { playerId: null, guestHash: createHash('sha256').update(code).digest() };
}

/** @throws CallError invalidValue for a guest without a code */
export function ownerOf(asking: Pick<Asking, 'player'>, code: string): Owner {
  const owner = findOwner(asking, code);
  if (!owner) throw new CallError('invalidValue', 'a guest has a code', { field: 'code' });
  return owner;
}

/** Whom limits count: a member, or everybody at an address, as a browser can make any number of codes. */
export const limitedOf = ({ player, ip }: Asking): string => player?.id ?? rateAddress(ip);
