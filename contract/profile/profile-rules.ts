/** Rules of nickname and avatar, shared by form and server. */

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The platform's set of avatars; the wire's `avatar` is one of these, or empty. */
export const AVATARS = [
  'tiger',
  'dragon',
  'wolf',
  'masque',
  'queen',
  'samurai',
  'bandit',
  'diver',
  'serpent',
  'koi',
  'star',
  'seven',
] as const;

/** Size limit of an uploaded avatar: the device has cropped and compressed it. */
export const AVATAR_BYTES = 256 * 1024;
/** Side of an uploaded avatar in pixels, on the device and on the server. */
export const AVATAR_SIDE = 384;

export type NicknameError = 'length' | 'pattern' | 'reserved';

/** Normalized: no spaces around it, one between words. */
export const tidyNickname = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Names that could be mistaken for the platform. */
const RESERVED = /admin|moderator|support|official|cashier|customer ?service|staff|管理员|官方|客服/;

/** Letters and digits of any script, in words, with few punctuation marks. Null when the name is valid. */
export function findNicknameError(nickname: string, bounds: Bounds): NicknameError | null {
  const length = [...nickname].length;
  if (length < bounds.min || length > bounds.max) return 'length';
  // Stacked combining marks would overlap the lines above and below.
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(nickname) || /\p{M}{3}/u.test(nickname))
    return 'pattern';
  return RESERVED.test(nickname.toLowerCase()) ? 'reserved' : null;
}
