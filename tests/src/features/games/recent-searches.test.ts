import { describe, expect, it } from 'vitest';
import {
  forgetSearches,
  planRecentSearches,
  readRecentSearches,
  rememberSearch,
} from '../../../../src/features/games/recent-searches.ts';
import { makeKeyValues } from '../../../../src/platform/key-values.ts';

const memory = () => makeKeyValues(() => undefined);

describe('recent searches', () => {
  it('[R41] list has the latest first, each once, and no single letter', () => {
    expect(planRecentSearches(['dragon', 'moon'], ' Moon ')).toEqual(['Moon', 'dragon']);
    expect(planRecentSearches(['dragon'], 'x')).toEqual(['dragon']);
    expect(planRecentSearches(['a1', 'b2', 'c3', 'd4', 'e5', 'f6'], 'g7')).toHaveLength(6);
  });

  it('[R41] list is stored on this device and can be cleared', () => {
    const keys = memory();
    rememberSearch('koi', keys);
    rememberSearch('moon', keys);
    expect(readRecentSearches(keys)).toEqual(['moon', 'koi']);
    forgetSearches(keys);
    expect(readRecentSearches(keys)).toEqual([]);
  });

  it('[R41] list survives invalid data in the storage', () => {
    const keys = memory();
    keys.set('recent_searches', '{"not":"a list"}');
    expect(readRecentSearches(keys)).toEqual([]);
    keys.set('recent_searches', 'broken');
    expect(readRecentSearches(keys)).toEqual([]);
  });
});
