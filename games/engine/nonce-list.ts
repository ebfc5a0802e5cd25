import { NONCES_LISTED, type PlacedNonce } from '../../contract/games/seed-pair-calls.ts';
import type { NoncesBody } from './game-server.ts';

export type ListNonces = (body: NoncesBody) => Promise<readonly PlacedNonce[]>;

/**
 * Whether the server accounts for each nonce from one to another: listed once, in order, with its round or its refusal.
 * @param range `to` is the first that is not wanted
 * @throws CallFailure where the list cannot be fetched: then nothing is known of them
 */
export async function areNoncesListed(list: ListNonces, { commit, from, to }: NoncesBody): Promise<boolean> {
  for (let start = from; start < to; start += NONCES_LISTED) {
    const end = Math.min(to, start + NONCES_LISTED);
    const listed = await list({ commit, from: start, to: end });
    const isComplete =
      listed.length === end - start &&
      listed.every(
        ({ nonce, roundId, refusal }, index) =>
          nonce === start + index && (roundId !== null || refusal !== null),
      );
    if (!isComplete) return false;
  }
  return true;
}
