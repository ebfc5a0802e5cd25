import * as z from 'zod/mini';

/** The length of an image of this many bytes as base64. */
const textLengthOf = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** The body limit for an image of this many bytes and the fields beside it. */
export const bodyBytesFor = (bytes: number): number => textLengthOf(bytes) + 8 * 1024;

/**
 * An image in a body: the file's bytes in base64, without a prefix. A little more than `maxBytes` is accepted, so that
 * the answer can name the error.
 */
export const imageField = (maxBytes: number) =>
  z
    .string()
    .check(
      z.minLength(16),
      z.maxLength(textLengthOf(maxBytes) + 4 * 1024),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'not base64'),
    );
