import { describe, expect, it } from 'vitest';
import { listUnusedPublic, readSources } from '../../tools/public-exports.ts';

it('public folder of each domain exports only what another domain uses', () => {
  const files = readSources('server');
  expect(files.filter(({ file }) => file.includes('/public/')).length).toBeGreaterThan(50);
  expect(listUnusedPublic(files)).toEqual([]);
});

describe('planted export', () => {
  const door = (source: string) => ({ file: 'auth/public/door.ts', source });
  const own = { file: 'auth/own.ts', source: "import { open } from './public/door.ts';" };
  const other = {
    file: 'games/other.ts',
    source: "import { open as unlock } from '../auth/public/door.ts';",
  };
  const program = { file: 'modules.ts', source: "import { type Door } from './auth/public/door.ts';" };

  it.each([
    'export function open() {}',
    'export async function open() {}',
    'export const open = 1;',
    'export class open {}',
    'export interface open {}',
    'export type open = string;',
    "export { open } from '../own.ts';",
    "export { close as open } from '../own.ts';",
  ])('%s is a breach while only its own domain uses it', (source) => {
    expect(listUnusedPublic([door(source), own])).toEqual(['auth/public/door.ts: open']);
    expect(listUnusedPublic([door(source), own, other])).toEqual([]);
  });

  it('use by the composition counts, and exports beside public folders are no matter of this check', () => {
    expect(listUnusedPublic([door('export interface Door {}'), program])).toEqual([]);
    expect(listUnusedPublic([{ file: 'auth/own.ts', source: 'export const free = 1;' }])).toEqual([]);
  });
});
