import fs from 'node:fs';
import path from 'node:path';
import { CALLS } from '../contract/registry.ts';
import { findSkipErrors, findSkips } from './skipped-cases.ts';

const CHECKLIST = 'docs/checklist.md';
/** Not committed: made of what is. */
const COVERAGE = '.cache/coverage.md';
const TEST_FILE = /\.(test|spec)\.tsx?$/;
const ITEM_STATES = { x: 'done', '~': 'begun', ' ': 'open' } as const;
/** Tests shown for an item; the others are counted. */
const SHOWN_TESTS = 3;

export interface Item {
  readonly id: string;
  readonly text: string;
  readonly state: (typeof ITEM_STATES)[keyof typeof ITEM_STATES];
}

export interface Group {
  readonly title: string;
  readonly items: readonly Item[];
}

export interface TestTitle {
  readonly file: string;
  readonly ids: readonly string[];
  readonly title: string;
}

export function readChecklist(text: string): Group[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.split('\n')[0] ?? '',
      items: [...section.matchAll(/^- \[([x~ ])\] ([A-Z]\d\d) (.+)$/gm)].map(([, mark, id, about]) => ({
        id: id ?? '',
        text: about ?? '',
        state: ITEM_STATES[mark as keyof typeof ITEM_STATES],
      })),
    }));
}

/** Titles of running tests that begin with ids, like `[V05] refuses …` or `[K01, E03] waits …`. */
export function readTitles(file: string, source: string): TestTitle[] {
  const titles = source.matchAll(/(['"`])((?:\[[A-Z]\d\d(?:, ?[A-Z]\d\d)*\] ?)+)((?:\\.|(?!\1).)*)\1/g);
  const skipped = new Set(findSkips(source).map(({ at }) => at));
  return [...titles]
    .filter(({ index }) => !skipped.has(index))
    .map(([, , ids = '', title = '']) => ({
      file,
      ids: [...ids.matchAll(/[A-Z]\d\d/g)].map(([id]) => id),
      title: title.replaceAll(/\\(.)/g, '$1').trim(),
    }));
}

/** The gaps between checklist, tests and contract, one line each. */
export function findGaps(groups: readonly Group[], titles: readonly TestTitle[]): string[] {
  const items = new Map(groups.flatMap((group) => group.items).map((item) => [item.id, item]));
  const tested = new Set(titles.flatMap(({ ids, title }) => (title === '' ? [] : ids)));
  const gaps: string[] = [];
  for (const { id, text, state } of items.values()) {
    if (state !== 'open' && !tested.has(id)) gaps.push(`${id} is ${state} and no test's title has it`);
    if (state === 'open' && tested.has(id))
      gaps.push(`${id} is open, and a test's title has it: is it begun?`);
    if (state === 'begun' && !text.includes('; open: '))
      gaps.push(`${id} is begun, and does not say what is open`);
  }
  for (const { file, ids, title } of titles) {
    if (title === '') gaps.push(`${file} says nothing after ${ids.join(', ')}`);
    for (const id of ids) if (!items.has(id)) gaps.push(`${file} names ${id}, which is not in ${CHECKLIST}`);
  }
  for (const { id, text, state } of items.values()) {
    const call = /^`([A-Za-z0-9/]+)`(?:;|$)/.exec(text)?.[1];
    if (call === undefined) continue;
    if (state === 'open' && CALLS.has(call)) gaps.push(`${id} is open, and the contract defines ${call}`);
  }
  return gaps;
}

export function renderCoverage(groups: readonly Group[], titles: readonly TestTitle[]): string {
  const items = groups.flatMap((group) => group.items);
  const count = (state: Item['state']) => items.filter((item) => item.state === state).length;
  const head = `# Coverage\n\nMade by \`npm run coverage\` from ${CHECKLIST} and the titles of the tests.\n
${items.length} items: ${count('done')} done, ${count('begun')} begun, ${count('open')} open.\n`;
  return head + groups.map((group) => renderGroup(group, titles)).join('');
}

function renderGroup({ title, items }: Group, titles: readonly TestTitle[]): string {
  const rows = items.map(({ id, text, state }) => {
    const tests = titles.filter(({ ids }) => ids.includes(id));
    return `| ${id} | ${text} | ${state} | ${state === 'open' ? '' : describeTests(tests)} |\n`;
  });
  return `\n## ${title}\n\n| id | what | state | tests |\n|---|---|---|---|\n${rows.join('')}`;
}

function describeTests(tests: readonly TestTitle[]): string {
  const shown = tests.slice(0, SHOWN_TESTS).map(({ file, title }) => {
    return `${title.replaceAll('|', '\\|')} ([${path.basename(file)}](../${file}))`;
  });
  const more = tests.length > SHOWN_TESTS ? [`and ${tests.length - SHOWN_TESTS} more`] : [];
  return [...shown, ...more].join('<br>');
}

function readProject(): { groups: Group[]; titles: TestTitle[]; errors: string[] } {
  const files = fs
    .readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => TEST_FILE.test(file))
    .map((file) => path.posix.join('tests', file.split(path.sep).join('/')))
    .filter((file) => !file.startsWith('tests/tools/')) // these speak about ids, they prove none
    .sort();
  const sources = files.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  return {
    groups: readChecklist(fs.readFileSync(CHECKLIST, 'utf8')),
    titles: sources.flatMap(([file, source]) => readTitles(file, source)),
    errors: sources.flatMap(([file, source]) => findSkipErrors(file, source)),
  };
}

/** @throws Error with every gap */
export async function checkCoverage(): Promise<string> {
  const { groups, titles, errors } = readProject();
  const gaps = [...findGaps(groups, titles), ...errors];
  if (gaps.length > 0) throw new Error(gaps.join('\n'));
  return `${titles.length} titles`;
}

if (import.meta.main) {
  const { groups, titles, errors } = readProject();
  fs.mkdirSync(path.dirname(COVERAGE), { recursive: true });
  fs.writeFileSync(COVERAGE, renderCoverage(groups, titles));
  for (const gap of [...findGaps(groups, titles), ...errors]) console.error(gap);
}
