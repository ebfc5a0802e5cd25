import * as z from 'zod/mini';
import { CallError } from './call-error.ts';

// The mini build speaks no language by itself: without this every fault reads "Invalid input".
z.config(z.locales.en());

/** Deeper nesting is no call of ours, and could exhaust the stack of whoever walks it. */
const MAX_DEPTH = 32;

/** The zero sign, which no text column can hold, as JSON writes it. */
const ZERO_SIGN = /(?<!\\)(?:\\\\)*\\u0000/;

/** How deep the brackets go; those within strings count too, which errs on the safe side. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** @throws CallError `badRequest` when the text is no JSON object that a call could have. */
export function parseJson(text: unknown): Record<string, unknown> {
  if (typeof text !== 'string' || text.trim() === '') {
    throw new CallError('badRequest', 'The body is empty; a call needs a JSON object.');
  }
  if (ZERO_SIGN.test(text)) throw new CallError('badRequest', 'The body holds a zero character.');
  if (depthOf(text) > MAX_DEPTH) throw new CallError('badRequest', 'The body is nested too deeply.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CallError('badRequest', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CallError('badRequest', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}

/** @throws CallError `badRequest` that names the first field at fault and what was expected. */
export function parseBy<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.map(String).join('.') ?? '';
  throw new CallError('badRequest', `${field || 'body'}: ${issue?.message ?? 'invalid'}`, { field });
}
