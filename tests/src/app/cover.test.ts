import { describe, expect, it } from 'vitest';
import { chooseOpening } from '../../../src/app/cover.ts';

describe('page cover', () => {
  it('opens grandly on the lobby, once in a browser', () => {
    expect(chooseOpening({ path: '/', hasOpened: false, isCalm: false })).toBe('grand');
    expect(chooseOpening({ path: '/', hasOpened: true, isCalm: false })).toBe('brief');
  });

  it('does not keep whoever comes for something else', () => {
    expect(chooseOpening({ path: '/wallets', hasOpened: false, isCalm: false })).toBe('brief');
  });

  it.each(['/', '/wallets'])('fades at %s for who wants less motion', (path) => {
    expect(chooseOpening({ path, hasOpened: false, isCalm: true })).toBe('calm');
  });
});
