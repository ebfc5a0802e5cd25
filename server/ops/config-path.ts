import type { JSONValue } from 'postgres';
import { ActError } from './act.ts';

/** A value as typed: JSON, or else plain text, so that words need no quotes within quotes. */
export function asJson(text: string): JSONValue {
  try {
    return JSON.parse(text) as JSONValue;
  } catch {
    if (/^[[{"]/.test(text)) throw new ActError(`Not valid JSON: ${text}`);
    return text;
  }
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The value at a path of field names or list positions. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, field) => {
    if (isBranch(at) && Object.hasOwn(at, field)) return at[field];
    throw new ActError(`There is no field "${field}" in ${path.join('.')}.`);
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
