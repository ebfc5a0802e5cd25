import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FileSink } from '../../../server/studios/tables/prepared-mode.ts';

/** A store in a folder of its own: files under their hash. */
export class MadeStore {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), 'store-'));

  placeOf = (hash: string): string => path.join(this.folder, hash);

  put: FileSink = async (chunks) => {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    const content = Buffer.concat(parts);
    const hash = createHash('sha256').update(content).digest('hex');
    fs.writeFileSync(this.placeOf(hash), content);
    return { hash, bytes: content.length };
  };

  remove(): void {
    fs.rmSync(this.folder, { recursive: true });
  }
}
