import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomSource } from './random-source.ts';

export const SERVER_SEED_BYTES = 32;
const WORD_RANGE = 2 ** 32;

/** A seed as commitments and proofs name it: two lower-case digits a byte. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/**
 * The commitment shown before the stake: SHA-256 of the seed's bytes.
 * @param serverSeed 32 bytes in hex.
 * @throws RangeError when the seed is not 32 bytes in hex: a shorter one could be guessed from its hash.
 */
export function commitOf(serverSeed: string): string {
  return bytesToHex(sha256(seedBytes(serverSeed)));
}

/**
 * The numbers of one round: HMAC-SHA256(serverSeed, `${clientSeed}:${nonce}:${block}`) for block 0, 1, 2 …, read as
 * big-endian 32-bit integers. The key is the seed's 32 bytes, the message is UTF-8, nonce and block are decimal. An integer in the uneven rest of the range is skipped, so every number below the
 * bound is equally likely. Server and player run this same function.
 * @param nonce the place of the bet among those of its seed pair; null, and then not in the message, for a round that has
 * seeds of its own
 */
export function fairSource(
  serverSeed: string,
  clientSeed: string,
  nonce: number | null = null,
): RandomSource {
  const key = seedBytes(serverSeed);
  const place = nonce === null ? clientSeed : `${clientSeed}:${nonce}`;
  let block = 0;
  let words: DataView | null = null;
  let offset = 0;
  const nextWord = (): number => {
    if (words === null || offset === words.byteLength) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${place}:${block}`));
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      block += 1;
      offset = 0;
    }
    const word = words.getUint32(offset);
    offset += 4;
    return word;
  };
  return {
    integer(below) {
      if (!Number.isInteger(below) || below < 1 || below > WORD_RANGE) {
        throw new RangeError(`invalid bound: ${below}`);
      }
      const even = WORD_RANGE - (WORD_RANGE % below);
      let word = nextWord();
      while (word >= even) word = nextWord();
      return word % below;
    },
  };
}

function seedBytes(serverSeed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(serverSeed)) throw new RangeError('a server seed is 32 bytes in hex');
  return hexToBytes(serverSeed);
}
