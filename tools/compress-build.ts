import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet either way. */
const MIN_BYTES = 1000;
const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
/** The best ratio; each file is compressed once and sent many times. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes a `.br` and a `.gz` copy beside every text file of a build. */
export async function compressBuild(folder: string): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await fs.readFile(file);
  if (bytes.length < MIN_BYTES) return;
  await fs.writeFile(`${file}.br`, await brotli(bytes, BROTLI));
  await fs.writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
}
