import { createHash } from 'node:crypto';
import { findSites, OPERATORS, type Operator, type Site } from './find-sites.ts';

/** A line to be made wrong, told apart by its text so that it is found again in another commit. */
export interface Fault extends Omit<Site, 'start' | 'end'> {
  /** The group's letter and a number, like `s07`. */
  readonly id: string;
  readonly group: string;
  readonly file: string;
  /** What is added to a number. */
  readonly step: 1 | -1;
}

/** Path from the root to content. */
export type Sources = ReadonlyMap<string, string>;

interface Group {
  readonly name: string;
  readonly letter: string;
  readonly count: number;
  /** Of all groups the first that matches a file has it. */
  readonly files: RegExp;
}

export const GROUPS: readonly Group[] = [
  { name: 'maths and ledger', letter: 'm', count: 8, files: /^(maths|server\/ledger)\/.+\.ts$/ },
  { name: 'server', letter: 's', count: 12, files: /^server\/.+\.ts$/ },
  { name: 'panels and scenes', letter: 'p', count: 8, files: /^(src\/features\/.+\.tsx|scenes\/.+\.ts)$/ },
  { name: 'client logic', letter: 'c', count: 12, files: /^src\/.+\.tsx?$/ },
];

/** Texts, declarations, migrations that have shipped, and the parties outside that the sandbox only imitates. */
const IGNORED_FILES = /^(src\/messages|server\/db\/migrations|server\/sandbox)\/|messages[^/]*\.ts$|\.d\.ts$/;

interface RankedSite {
  readonly file: string;
  readonly site: Site;
  readonly rank: string;
}

/**
 * Draws the faults: in each group the operators in turn, at most one fault in a file. Depends on seed and sources alone,
 * and a change in one file moves no fault of another group.
 */
export function chooseFaults(sources: Sources, seed: number): Fault[] {
  return GROUPS.flatMap((group) => chooseOfGroup(group, rankSites(group, sources, seed)));
}

export const groupOf = (file: string): Group | undefined =>
  IGNORED_FILES.test(file) ? undefined : GROUPS.find(({ files }) => files.test(file));

function rankSites(group: Group, sources: Sources, seed: number): Map<Operator, RankedSite[]> {
  const all = [...sources]
    .filter(([file]) => groupOf(file) === group)
    .flatMap(([file, source]) => findSites(file, source).map((site) => ({ file, site })))
    .map(({ file, site }) => ({ file, site, rank: rankOf(file, site, seed) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return Map.groupBy(all, ({ site }) => site.operator);
}

/** A hash and not a drawn number: an added line elsewhere leaves the order of all others as it is. */
function rankOf(file: string, { operator, text, occurrence, nth }: Site, seed: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, file, operator, text, occurrence, nth]))
    .digest('hex');
}

function chooseOfGroup({ name, letter, count }: Group, ranked: Map<Operator, RankedSite[]>): Fault[] {
  const taken = new Set<string>();
  const faults: Fault[] = [];
  while (faults.length < count) {
    const before = faults.length;
    for (const operator of OPERATORS) {
      const next = ranked.get(operator)?.find(({ file }) => !taken.has(file));
      if (!next || faults.length === count) continue;
      taken.add(next.file);
      const id = `${letter}${String(faults.length + 1).padStart(2, '0')}`;
      const step = Number.parseInt(next.rank.at(-1) ?? '0', 16) % 2 === 0 ? 1 : -1;
      faults.push({ ...next.site, id, group: name, file: next.file, step });
    }
    if (faults.length === before) break;
  }
  return faults;
}
