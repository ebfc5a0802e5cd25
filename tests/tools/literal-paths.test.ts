import { describe, expect, it } from 'vitest';
import { findLiteralPaths } from '../../tools/literal-paths.ts';
import { plantFile } from './support/plant-file.ts';

describe('literal paths', () => {
  it('site addresses are defined in one table only', () => {
    expect(findLiteralPaths()).toEqual([]);
  });

  it.each([
    ['a link', 'export const a = <a href="/wallets">x</a>;', '/wallets'],
    [
      'a link with a query',
      "export const a = <a href={'/wallets?name=deposit'}>x</a>;",
      '/wallets?name=deposit',
    ],
    ['a navigation', "navigate('/member');", '/member'],
    ['the home page', "navigate('/');", '/'],
    ['a template', 'export const a = (id: string) => `/complaint/$' + '{id}`;', '/complaint/'],
    ['a comparison', "export const a = location.pathname.startsWith('/auth/');", '/auth/'],
    ['a regular expression', 'export const a = /^\\/auth\\/(?!bind)/;', '/auth/(?!bind)'],
    ['an unknown page', "navigate('/nowhere');", '/nowhere'],
  ])('%s with a literal address is reported', (_what, text, found) => {
    expect(findLiteralPaths(plantFile('src/features/a/a.tsx', text))).toEqual([
      `src/features/a/a.tsx: ${found}`,
    ]);
  });

  it.each([
    "export const a = fetch('/app/v1/anonymous/appConfig');",
    "export const a = fetch('/version.json');",
    "export const a = 'a/b'.split('/');",
    "export * from '../paths.ts';",
    '/** `/wallets`: a comment. */\nexport const a = 1;',
  ])('%s is not reported as a page address', (text) => {
    expect(findLiteralPaths(plantFile('src/features/a/a.tsx', text))).toEqual([]);
  });

  it('folder without sources fails the check instead of passing', () => {
    expect(() => findLiteralPaths(plantFile('src/messages/a.json', '{}'))).toThrow('no source');
  });
});
