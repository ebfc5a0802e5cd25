import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** An empty data folder that is removed after the test. Accessible to other users: run by root, PostgreSQL is one. */
export function makeTempDataDir(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'marquee-'));
  fs.chmodSync(folder, 0o711);
  return folder;
}
