import * as z from 'zod/mini';
import { CallError } from '../call-error.ts';
import { readJson } from '../strict-json.ts';

// The mini build contains no messages: without this every issue reads "Invalid input".
z.config(z.locales.en());

/** No call is nested deeper, and deep nesting could exhaust the stack. */
const MAX_DEPTH = 32;

/** The NUL character in JSON, which no text column can hold. */
const ZERO_SIGN = /(?<!\\)(?:\\\\)*\\u0000/;

/** The nesting depth of brackets; those within strings count too, which errs on the safe side. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  // Character by character: a body with an image in it is long, and a list of matches would be longer.
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === 0x7b || sign === 0x5b) depth++;
    else if (sign === 0x7d || sign === 0x5d) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** @throws CallError `badRequest` when the text is not a JSON object that a call could have. */
export function parseJson(text: unknown): Record<string, unknown> {
  if (typeof text !== 'string' || text.trim() === '') {
    throw new CallError('badRequest', 'The body is empty; a call needs a JSON object.');
  }
  if (ZERO_SIGN.test(text)) throw new CallError('badRequest', 'The body has a NUL character.');
  if (isTooDeep(text)) throw new CallError('badRequest', 'The body is nested too deeply.');
  // A lone surrogate, as at the end of a cut text, is valid JSON to a browser and invalid to the database.
  const value = readJson(text, (held) => held.toWellFormed());
  if (value === undefined) throw new CallError('badRequest', 'The body is not valid JSON.');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CallError('badRequest', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** @throws CallError `badRequest` that names the first invalid field and what was expected. */
export function parseBy<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  throw new CallError('badRequest', `${field || 'body'}: ${issue?.message ?? 'invalid'}`, { field });
}
