import { describe, expect, it } from 'vitest';
import { chooseOpening } from '../../../src/app/splash.ts';

describe('splash', () => {
  it('opens grandly on the lobby, once in a browser', () => {
    expect(chooseOpening({ path: '/', hasOpened: false, prefersReducedMotion: false })).toBe('grand');
    expect(chooseOpening({ path: '/', hasOpened: true, prefersReducedMotion: false })).toBe('brief');
  });

  it('does not keep whoever comes for something else', () => {
    expect(chooseOpening({ path: '/wallets', hasOpened: false, prefersReducedMotion: false })).toBe('brief');
  });

  it.each(['/', '/wallets'])('fades at %s for who wants less motion', (path) => {
    expect(chooseOpening({ path, hasOpened: false, prefersReducedMotion: true })).toBe('reduced');
  });
});
