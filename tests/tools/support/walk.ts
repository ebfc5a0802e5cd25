import fs from 'node:fs';
import path from 'node:path';

export interface WalkStep {
  readonly line: string;
  readonly number: number;
  readonly file: string;
  /** How it is joined to the step `other`; undefined for the first. */
  readonly join: 'imports' | 'imported by' | 'called by' | undefined;
  readonly other: number;
}

const ROW =
  /^(?<number>\d+)\. `(?<file>[^`]+)`(?: \((?<join>imports|imported by|called by) (?<other>\d+)\))?: \S/;

/** A walk of docs/architecture.md, by its heading: the section's text and its numbered files. */
export function readWalk(title: string): { readonly text: string; readonly steps: readonly WalkStep[] } {
  const [, section = ''] = fs.readFileSync('docs/architecture.md', 'utf8').split(`## ${title}\n`);
  const [text = ''] = section.split('\n## ');
  const steps = text
    .split('\n')
    .filter((line) => /^\d+\. /.test(line))
    .map((line) => {
      const { number, file = '', join, other } = ROW.exec(line)?.groups ?? {};
      return { line, number: Number(number), file, join: join as WalkStep['join'], other: Number(other) };
    });
  return { text, steps };
}

/** Whether a file and one before it are joined as the walk says. A SQL function is called by name. */
export function isJoined({ file, join, other }: WalkStep, steps: readonly WalkStep[]): boolean {
  const before = steps[other - 1]?.file ?? '';
  if (join === 'imports') return importsOf(file).includes(before);
  if (join === 'imported by') return importsOf(before).includes(file);
  return fs.readFileSync(before, 'utf8').includes(`${path.basename(file, '.sql')}(`);
}

const importsOf = (file: string): string[] =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '(\.{1,2}\/[^']+)';/gm)].map(
    ([, name = '']) => path.join(path.dirname(file), name),
  );
