import { crc32, deflateSync } from 'node:zlib';

export const PNG_SIGN = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface Head {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
}

export function pngHead({ width, height, depth = 8, colour = 2, interlace = 0 }: Head): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, interlace], 8);
  return pngChunk('IHDR', data);
}

/** A valid PNG of one colour, with chunks of any kind between its header and its data. */
export function makePng(width: number, height: number, between: readonly Buffer[] = []): Buffer {
  const rows = deflateSync(Buffer.alloc((width * 3 + 1) * height));
  return Buffer.concat([
    PNG_SIGN,
    pngHead({ width, height }),
    ...between,
    pngChunk('IDAT', rows),
    pngChunk('IEND'),
  ]);
}
