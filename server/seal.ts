import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + ID_BYTES + IV_BYTES;

interface SealKey {
  /** First bytes of the key's own hash: two keys never have the same id. */
  readonly id: Buffer;
  readonly cipher: KeyObject;
  readonly mark: KeyObject;
}

/** Sealed data cannot be decrypted: its key is missing, or the data were changed. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

function makeKey(secret: Buffer): SealKey {
  const derive = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', use, 32)));
  return {
    id: createHash('sha256').update(secret).digest().subarray(0, ID_BYTES),
    cipher: derive('seal'),
    mark: derive('mark'),
  };
}

/**
 * Encrypts (seals) data that must not be readable from the disk, a backup or the database alone. New data are sealed
 * with the first key; the others decrypt what was sealed before.
 */
export class Sealer {
  readonly #keys: readonly SealKey[];

  /** Each secret has 32 bytes. */
  constructor(secrets: readonly Buffer[]) {
    this.#keys = secrets.map(makeKey);
  }

  get #current(): SealKey {
    const [key] = this.#keys;
    if (!key) throw new SealError('there is no key');
    return key;
  }

  /** `about` is additional data that binds it to its row: elsewhere it cannot be decrypted. */
  seal(plain: Uint8Array, about: string): Buffer {
    const { id, cipher: key } = this.#current;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    const body = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([Buffer.of(VERSION), id, iv, body, cipher.getAuthTag()]);
  }

  /** @throws SealError */
  open(sealed: Uint8Array, about: string): Buffer {
    const bytes = Buffer.from(sealed);
    const key = this.#keys.find(({ id }) => id.equals(idOf(bytes)));
    if (bytes[0] !== VERSION || bytes.length < HEAD_BYTES + TAG_BYTES)
      throw new SealError('not sealed by us');
    if (!key) throw new SealError(`the key ${idOf(bytes).toString('hex')} is missing`);
    const iv = bytes.subarray(1 + ID_BYTES, HEAD_BYTES);
    const opener = createDecipheriv(CIPHER, key.cipher, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([opener.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES)), opener.final()]);
    } catch {
      throw new SealError('it was changed, or stands where it does not belong');
    }
  }

  /**
   * Keyed hashes by which a text is found again, one for each key; they cannot be reversed without a key. The first
   * is for writing.
   */
  marks(text: string): Buffer[] {
    return this.#keys.map(({ mark }) => createHmac('sha256', mark).update(text).digest());
  }

  /** Whether the key that it was sealed with is available. */
  knows(sealed: Uint8Array): boolean {
    return this.#keys.some(({ id }) => id.equals(idOf(sealed)));
  }

  /** In hex, the current one first. What a key has sealed has its id in bytes 1 to 4. */
  get keyIds(): string[] {
    return this.#keys.map(({ id }) => id.toString('hex'));
  }

  isCurrent(sealed: Uint8Array): boolean {
    return idOf(sealed).equals(this.#current.id);
  }
}

const idOf = (sealed: Uint8Array): Buffer => Buffer.from(sealed.subarray(1, 1 + ID_BYTES));
