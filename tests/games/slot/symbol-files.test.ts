import { expect, it } from 'vitest';
import { findSymbols, giveUpAvif } from '../../../games/slot/symbol-files.ts';

it('symbols come as AVIF, and all of them as WebP once a browser cannot draw one', () => {
  const addressOf = findSymbols({
    '../../x/bell@2.avif': '/bell.avif',
    '../../x/bell@2.webp': '/bell.webp',
    '../../x/plum@2.webp': '/plum.webp',
  });
  expect(addressOf('bell')).toBe('/bell.avif');
  expect(addressOf('plum')).toBe('/plum.webp');
  expect(addressOf('lemon')).toBeUndefined();
  giveUpAvif();
  expect(addressOf('bell')).toBe('/bell.webp');
});
