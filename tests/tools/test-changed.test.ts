import { describe, expect, it } from 'vitest';
import { chooseTests } from '../../tools/test-changed.ts';

const TESTS = new Map([
  [
    'tests/src/features/lobby/rails.test.ts',
    "import { a } from '../../../../src/features/lobby/model/rails.ts';",
  ],
  [
    'tests/src/features/lobby/banners.test.ts',
    "import { b } from '../../../../src/features/lobby/model/banners.ts';",
  ],
  ['tests/server/wallet/deposit.test.ts', "import { d } from '../../../server/wallet/deposit.ts';"],
]);

describe('tests near to a change', () => {
  it('tests that import the changed file come first, then those beside it, and no others', () => {
    expect(chooseTests(['src/features/lobby/model/rails.ts'], TESTS)).toEqual({
      tests: ['tests/src/features/lobby/rails.test.ts', 'tests/src/features/lobby/banners.test.ts'],
      leftOut: 0,
    });
  });

  it('changed test is run itself, and a changed text asks for none', () => {
    expect(chooseTests(['tests/server/wallet/deposit.test.ts', 'README.md'], TESTS).tests).toEqual([
      'tests/server/wallet/deposit.test.ts',
    ]);
    expect(chooseTests(['README.md'], TESTS)).toEqual({ tests: [], leftOut: 0 });
  });

  it('no more than forty are chosen, and the rest is told', () => {
    const many = new Map(
      Array.from({ length: 50 }, (_, at) => [
        `tests/maths/t${at}.test.ts`,
        "import { m } from '../../maths/reels.ts';",
      ]),
    );
    const { tests, leftOut } = chooseTests(['maths/reels.ts'], many);
    expect([tests.length, leftOut]).toEqual([40, 10]);
  });
});
