/** Bytes of what makes each key and each sealing another one. */
const SALT = 16;
const NONCE = 12;
const PURPOSE = 'text that is kept on this device';

/** Whether this browser can seal: not on a page without a secure connection. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Encrypts a text so that only who has `secret` can read it: AES-GCM, under a key of this text alone. */
export async function sealText(text: string, secret: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const key = await keyOf(secret, salt);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return [salt, iv, new Uint8Array(sealed)].map(toBase64).join('.');
}

/** Null for what was sealed by another secret, or was changed since. */
export async function unsealText(sealed: string, secret: string): Promise<string | null> {
  try {
    const [salt, iv, bytes] = sealed.split('.').map(fromBase64);
    if (!salt || !iv || !bytes) return null;
    const key = await keyOf(secret, salt);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes));
  } catch {
    return null;
  }
}

async function keyOf(secret: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const base = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(PURPOSE) };
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
