import type { Fault, Sources } from './choose-faults.ts';
import { findSites, type Site } from './find-sites.ts';

/** Where a fault lies in the measured commit. */
export interface PlacedFault extends Fault {
  /** What is replaced, as offsets into the file. */
  readonly start: number;
  readonly end: number;
  /** What stands in the code, and what it is replaced by. */
  readonly original: string;
  readonly changed: string;
  /** The line with the fault in it. */
  readonly changedLine: string;
}

/** Digits that a step of one leaves meaningful: 0.1 + 1 is 1.1, not 1.1000000000000001. */
const DIGITS = 12;

/**
 * The fault in other sources: in its own file, else wherever its line has moved to together with a neighbour of it.
 * Null when the line is gone.
 */
export function placeFault(fault: Fault, sources: Sources): PlacedFault | null {
  const candidates = [...sources]
    .filter(([, source]) => source.includes(fault.text))
    .flatMap(([file, source]) => findSites(file, source).map((site) => ({ file, site })))
    .filter(({ site }) => isSameLine(site, fault))
    .map(({ file, site }) => ({ file, site, likeness: likenessOf(fault, file, site) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness);
  const best = candidates[0];
  if (!best) return null;
  const placed = { ...fault, ...best.site, file: best.file };
  const source = sources.get(best.file) ?? '';
  const words = wordFault(placed, source);
  const [changedLine = ''] = plantFaults([{ ...placed, ...words, changedLine: '' }], source)
    .split('\n')
    .slice(placed.line - 1);
  return { ...placed, ...words, changedLine: changedLine.trim() };
}

const isSameLine = (site: Site, fault: Fault) =>
  site.operator === fault.operator && site.text === fault.text && site.nth === fault.nth;

/** A line like `if (!row) return null;` is in many files: outside its own file a neighbour must be the same too. */
function likenessOf(fault: Fault, file: string, site: Site): number {
  const neighbours = Number(site.before === fault.before) + Number(site.after === fault.after);
  if (file !== fault.file) return neighbours;
  return 10 + 2 * neighbours + Number(site.occurrence === fault.occurrence);
}

/** A file's content with faults in it. */
export function plantFaults(faults: readonly PlacedFault[], source: string): string {
  // From the end: the offsets of those before it stay true.
  return [...faults]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, changed }) => text.slice(0, start) + changed + text.slice(end), source);
}

function wordFault({ operator, start, end, step }: Fault & Site, source: string) {
  const original = source.slice(start, end);
  switch (operator) {
    case 'negate-condition':
      return { original, changed: `!(${original})` };
    case 'swap-logic':
      return { original, changed: original === '&&' ? '||' : '&&' };
    case 'remove-call':
      return { original, changed: ';' };
    case 'change-number':
      return { original, changed: changeNumber(original, step) };
  }
}

function changeNumber(original: string, step: number): string {
  const value = Number((Number(original.replaceAll('_', '')) + step).toPrecision(DIGITS));
  // In brackets: a minus before it would make another sign of the two.
  return value < 0 ? `(${value})` : String(value);
}
