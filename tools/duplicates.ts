import fs from 'node:fs';
import { runProgram } from './steps.ts';

/** The allowed numbers of duplicate pairs; they may only be lowered. */
const MAX_PAIRS = 18;
const MAX_STYLE_PAIRS = 75;
/**
 * Released migrations cannot change, functions of the database repeat each other's long lists of arguments, and data is
 * not code.
 */
const IGNORED_FILES = '**/migrations/**,server/db/functions/**,server/db/schema.sql,**/*.json';
const FOLDERS = ['contract', 'server', 'src', 'scenes', 'games', 'maths', 'tools', 'assets', 'tests'];
const REPORT = '.cache/duplicates';

interface ClonePart {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Pair {
  readonly firstFile: ClonePart;
  readonly secondFile: ClonePart;
}

/** Pairs of places that share at least six lines and 50 tokens exactly. */
export const findDuplicates = (): Promise<Pair[]> => findPairs('50', FOLDERS);

/** The same of the app's style sheets, whose lines are short: six lines and 20 tokens. */
export const findStyleDuplicates = (): Promise<Pair[]> => findPairs('20', ['--format', 'css', 'src']);

/** @param places folders, and options of the program before them */
async function findPairs(minTokens: string, places: readonly string[]): Promise<Pair[]> {
  await runProgram('node_modules/jscpd/run-jscpd.js', [
    ...['--min-lines', '6', '--min-tokens', minTokens, '--ignore', IGNORED_FILES],
    ...['--silent', '--reporters', 'json', '--output', REPORT],
    ...places,
  ]);
  return JSON.parse(fs.readFileSync(`${REPORT}/jscpd-report.json`, 'utf8')).duplicates;
}

/** @returns the numbers of pairs. @throws Error that lists every pair, when there are more than the bound */
export async function checkDuplicates(): Promise<string> {
  const pairs = await findDuplicates();
  expectAtMost(MAX_PAIRS, pairs, 'duplicates');
  const styles = await findStyleDuplicates();
  expectAtMost(MAX_STYLE_PAIRS, styles, 'duplicates of style sheets');
  return `${pairs.length} pairs, ${styles.length} of style sheets`;
}

function expectAtMost(most: number, pairs: readonly Pair[], what: string): void {
  if (pairs.length <= most) return;
  const place = ({ name, start, end }: ClonePart) => `${name}:${start}-${end}`;
  const lines = pairs.map(({ firstFile, secondFile }) => `${place(firstFile)} ~ ${place(secondFile)}`);
  throw new Error(`${pairs.length} pairs of ${what}, ${most} at most:\n${lines.sort().join('\n')}`);
}
