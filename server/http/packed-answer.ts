import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Compressed once for many callers: worth more time than a single answer. */
const BROTLI_QUALITY = 9;
/** Bytes below which compression gains nothing. */
const MIN_PACKED = 1024;

type Encoding = 'br' | 'gzip';

/** A prepared answer: checked against the contract, serialized and compressed once. */
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

  /** The smallest encoding that the caller accepts. */
  pick(acceptEncoding: string | undefined): { encoding: Encoding | null; bytes: Buffer } {
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = this.#packed[encoding];
      if (bytes && takes(acceptEncoding, encoding)) return { encoding, bytes };
    }
    return { encoding: null, bytes: this.plain };
  }
}

/** A weight of 0 means that the caller does not accept the encoding. */
const takes = (header: string | undefined, encoding: Encoding): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(
    header ?? '',
  );
