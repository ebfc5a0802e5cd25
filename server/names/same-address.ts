import { latinParts } from './latin-parts.ts';

export interface Place {
  readonly line: string;
  readonly city: string;
}

/** Words for the kind of a place, which do not identify it. */
const KINDS = new Set(
  [
    'street',
    'st',
    'road',
    'rd',
    'avenue',
    'ave',
    'city',
    'barangay',
    'brgy',
    'no',
    'unit',
    'blk',
    'block',
    'lot',
  ].flatMap(latinParts),
);

const tellingParts = (text: string): Set<string> =>
  new Set(latinParts(text.replaceAll(/(\d)(\p{L})/gu, '$1 $2')).filter((part) => !KINDS.has(part)));

const isSubset = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((part) => b.has(part));

/** Whether two addresses may be one: the same house number, street and town, however they are written. */
export function isLikeAddress(a: Place, b: Place): boolean {
  const lines = [tellingParts(a.line), tellingParts(b.line)] as const;
  const cities = [tellingParts(a.city), tellingParts(b.city)] as const;
  const hasNumber = lines.every((parts) => [...parts].some((part) => /\d/.test(part)));
  const isOne = (x: ReadonlySet<string>, y: ReadonlySet<string>) =>
    x.size > 0 && y.size > 0 && (isSubset(x, y) || isSubset(y, x));
  return hasNumber && lines.every(({ size }) => size >= 2) && isOne(...lines) && isOne(...cities);
}
