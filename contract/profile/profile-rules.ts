/** Rules of a player's own look that the form and the server both obey. */

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The platform's set of pictures; the wire's `avatar` is one of these, or empty. */
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

/** What a device may send of an own picture: it has cut and packed it already. */
export const AVATAR_BYTES = 256 * 1024;
/** Side of an own picture in pixels, on the device and in the platform. */
export const AVATAR_SIDE = 384;

export type NicknameError = 'length' | 'pattern' | 'reserved';

/** One form of writing, no blanks around it, one between words. */
export const tidyNickname = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Whoever is called so could be taken for the platform. */
const RESERVED = /admin|moderator|support|official|cashier|customer ?service|staff|管理员|官方|客服/;

/** Letters and digits of any script, in words, with few signs between. Null when the name is fine. */
export function findNicknameError(nickname: string, bounds: Bounds): NicknameError | null {
  const length = [...nickname].length;
  if (length < bounds.min || length > bounds.max) return 'length';
  // Marks that pile up would stand over the lines above and below.
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(nickname) || /\p{M}{3}/u.test(nickname))
    return 'pattern';
  return RESERVED.test(nickname.toLowerCase()) ? 'reserved' : null;
}
