import { describe, expect, it } from 'vitest';
import { chooseFaults, groupOf } from '../../tools/faults/choose-faults.ts';
import { findCulprits } from '../../tools/faults/find-culprits.ts';
import { findSites } from '../../tools/faults/find-sites.ts';
import { findNearTests, findSpecs } from '../../tools/faults/near-tests.ts';
import { placeFault, plantFaults } from '../../tools/faults/plant-fault.ts';
import { readFailedFiles, readFailedSpecs } from '../../tools/faults/run-tests.ts';

/** Every change that the tool would make in a file of one statement, as the statement then reads. */
function changesOf(source: string, file = 'src/session/x.tsx'): string[] {
  const sources = new Map([[file, source]]);
  return findSites(file, source).map((site) => {
    const fault = { ...site, id: 'c01', group: 'client logic', file, step: 1 as const };
    const placed = placeFault(fault, sources);
    return placed ? plantFaults([placed], source) : 'not found';
  });
}

const server = (name: string, lines: string) => [`server/wallet/${name}.ts`, lines] as const;
const SOURCES = new Map([
  server('a', 'if (a) b();\nexport const c = d && e;\n'),
  server('b', 'export const limit = 7;\nexport const f = (g: number) => (g > 3 ? g : 4);\n'),
  server('c', 'send();\nif (h || i) stop();\n'),
  server('d', 'export const j = k && l;\nexport const m = 12;\n'),
]);

describe('sites of planted faults', () => {
  it.each([
    ['if (a === b) return;', ['if (!(a === b)) return;']],
    ['x = a ? b : c;', ['x = !(a) ? b : c;']],
    ['x = a && b;', ['x = a || b;']],
    ['x = (a /* && */) || b;', ['x = (a /* && */) && b;']],
    ['await pay(a);', [';']],
    ['void pay?.(a);', [';']],
    ['x = y - 41.5;', ['x = y - 42.5;']],
    ['x = 10_000;', ['x = 10001;']],
    ['x = <i>{a && <b />}</i>;', ['x = <i>{a || <b />}</i>;']],
    ['x = [1, 1];', ['x = [2, 1];', 'x = [1, 2];']],
    ['x = y as 1 | 2;', []],
  ])('%s is changed by its operators alone', (source, expected) => {
    // A function around it, since a file may not return.
    const wrapped = `async function f() {\n${source}\n}`;
    expect(changesOf(wrapped)).toEqual(expected.map((line) => `async function f() {\n${line}\n}`));
  });

  it.each([
    ['type', 'export type Side = 1 | 2;'],
    ['import', "import { a } from './a.ts';"],
    ['comment', '// if (a && b) pay(1);'],
    ['text', "export const a = 'if (a && b) pay(1);';"],
    ['log line', "context.log.warn('no row');\nlog.info('x');"],
    ['colour', 'export const gold = 0xffd700;'],
    ['call of the base class', 'class A extends B { constructor() { super(); } }'],
    ['key of a table', 'export const table = { 1: a, 2: b };'],
    ['fallback for a missing value', 'export const a = b ?? c;'],
  ])('%s has no site', (_name, source) => {
    expect(findSites('src/session/x.ts', source)).toEqual([]);
  });

  it('number below zero is put in brackets, so that a minus before it stays one sign', () => {
    const source = 'export const a = -0;';
    const [site] = findSites('src/a.ts', source);
    if (!site) throw new Error('no site');
    const fault = { ...site, id: 'c01', group: 'client logic', file: 'src/a.ts', step: -1 as const };
    const placed = placeFault(fault, new Map([['src/a.ts', source]]));
    expect(placed).toMatchObject({ changed: '(-1)', changedLine: 'export const a = -(-1);' });
  });
});

describe('choice of planted faults', () => {
  it('same seed and files give the same faults, whatever order the files come in', () => {
    const turned = new Map([...SOURCES].reverse());
    expect(chooseFaults(turned, 1)).toEqual(chooseFaults(SOURCES, 1));
  });

  it('another seed gives other faults', () => {
    const lines = (seed: number) => chooseFaults(SOURCES, seed).map(({ text }) => text);
    expect(new Set([1, 2, 3, 4, 5].map((seed) => lines(seed).join('\n'))).size).toBeGreaterThan(1);
  });

  it('operators take turns, and a file has one fault at most', () => {
    const faults = chooseFaults(SOURCES, 1);
    expect(new Set(faults.map(({ operator }) => operator)).size).toBe(4);
    expect(new Set(faults.map(({ file }) => file)).size).toBe(4);
  });

  it.each([
    ['maths/slot/walk-cycle.ts', 'maths and ledger'],
    ['server/ledger/entries.ts', 'maths and ledger'],
    ['server/wallet/records.ts', 'server'],
    ['src/features/wallet/records-panel.tsx', 'panels and scenes'],
    ['scenes/jackpot/ring.ts', 'panels and scenes'],
    ['src/features/wallet/withdraw-rules.ts', 'client logic'],
    ['src/app/overlay-host.tsx', 'client logic'],
    ['server/sandbox/seed.ts', undefined],
    ['contract/money.ts', undefined],
  ])('%s belongs to group %s', (file, name) => {
    expect(groupOf(file)?.name).toBe(name);
  });
});

describe('planted faults in another commit', () => {
  const file = 'server/wallet/a.ts';
  const source = 'const row = read();\nif (row === null) return1();\nwrite(row);\n';
  const [site] = findSites(file, source).filter(({ operator }) => operator === 'negate-condition');
  if (!site) throw new Error('no site');
  const fault = { ...site, id: 's01', group: 'server', file, step: 1 as const };

  it('line that moved within its file is found', () => {
    expect(placeFault(fault, new Map([[file, `\n\n${source}`]]))).toMatchObject({ file, line: 4 });
  });

  it('line that moved to another file with its neighbour is found', () => {
    expect(placeFault(fault, new Map([['server/wallet/b.ts', `start();\n${source}`]]))).toMatchObject({
      file: 'server/wallet/b.ts',
      line: 3,
    });
  });

  it('line of the same text among other lines of another file is gone', () => {
    const other = 'const x = 1;\nif (row === null) return1();\nend();\n';
    expect(placeFault(fault, new Map([['server/wallet/b.ts', other]]))).toBeNull();
  });

  it('faults of one file are planted together', () => {
    const placed = findSites(file, source).map((found) => {
      const place = placeFault({ ...fault, ...found }, new Map([[file, source]]));
      if (!place) throw new Error('not placed');
      return place;
    });
    expect(plantFaults(placed, source)).toBe('const row = read();\nif (!(row === null)) ;\n;\n');
  });
});

describe('tests that a planted fault is run against', () => {
  const tests = new Map([
    ['tests/server/protection/a.test.ts', "import { x } from '../../../server/wallet/safebox.ts';"],
    ['tests/server/wallet/safebox.test.ts', ''],
    ['tests/server/start-server.test.ts', ''],
    ['tests/components/wallet/cards.test.tsx', ''],
    ['tests/src/features/wallet/deposit-rules.test.ts', ''],
    ['tests/e2e/deposit.spec.ts', "page.goto('/wallet/deposit')"],
    ['tests/e2e/wallet.spec.ts', ''],
    ['tests/e2e/start.spec.ts', ''],
    ['tests/visual/game.spec.ts', 'wallet wallet'],
  ]);

  it.each([
    [
      'server/wallet/safebox.ts',
      ['tests/server/protection/a.test.ts'],
      ['tests/server/wallet/safebox.test.ts'],
    ],
    [
      'src/features/wallet/cards.tsx',
      [],
      ['tests/components/wallet/cards.test.tsx', 'tests/src/features/wallet/deposit-rules.test.ts'],
    ],
    ['server/seal.ts', [], []],
  ])('%s has its importers, then the tests of its folder', (file, direct, beside) => {
    expect(findNearTests(file, tests)).toEqual([direct, beside]);
  });

  it('specs that mention the feature are taken, one of its name first', () => {
    expect(findSpecs('src/features/wallet/cards.tsx', tests)).toEqual([
      'tests/e2e/wallet.spec.ts',
      'tests/visual/game.spec.ts',
      'tests/e2e/deposit.spec.ts',
    ]);
  });

  it.each([
    ['scenes/ornaments/game-road.ts', 'tests/visual/game.spec.ts'],
    ['src/platform/game-watch.ts', 'tests/visual/game.spec.ts'],
  ])('spec named like the first word of %s is taken', (file, spec) => {
    expect(findSpecs(file, tests)).toEqual([spec]);
  });

  it('layer of the client is no subject of a spec', () => {
    const specs = new Map([...tests, ['tests/e2e/a.spec.ts', 'platform platform']]);
    expect(findSpecs('src/platform/unnamed.ts', specs)).toEqual(['tests/e2e/start.spec.ts']);
  });

  it('specs of every page are taken where none mentions the feature', () => {
    expect(findSpecs('src/features/mall/goods.tsx', tests)).toEqual(['tests/e2e/start.spec.ts']);
  });
});

describe('faults planted together', () => {
  /** Test `x1` fails with fault `x`. */
  const runs: string[][] = [];
  const run = async (faults: readonly string[], tests: readonly string[]) => {
    runs.push([...tests]);
    return tests.filter((test) => faults.some((fault) => test.startsWith(fault)));
  };

  it('each caught one is told with its own test', async () => {
    const found = await findCulprits(['a', 'b', 'c', 'd'], ['b1', 'd1', 'e1'], run);
    expect([...found]).toEqual([
      ['b', 'b1'],
      ['d', 'd1'],
    ]);
  });

  it('only tests that failed are run again', async () => {
    runs.length = 0;
    await findCulprits(['a', 'b'], ['b1', 'x1', 'y1'], run);
    expect(runs).toEqual([['b1', 'x1', 'y1'], ['b1'], ['b1']]);
  });

  it('one run clears all of them when no test fails', async () => {
    runs.length = 0;
    expect(await findCulprits(['a', 'b', 'c'], ['x1'], run)).toEqual(new Map());
    expect(runs).toHaveLength(1);
  });
});

describe('failed tests of a report', () => {
  it('files that never ran after the first failure are not among them', () => {
    const file = (name: string, ...states: string[]) => ({
      name,
      status: 'failed',
      message: '',
      assertionResults: states.map((status) => ({ status })),
    });
    const crashed = { ...file('c.test.ts'), message: 'Cannot find module' };
    const report = { testResults: [file('a.test.ts', 'passed', 'failed'), file('b.test.ts'), crashed] };
    expect(readFailedFiles(report)).toEqual(['a.test.ts', 'c.test.ts']);
  });

  it('failed specs are read after what the product printed', () => {
    const suites = [
      { file: 'start.spec.ts', suites: [{ file: 'start.spec.ts', specs: [{ ok: false }] }] },
      { file: 'lobby.spec.ts', specs: [{ ok: true }] },
    ];
    expect(readFailedSpecs(`Ready: {x}\n${JSON.stringify({ suites }, null, 2)}\n`)).toEqual([
      'start.spec.ts',
    ]);
  });
});
