import fs from 'node:fs';
import { runProgram } from './steps.ts';

/** The allowed number of duplicate pairs; it may only be lowered. */
const MAX_PAIRS = 24;
/** Released migrations cannot change, and data is not code. */
const LEFT_OUT = '**/migrations/**,**/*.json';
const FOLDERS = ['contract', 'server', 'src', 'scenes', 'games', 'maths', 'tools', 'assets', 'tests'];
const REPORT = '.cache/duplicates';

interface Side {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Pair {
  readonly firstFile: Side;
  readonly secondFile: Side;
}

/** Pairs of places that share at least six lines and 50 tokens exactly. */
export async function findDuplicates(): Promise<Pair[]> {
  await runProgram('node_modules/jscpd/run-jscpd.js', [
    ...['--min-lines', '6', '--min-tokens', '50', '--ignore', LEFT_OUT],
    ...['--silent', '--reporters', 'json', '--output', REPORT],
    ...FOLDERS,
  ]);
  return JSON.parse(fs.readFileSync(`${REPORT}/jscpd-report.json`, 'utf8')).duplicates;
}

/** @throws Error that lists every pair, when there are more than the bound */
export async function checkDuplicates(): Promise<string> {
  const pairs = await findDuplicates();
  if (pairs.length <= MAX_PAIRS) return '';
  const place = ({ name, start, end }: Side) => `${name}:${start}-${end}`;
  const lines = pairs.map(({ firstFile, secondFile }) => `${place(firstFile)} ~ ${place(secondFile)}`);
  throw new Error(`${pairs.length} pairs of duplicates, ${MAX_PAIRS} at most:\n${lines.sort().join('\n')}`);
}
