import fs from 'node:fs';
import path from 'node:path';

/** Shorter than this, and imported by one file alone: a slip, which its reader opens for a few lines. */
const SHORT_LINES = 30;
const ROOTS = ['src', 'scenes', 'games'];
/** Others may import them too. */
const READERS = [...ROOTS, 'contract', 'maths', 'server'];
/**
 * What a convention gives a file of its own: manifests, tables of paths, contracts of scenes, entries of pages, and what a
 * game says of itself, in a descriptor and in a reader that is loaded later.
 */
const BY_CONVENTION =
  /(?:^|\/)(?:module|early|manifest|main|path-constants|content|layout(?:-[a-z-]+)?|[a-z-]+-watches|game|read-result)\.tsx?$/;

/** The most there may be; lower it when there are fewer. */
const LIMITS = { slips: 58, middleLines: 200, mostLines: 300 };

export interface Slips {
  /** Files of a few lines with one reader, each with that reader. */
  readonly slips: readonly (readonly [file: string, importer: string])[];
  /** Lines of the file that nineteen of twenty do not exceed. */
  readonly p95: number;
  readonly longest: readonly [file: string, lines: number];
}

const listSources = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(root, file));

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** @param folder of the project */
export function findSlips(folder = '.'): Slips {
  const within = (root: string) => path.join(folder, root);
  const linesOf = new Map<string, number>();
  const importers = new Map<string, Set<string>>();
  for (const file of READERS.map(within)
    .filter((root) => fs.existsSync(root))
    .flatMap(listSources)) {
    const text = fs.readFileSync(file, 'utf8');
    linesOf.set(file, text.split('\n').length - 1);
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const target = path.join(path.dirname(file), name);
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  const ours = [...linesOf].filter(([file]) =>
    ROOTS.some((root) => file.startsWith(`${within(root)}${path.sep}`)),
  );
  const slips = ours.flatMap(([file, lines]) => {
    const [importer, ...others] = importers.get(file) ?? [];
    const isSlip = lines < SHORT_LINES && importer && others.length === 0 && !BY_CONVENTION.test(file);
    return isSlip ? [[file, importer] as const] : [];
  });
  const sorted = ours.toSorted(([, one], [, other]) => one - other);
  return {
    slips,
    p95: sorted[Math.floor(sorted.length * 0.95)]?.[1] ?? 0,
    longest: sorted.at(-1) ?? ['', 0],
  };
}

/** @throws Error when there are more of them, or longer files, than the bounds allow */
export async function checkSlips(folder = '.', limits = LIMITS): Promise<string> {
  const { slips, p95, longest } = findSlips(folder);
  const [file, lines] = longest;
  const told = `${slips.length} slips, p95 ${p95} lines, the longest ${file} with ${lines}`;
  if (slips.length > limits.slips || p95 > limits.middleLines || lines > limits.mostLines)
    throw new Error(`beyond ${JSON.stringify(limits)}: ${told}`);
  return told;
}

if (import.meta.main) {
  console.log(await checkSlips());
  if (process.argv.includes('--list'))
    for (const [file, importer] of findSlips().slips) console.log(`${file} ← ${importer}`);
}
