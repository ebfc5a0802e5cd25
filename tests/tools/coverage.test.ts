import { describe, expect, it } from 'vitest';
import { findGaps, readChecklist, readTitles, renderCoverage } from '../../tools/coverage.ts';
import { findSkipErrors } from '../../tools/skipped-cases.ts';

const list = (...lines: string[]) => readChecklist(`# List\n\n## Pages\n\n${lines.join('\n')}\n`);
const titles = (...lines: string[]) =>
  readTitles('tests/a.test.ts', lines.map((line) => `it('${line}', () => {});`).join('\n'));

describe('coverage table', () => {
  it('ids are read from the beginning of a title', () => {
    const [title] = titles('[K01, E03] [T16] waits 10 s');
    expect(title).toEqual({ file: 'tests/a.test.ts', ids: ['K01', 'E03', 'T16'], title: 'waits 10 s' });
  });

  it('id in the middle of a sentence is ignored', () => {
    expect(titles('says nothing of [K01]')).toEqual([]);
  });

  it('done item without a test is reported', () => {
    expect(findGaps(list('- [x] R01 home'), [])).toEqual(["R01 is done and no test's title has it"]);
  });

  it('begun item with a test and open item without one are accepted', () => {
    expect(findGaps(list('- [~] R01 home; open: bubble', '- [ ] R02 about'), titles('[R01] opens'))).toEqual(
      [],
    );
  });

  it('begun item that does not say what is open and open item with a test are reported', () => {
    expect(findGaps(list('- [~] R01 home', '- [ ] R02 about'), titles('[R01, R02] opens'))).toEqual([
      'R01 is begun, and does not say what is open',
      "R02 is open, and a test's title has it: is it begun?",
    ]);
  });

  it('id that is in no checklist is reported', () => {
    expect(findGaps(list('- [ ] R01 home'), titles('[R99] opens'))).toHaveLength(1);
  });

  it('title of ids alone does not count as a test', () => {
    expect(findGaps(list('- [x] R01 home'), titles('[R01]'))).toEqual([
      "R01 is done and no test's title has it",
      'tests/a.test.ts says nothing after R01',
    ]);
  });

  it('defined call that is marked open is reported', () => {
    const groups = list('- [x] C87 `getLiveUrl`', '- [ ] C03 `accountLogin`');
    expect(findGaps(groups, titles('[C87] signs in'))).toEqual([
      'C03 is open, and the contract defines accountLogin',
    ]);
  });

  it('three tests of an item are shown and the rest is counted', () => {
    const page = renderCoverage(
      list('- [x] R01 home'),
      titles(...[1, 2, 3, 4, 5].map((n) => `[R01] test ${n}`)),
    );
    expect(page).toContain('test 3');
    expect(page).not.toContain('test 4');
    expect(page).toContain('and 2 more');
  });

  it.each([
    ['a fixme', "test.fixme('[R01] opens', () => {});"],
    ['a skip', "it.skip('[R01] opens', () => {});"],
    ['a todo', "it.todo('[R01] opens');"],
    ['a fixme inside', "test('[R01] opens', async () => {\n  test.fixme(true, 'not yet');\n});"],
    ['a bare skip inside', "test('[R01] opens', async () => {\n  test.skip();\n});"],
  ])('test that does not run is not counted: %s', (_how, source) => {
    expect(readTitles('tests/a.test.ts', source)).toEqual([]);
  });

  it('conditional test is counted, and so is the one after a skipped one', () => {
    const source = `test('[R01] opens', () => {
      test.skip(isMobile, 'a keyboard belongs to the desktop');
    });
    // The platform has no such room yet.
    test.skip('[R02] closes', () => {});
    test('[R03] stays', () => {});`;
    expect(readTitles('tests/a.test.ts', source).flatMap(({ ids }) => ids)).toEqual(['R01', 'R03']);
    expect(findSkipErrors('tests/a.test.ts', source)).toEqual([]);
  });

  it.each([
    ["test.fixme('opens', () => {});", 'a.ts:1 has a fixme without a reason'],
    ["test('opens', () => {\n  test.skip(isMobile);\n});", 'a.ts:2 has a skip without a reason'],
    ["test('opens', () => {\n  test.skip();\n});", 'a.ts:2 has a skip without a reason'],
    ["// Later.\ndescribe.skip('all', () => {});", 'a.ts:2 has a skip of a whole group: name the cases'],
    ["// Later.\ntest.describe.skip('all', () => {});", 'a.ts:2 has a skip of a whole group: name the cases'],
  ])('skip without a reason or of a whole group is reported: %j', (source, error) => {
    expect(findSkipErrors('a.ts', source)).toEqual([error]);
  });
});
