import { latinParts } from './latin-parts.ts';

/** An initial matches every name that begins with it. */
const isSamePart = (a: string, b: string): boolean =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/** Whether every part of the shorter name has one of its own in the longer one, whatever the order. */
function isWithin(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  return shorter.every((part) => {
    const at = left.findIndex((other) => isSamePart(part, other));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** A name as it may be written with its given names in one word: "Xiao Ming Li" and "Li Xiaoming". */
function joinings(parts: readonly string[]): string[] {
  if (parts.length < 2 || parts.length > 4) return [];
  const [first = '', ...rest] = parts;
  const last = parts.at(-1) ?? '';
  return [`${first} ${rest.join('')}`, `${last} ${parts.slice(0, -1).join('')}`];
}

/**
 * Whether two names may be one person's: written with other letters or accents, in another order, with or without
 * middle names. For review by an operator: it finds similar names, and proves nothing.
 */
export function isLikeName(a: string, b: string): boolean {
  const [shorter, longer] = [latinParts(a), latinParts(b)].sort((x, y) => x.length - y.length) as [
    string[],
    string[],
  ];
  if (shorter.length === 0) return false;
  // A single part, or initials alone, match too many people.
  const isTelling = shorter.filter((part) => part.length > 1).length >= 2 || shorter.length === longer.length;
  if (isTelling && isWithin(shorter, longer)) return true;
  const others = new Set(joinings(longer));
  return joinings(shorter).some((joined) => others.has(joined));
}

/** First and last part in a fixed order: matches a name of which only a keyed hash is left. */
export function nameKey(name: string): string {
  const parts = latinParts(name);
  return [parts[0] ?? '', parts.at(-1) ?? ''].sort().join(' ');
}
