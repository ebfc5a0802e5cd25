import { describe, expect, it } from 'vitest';
import { judgeStart, measureStart } from '../../tools/start-size.ts';

const size = await measureStart();

describe('size of the start', () => {
  it('size counts the modules inside the page, those that the entry runs before the app, and what builds the page', () => {
    const { scripts, inline, entry, build } = size;
    expect(scripts).toEqual(['head start', 'first window', 'begin']);
    expect(inline).toEqual(
      expect.arrayContaining([
        'src/app/head-start.ts',
        'src/features/lobby/model/lobby-model.ts',
        'src/app/first-window/begin.ts',
      ]),
    );
    expect(entry).toContain('src/app/boot.ts');
    expect(entry.filter((file) => inline.includes(file))).toEqual([]);
    expect(build).toContain('tools/build/app-page.ts');
    for (const file of [...inline, ...entry]) expect(file).not.toMatch(/node_modules|src\/messages|^\.\./);
  });

  it('start that has grown beyond its bounds fails the check', () => {
    expect(() => judgeStart(size, { scripts: 3, files: 5, lines: 50_000 })).toThrow('"files":5');
    expect(() => judgeStart(size, { scripts: 2, files: 500, lines: 50_000 })).toThrow('3 inline scripts');
  });
});
