import { describe, expect, it } from 'vitest';
import {
  changeOfferMemory,
  countVisit,
  readOfferMemory,
} from '../../../../src/features/install/offer-memory.ts';
import { makeKeyValues } from '../../../../src/platform/key-values.ts';

const MINUTE = 60_000;
const keysOf = () => makeKeyValues(() => undefined);

describe('memory of earlier visits and offers', () => {
  it('[O24] browser that comes back after half an hour is in its next visit, and before that in the same one', () => {
    const keys = keysOf();
    const visits = [0, 10, 39, 70].map((minute) => {
      countVisit(1e12 + minute * MINUTE, keys);
      return readOfferMemory(keys).visits;
    });
    expect(visits).toEqual([1, 1, 1, 2]);
  });

  it('[O24] change leaves everything else as it was', () => {
    const keys = keysOf();
    countVisit(1e12, keys);
    changeOfferMemory({ refusals: 1 }, keys);
    changeOfferMemory({ offeredAt: 5 }, keys);
    expect(readOfferMemory(keys)).toEqual({
      visits: 1,
      seenAt: 1e12,
      offeredAt: 5,
      refusals: 1,
      isInstalled: false,
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"visits":-1,"seenAt":"x","refusals":1.5,"offeredAt":{},"isInstalled":1}',
  ])('[O24] stored %j that cannot be read counts as never stored', (text) => {
    const keys = keysOf();
    keys.set('install_offer', text);
    expect(readOfferMemory(keys)).toEqual({
      visits: 0,
      seenAt: 0,
      offeredAt: null,
      refusals: 0,
      isInstalled: false,
    });
  });
});
