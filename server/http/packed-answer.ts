import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Packed once for many: worth more time than an answer that is packed for one. */
const BROTLI_QUALITY = 9;
/** Bytes below which packing gains nothing. */
const MIN_PACKED = 1024;

type Encoding = 'br' | 'gzip';

/** An answer whose bytes stand already: held to the contract, written and packed by whoever made it. */
export class PackedAnswer {
  readonly plain: Buffer;
  readonly #packed: Readonly<Partial<Record<Encoding, Buffer>>>;

  private constructor(plain: Buffer, packed: Partial<Record<Encoding, Buffer>>) {
    this.plain = plain;
    this.#packed = packed;
  }

  static async of(body: Readonly<Record<string, unknown>>): Promise<PackedAnswer> {
    const plain = Buffer.from(JSON.stringify(body));
    if (plain.length < MIN_PACKED) return new PackedAnswer(plain, {});
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const [br, zipped] = await Promise.all([packBrotli(plain, { params }), packGzip(plain)]);
    return new PackedAnswer(plain, { br, gzip: zipped });
  }

  /** The smallest that the caller takes. */
  pick(acceptEncoding: string | undefined): { encoding: Encoding | null; bytes: Buffer } {
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = this.#packed[encoding];
      if (bytes && takes(acceptEncoding, encoding)) return { encoding, bytes };
    }
    return { encoding: null, bytes: this.plain };
  }
}

/** A caller that gives an encoding no weight does not take it. */
const takes = (header: string | undefined, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
    header ?? '',
  );
