import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An empty data folder that goes with the test. Open to pass through: run by root, PostgreSQL is another user. */
export function makeTempDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}
