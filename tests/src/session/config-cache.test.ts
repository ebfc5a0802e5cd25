import { beforeEach, describe, expect, it } from 'vitest';
import type { AppConfig } from '../../../contract/config/app-config.ts';
import type { KeyValues } from '../../../src/platform/key-values.ts';
import { cachedConfig, storeConfig } from '../../../src/session/config/config-cache.ts';
import { reuseEqual } from '../../../src/session/config/config-store.ts';

const values = new Map<string, string>();
const keys: KeyValues = {
  get: (key) => values.get(key) ?? null,
  set: (key, value) => void values.set(key, value),
  remove: (key) => void values.delete(key),
  keys: () => [...values.keys()],
};
/** No config by the contract: whoever checks it sends it away. */
const odd = { gameListVersion: '7', maintenance: { status: 1, until: 5 } } as AppConfig;

describe('stored config of the last visit', () => {
  beforeEach(() => values.clear());

  it('config is used unchecked by the build that stored it, without the maintenance', () => {
    storeConfig(odd, keys, 'a');
    expect(cachedConfig(keys, 'a')).toEqual({ ...odd, maintenance: { status: 0, until: null } });
  });

  it.each(['b', null])('is checked by build %s, and dropped when it does not fit', (build) => {
    storeConfig(odd, keys, 'a');
    expect(cachedConfig(keys, build)).toBeNull();
    expect(cachedConfig(keys, 'a')).toBeNull();
  });

  it('config is validated when no build has marked it as valid', () => {
    storeConfig(odd, keys, 'a');
    storeConfig(odd, keys, null);
    expect(cachedConfig(keys, 'a')).toBeNull();
  });

  it('config object is unchanged where the server answers the same', () => {
    expect(reuseEqual(odd, { ...odd })).toBe(odd);
    const other = { ...odd, gameListVersion: '8' };
    expect(reuseEqual(odd, other)).toBe(other);
  });
});
