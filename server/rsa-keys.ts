import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** A file of variables has a key in one line, with its line breaks written out. */
const asPem = (text: string): string => text.replaceAll('\\n', '\n');

/** Null for what is no RSA key: an error would show part of it. */
function readRsa(read: () => KeyObject): KeyObject | null {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' ? key : null;
  } catch {
    return null;
  }
}

/** A private RSA key in PEM; null for anything else. */
export const readRsaPrivateKey = (text: string): KeyObject | null =>
  readRsa(() => createPrivateKey(asPem(text)));

/** A public RSA key in PEM, written anew; null for anything else. */
export function readRsaPublicKey(text: string): string | null {
  const key = readRsa(() => createPublicKey(asPem(text)));
  return key ? key.export({ type: 'spki', format: 'pem' }).toString() : null;
}
