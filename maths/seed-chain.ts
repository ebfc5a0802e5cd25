import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Hashes in a row before the page can do something else. */
const SLICE = 5_000;

/** Where in a hash chain a link is said to be. */
export interface LinkPlace {
  /** The link that decided a round. Hex. */
  readonly link: string;
  /** As many hashes lie between it and the published link. */
  readonly position: number;
  /** Published before the first round of the chain. Hex. */
  readonly lastLink: string;
}

/**
 * Whether a link belongs to the published chain: hashed as often as its position says, it is the published one. Then
 * every link between the two was fixed when that was published.
 * @param pause lets the page go on between two slices of the work
 */
export async function isLinkOfChain(
  { link, position, lastLink }: LinkPlace,
  pause: () => Promise<void>,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(link) || !Number.isSafeInteger(position) || position < 1) return false;
  let bytes = hexToBytes(link);
  for (let times = 1; times <= position; times += 1) {
    bytes = sha256(bytes);
    if (times % SLICE === 0) await pause();
  }
  return bytesToHex(bytes) === lastLink;
}
