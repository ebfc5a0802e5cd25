import * as z from 'zod/mini';

/** What a picture of so many bytes is as text in a body. */
const textLengthOf = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Room for a picture of so many bytes and for the fields beside it. */
export const bodyBytesFor = (bytes: number): number => textLengthOf(bytes) + 8 * 1024;

/**
 * A picture in a body: the file's bytes in base64, without a prefix. A little more than `maxBytes` is let through, so
 * that the answer can say what is wrong with it.
 */
export const imageField = (maxBytes: number) =>
  z
    .string()
    .check(
      z.minLength(16),
      z.maxLength(textLengthOf(maxBytes) + 4 * 1024),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64'),
    );
