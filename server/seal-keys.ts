import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sealer } from './seal.ts';
import { type Settings, SettingsError } from './settings.ts';

const KEY_BYTES = 32;
/** Anybody but the owner. */
const OTHERS_MODE_BITS = 0o077;

type KeySettings = Pick<Settings, 'dataDir' | 'sealKeys'>;

const sealers = new Map<string, Sealer>();

/**
 * The keys of SEAL_KEYS, else of a file in the data folder that only its owner can read. The server creates it when
 * there is none; a command must not, as its new key could decrypt nothing.
 * @throws SettingsError for keys that cannot be used, and for a file that others can read.
 */
export function sealerOf({ dataDir, sealKeys }: KeySettings, mayMake = true): Sealer {
  const from = sealKeys ?? join(dataDir, 'seal-keys');
  const known = sealers.get(from);
  if (known) return known;
  const sealer = new Sealer(
    parseKeys(sealKeys ?? readKeyFile(dataDir, mayMake), sealKeys ? 'SEAL_KEYS' : from),
  );
  sealers.set(from, sealer);
  return sealer;
}

function parseKeys(text: string, from: string): Buffer[] {
  const keys = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => Buffer.from(key, 'base64'));
  if (keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES)) return keys;
  throw new SettingsError(`Bad setting ${from}: it needs keys of ${KEY_BYTES} bytes in base64.`);
}

function readKeyFile(folder: string, mayMake: boolean): string {
  const file = join(folder, 'seal-keys');
  if (!statSync(file, { throwIfNoEntry: false })) {
    if (!mayMake)
      throw new SettingsError(`There are no keys: set SEAL_KEYS, or DATA_DIR to the server's own.`);
    mkdirSync(folder, { recursive: true });
    makeKeyFile(file);
  }
  // Windows has no such modes: the folder's permissions protect the file.
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS_MODE_BITS) !== 0)
    throw new SettingsError(`Others can read ${file}: chmod 600 it.`);
  return readFileSync(file, 'utf8');
}

/** Written atomically, and by one of two processes that start together. */
function makeKeyFile(file: string): void {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
