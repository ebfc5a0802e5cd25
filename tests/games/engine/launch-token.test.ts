import { expect, it } from 'vitest';
import { consumeLaunchToken, makeGameTokens, readLaunchToken } from '../../../games/engine/launch-token.ts';
import { makeKeyValues } from '../../../src/platform/key-values.ts';

it.each([
  ['#launch=abc-1', 'abc-1'],
  ['#x=1&launch=abc', 'abc'],
  ['', null],
  ['#other=1', null],
])('[R42] launch token of "%s" is read as %s', (fragment, token) => {
  expect(readLaunchToken(fragment)).toBe(token);
});

it('[R42] launch token is removed from the address at once', () => {
  const written: unknown[] = [];
  const place = { hash: '#launch=secret', pathname: '/royal-sevens/', search: '?locale=fil' } as Location;
  const past = { replaceState: (...entry: unknown[]) => void written.push(entry) } as unknown as History;
  expect(consumeLaunchToken(place, past)).toBe('secret');
  expect(written).toEqual([[null, '', '/royal-sevens/?locale=fil']]);
});

it('[R42] token of a game frame is stored per game', () => {
  const keys = makeKeyValues(() => undefined);
  const sevens = makeGameTokens(keys, 'royal-sevens');
  sevens.save('t1');
  expect(sevens.readKept()).toBe('t1');
  expect(makeGameTokens(keys, 'another').readKept()).toBeNull();
  sevens.forget();
  expect(sevens.readKept()).toBeNull();
});
