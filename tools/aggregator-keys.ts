import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from './start-error.ts';

const KEY_BITS = 2_048;

export interface AggregatorKeys {
  /** By which the platform signs its calls of the sandbox's aggregator. */
  readonly platform: KeyObject;
  readonly aggregator: KeyObject;
}

/** Private keys of both sides, made once and kept for the next start. @throws StartError for a damaged file */
export function prepareAggregatorKeys(dataDir: string): AggregatorKeys {
  const folder = path.join(dataDir, 'aggregator-keys');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { platform: keyOf(folder, 'platform'), aggregator: keyOf(folder, 'aggregator') };
}

export const privatePem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

export const publicPem = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

function keyOf(folder: string, name: string): KeyObject {
  const file = path.join(folder, `${name}.pem`);
  if (!fs.existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: KEY_BITS });
    fs.writeFileSync(`${file}.new`, privatePem(privateKey), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
    return privateKey;
  }
  try {
    return createPrivateKey(fs.readFileSync(file));
  } catch {
    throw new StartError(`${file} is no private key: delete it, and the next start makes another one.`);
  }
}
