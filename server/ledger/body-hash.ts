import { createHash } from 'node:crypto';

/** SHA-256 of a body with its keys in order, so that equal bodies have equal hashes. */
export function bodyHash(body: unknown): Buffer {
  return createHash('sha256').update(sortKeys(body)).digest();
}

function sortKeys(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortKeys).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${sortKeys(field)}`).join(',')}}`;
}
