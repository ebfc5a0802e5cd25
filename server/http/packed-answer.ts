import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedCodings } from './accept-encoding.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Compressed once for many callers: worth more time than a single answer. */
const BROTLI_QUALITY = 9;
/** Bytes below which compression gains nothing. */
const MIN_PACKED = 1024;

/** The smaller one first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

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

  /** The encoding that the caller wants most, the smaller one of equals. */
  pick(acceptEncoding: string | undefined): { encoding: Encoding | null; bytes: Buffer } {
    const encoding = acceptedCodings(acceptEncoding, ENCODINGS).find((one) => this.#packed[one]);
    const bytes = encoding && this.#packed[encoding];
    return bytes ? { encoding, bytes } : { encoding: null, bytes: this.plain };
  }
}
