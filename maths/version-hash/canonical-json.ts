/**
 * JSON in its one canonical form: no blanks, the names of each object in ascending order of their UTF-16 units, numbers as
 * JavaScript writes them.
 * @throws TypeError for what JSON cannot hold: a function or a missing value would be left out silently
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => `${JSON.stringify(name)}:${canonicalJson(part)}`);
    return `{${parts.join()}}`;
  }
  if (typeof value === 'number' ? Number.isFinite(value) : isPlain(value)) return JSON.stringify(value);
  throw new TypeError(`no JSON: ${typeof value}`);
}

const isPlain = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean';
