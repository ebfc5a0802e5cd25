import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc: number;
  readonly size: number;
  /** As it lies in the file. */
  readonly data: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
/** The first day that the format knows: two builds must not differ by their clocks. */
const DATE = 0x21;
const UTF8 = 0x800;

/** Compressed already. */
const COMPRESSED_ALREADY = /\.(?:png|webp|avif|jpg|woff2|webm|m4a|mp3)$/;

export function zipEntry(name: string, content: Buffer): ZipEntry {
  const packed = COMPRESSED_ALREADY.test(name) ? content : deflateRawSync(content, { level: 9 });
  const isDeflated = packed.length < content.length;
  return { name, isDeflated, crc: crc32(content), size: content.length, data: isDeflated ? packed : content };
}

export const contentOf = ({ isDeflated, data }: ZipEntry): Buffer =>
  isDeflated ? inflateRawSync(data) : data;

/** Files in the order given, and nothing that depends on the machine or the time. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(LOCAL, 0);
    writeFields(local.subarray(4), entry, name.length);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(CENTRAL, 0);
    central.writeUInt16LE(20, 4);
    writeFields(central.subarray(6), entry, name.length);
    central.writeUInt32LE(offset, 42);
    parts.push(local, name, entry.data);
    directory.push(central, name);
    offset += local.length + name.length + entry.data.length;
  }
  const size = directory.reduce((total, part) => total + part.length, 0);
  const end = Buffer.alloc(END_SIZE);
  end.writeUInt32LE(END_SIGNATURE, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

/** What local and central headers have in common, from the version needed on. */
function writeFields(header: Buffer, { isDeflated, crc, data, size }: ZipEntry, nameLength: number): void {
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(UTF8, 2);
  header.writeUInt16LE(isDeflated ? 8 : 0, 4);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc, 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(size, 18);
  header.writeUInt16LE(nameLength, 22);
}

/** @throws Error for what is no zip file */
export function readZip(file: Buffer): ZipEntry[] {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new Error('not a zip file');
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    if (file.readUInt32LE(at) !== CENTRAL) throw new Error('a zip file with a broken directory');
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      isDeflated: file.readUInt16LE(at + 10) === 8,
      crc: file.readUInt32LE(at + 16),
      size: file.readUInt32LE(at + 24),
      data: file.subarray(start, start + file.readUInt32LE(at + 20)),
    });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}
