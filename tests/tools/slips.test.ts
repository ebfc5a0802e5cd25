import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSlips, findSlips } from '../../tools/slips.ts';
import { plantFiles } from './support/plant-file.ts';

const use = (...names: string[]) => names.map((name) => `import '${name}';\n`).join('');
const lines = (count: number) => 'x;\n'.repeat(count);

describe('slips', () => {
  it('slip is a file of few lines that one other file imports', () => {
    const folder = plantFiles({
      'src/a.ts': use('./slip.ts', './shared.ts', './long.ts', './module.ts'),
      'src/b.ts': use('./shared.ts') + lines(40),
      'src/slip.ts': lines(29),
      'src/shared.ts': lines(3),
      'src/long.ts': lines(30),
      'src/module.ts': lines(3),
      'src/entry.ts': lines(3),
    });
    expect(findSlips(folder).slips.map(([file]) => path.relative(folder, file))).toEqual(['src/slip.ts']);
  });

  it('importer in a game or on the server counts as well, and one that imports later', () => {
    const folder = plantFiles({
      'src/part.ts': lines(3),
      'src/late.ts': lines(3),
      'games/x/y.ts': use('../../src/part.ts') + lines(30),
      'server/z.ts': use('../src/part.ts'),
      'src/host.ts': `const load = () => import('./late.ts');\n${lines(30)}`,
    });
    expect(findSlips(folder).slips.map(([file]) => path.relative(folder, file))).toEqual(['src/late.ts']);
  });

  it('more slips, or longer files, than the bounds allow fail the check', async () => {
    const folder = plantFiles({
      'src/a.ts': use('./slip.ts'),
      'src/slip.ts': lines(2),
      'src/long.ts': lines(301),
    });
    const bounds = { slips: 1, middleLines: 400, mostLines: 400 };
    await expect(checkSlips(folder, bounds)).resolves.toMatch('1 slips');
    await expect(checkSlips(folder, { ...bounds, slips: 0 })).rejects.toThrow('1 slips');
    await expect(checkSlips(folder, { ...bounds, mostLines: 300 })).rejects.toThrow('long.ts with 301');
  });
});
