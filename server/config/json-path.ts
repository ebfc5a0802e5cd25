import type { JSONValue } from 'postgres';
import { CommandError } from '../ops/command.ts';
import { isStorable, readJson } from '../strict-json.ts';

/**
 * A value as typed: JSON, or else plain text, so that text needs no quotes within quotes.
 * @throws CommandError for broken JSON, and for a number or a text that would not be stored as it was typed.
 */
export function parseTypedJson(text: string): JSONValue {
  const value = readJson(text);
  if (value === undefined) {
    if (/^[[{"]/.test(text)) throw new CommandError(`Not valid JSON: ${text}`);
    if (!isStorable(text)) throw new CommandError('That text has a character that cannot be stored.');
    return text;
  }
  if (holdsNoNumber(value)) {
    throw new CommandError(`A number is written in plain digits, and a text has no NUL character: ${text}`);
  }
  return value as JSONValue;
}

const holdsNoNumber = (value: unknown): boolean =>
  Number.isNaN(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(holdsNoNumber));

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The valid names, for the error message. */
function fieldsOf(value: unknown): string {
  if (!isBranch(value)) return 'It has no fields: it is a value.';
  const names = Object.keys(value);
  if (Array.isArray(value))
    return names.length > 0 ? `Known: 0 to ${names.length - 1}.` : 'That list is empty.';
  return names.length > 0 ? `Known: ${names.join(', ')}.` : 'There is none.';
}

/** The value at a path of field names or list positions. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, field) => {
    if (isBranch(at) && Object.hasOwn(at, field)) return at[field];
    throw new CommandError(`There is no field "${field}" in ${path.join('.')}. ${fieldsOf(at)}`);
  }, value);
}

/** A copy of `value` with `leaf` at the path, which must exist. */
export function writePath(value: unknown, path: readonly string[], leaf: unknown): unknown {
  if (path.length === 0) return leaf;
  readPath(value, path);
  const copy = structuredClone(value);
  const parent = readPath(copy, path.slice(0, -1));
  if (isBranch(parent)) parent[path.at(-1) ?? ''] = leaf;
  return copy;
}
