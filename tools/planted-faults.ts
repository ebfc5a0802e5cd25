import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chooseFaults, type Fault } from './faults/choose-faults.ts';
import { copyTree } from './faults/copied-tree.ts';
import { FaultRunner, type Result } from './faults/measure.ts';
import { placeFault } from './faults/plant-fault.ts';
import { readSources, resolveCommit } from './faults/read-sources.ts';
import { countResults, describeOutcome, renderResults } from './faults/render-results.ts';

/** The lines of docs/planted-faults.md. A commit that they could be drawn from anew may be squashed away. */
const DRAWN = 'tools/faults/drawn-faults.json';
const RESULTS = '.cache/planted-faults';
const HOUR_MS = 3_600_000;

const { values } = parseArgs({
  options: {
    ref: { type: 'string', default: 'HEAD' },
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    limit: { type: 'string', default: '180' },
    hours: { type: 'string', default: '3' },
    'no-browser': { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const startedAt = Date.now();
const say = (line: string) =>
  console.log(`${((Date.now() - startedAt) / 60_000).toFixed(1).padStart(6)} min  ${line}`);

/** Plants faults in a copy of a commit and reports which of them the tests notice. */
async function main(): Promise<void> {
  const commit = resolveCommit(values.ref);
  const drawn = drawFaults();
  const only = values.only?.split(',');
  const faults = drawn.filter(({ id }) => only === undefined || only.includes(id));
  const sources = readSources(commit);
  if (values.list) {
    for (const fault of faults) console.log(describeFault(fault, placeFault(fault, sources)));
    return;
  }
  const file = path.join(RESULTS, `${commit}.json`);
  const results = new Map(readResults(file).map((result) => [result.fault.id, result]));
  if (values.fresh) for (const { id } of faults) results.delete(id);
  // Tests of other programs on this machine go first.
  os.setPriority(10);
  const tree = copyTree(commit);
  const stop = () => {
    tree.remove();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const save = (result: Result) => {
    results.set(result.fault.id, result);
    fs.mkdirSync(RESULTS, { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(inOrder(drawn, results), null, 2)}\n`);
    say(`${result.fault.id} ${describeOutcome(result)}`);
  };
  try {
    const measurement = new FaultRunner({
      tree,
      sources,
      tests: readTests(tree.pathOf('.')),
      limitSeconds: Number(values.limit),
      hasBrowser: !values['no-browser'],
      until: startedAt + Number(values.hours) * HOUR_MS,
      onResult: save,
      onStep: say,
    });
    await measurement.run(faults, [...results.values()]);
  } finally {
    tree.remove();
  }
  const all = inOrder(drawn, results);
  fs.writeFileSync(file.replace(/json$/, 'md'), renderResults(commit, all));
  say(countResults(all));
}

/** Those drawn once, or others of the commit `--from` by the seed. */
function drawFaults(): Fault[] {
  if (values.from === undefined) return JSON.parse(fs.readFileSync(DRAWN, 'utf8'));
  return chooseFaults(readSources(resolveCommit(values.from)), Number(values.seed));
}

function describeFault(
  { id, file, line, operator, text }: Fault,
  placed: ReturnType<typeof placeFault>,
): string {
  const place = placed ? `${placed.file}:${placed.line}` : `${file}:${line} (line gone)`;
  return `${id} ${place} ${operator}: ${text}`;
}

const inOrder = (drawn: readonly Fault[], results: ReadonlyMap<string, Result>): Result[] =>
  drawn.flatMap(({ id }) => results.get(id) ?? []);

/** Results stay until the commit changes: an interrupted measurement goes on where it was. */
const readResults = (file: string): Result[] =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];

function readTests(folder: string): Map<string, string> {
  const names = fs
    .readdirSync(path.join(folder, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => path.posix.join('tests', name.split(path.sep).join('/')))
    .sort();
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
}

await main();
