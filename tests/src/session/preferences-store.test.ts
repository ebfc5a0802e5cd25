import { expect, it } from 'vitest';
import { makeKeyValues } from '../../../src/platform/key-values.ts';
import { changePreferences, readPreferences } from '../../../src/session/config/preferences-store.ts';

it('preferences of this browser are stored', () => {
  const keys = makeKeyValues(() => undefined);
  expect(readPreferences(keys)).toEqual({
    isSoundOn: true,
    volume: 0.7,
    isMusicOn: false,
    isMotionReduced: false,
    isPaidTold: true,
    isChanceTold: true,
    areOffersShown: true,
  });
  changePreferences({ isSoundOn: false, volume: 0.35, areOffersShown: false }, keys);
  expect(readPreferences(keys)).toMatchObject({ isSoundOn: false, volume: 0.35, areOffersShown: false });
});

it('preferences fall back to the defaults where the stored data are invalid', () => {
  const keys = makeKeyValues(() => undefined);
  keys.set('preferences', '{"isSoundOn": "loud"');
  expect(readPreferences(keys).isSoundOn).toBe(true);
  keys.set('preferences', '{"isSoundOn": "loud"}');
  expect(readPreferences(keys).isSoundOn).toBe(true);
  keys.set('preferences', '{"volume": 40, "isMusicOn": 1}');
  expect(readPreferences(keys)).toMatchObject({ volume: 0.7, isMusicOn: false });
});
