/** Signs and digits of full width, as keyboards of East Asia type them. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** A typed or pasted text with plain signs, without marks that have no width, like those of direction. */
export const plainText = (text: string): string =>
  text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replaceAll(/\p{Cf}/gu, '');
