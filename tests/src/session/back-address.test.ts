import { afterEach, expect, it } from 'vitest';
import { sessionKeys } from '../../../src/platform/key-values.ts';
import { backAddress, rememberBackAddress } from '../../../src/session/pages/back-address.ts';

afterEach(() => sessionKeys.remove('back_address'));

it('[R65] back=1 leads back to where the wallet was opened, also after the provider’s pages', () => {
  rememberBackAddress('/game/start?gameId=101&tryIt=0');
  expect(backAddress('?name=deposit&back=1')).toBe('/game/start?gameId=101&tryIt=0');
  expect(backAddress('?name=deposit&back=1')).toBe('/game/start?gameId=101&tryIt=0');
});

it.each(['', '?name=deposit', '?back=0', '?back=', '?back=true'])('[R65] "%s" leads home', (search) => {
  rememberBackAddress('/member');
  expect(backAddress(search)).toBe('/');
});

it('[R65] back=1 leads home where nothing was before it', () => {
  expect(backAddress('?back=1')).toBe('/');
});

it('[R65] back=1 leads to the last page before the wallet', () => {
  rememberBackAddress('/member');
  rememberBackAddress('/game/search');
  expect(backAddress('?back=1')).toBe('/game/search');
});
