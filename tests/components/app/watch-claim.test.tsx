import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '../../../contract/money.ts';
import {
  applyClaim,
  claimFlightStore,
  endFlight,
  flyClaim,
  landShare,
} from '../../../src/session/claim-flight.ts';
import { preferencesStore } from '../../../src/session/preferences-store.ts';
import { watchClaim } from '../../../src/stage/watch-claim.ts';

const SIX_PESOS = [{ propId: 2001, count: 600 }];
const PLACE = { x: 10, y: 400, width: 80, height: 40 };

afterEach(() => {
  claimFlightStore.setState({ flight: null, held: cents(0) });
  preferencesStore.setState({ isMotionReduced: false });
});

describe('flight of a claim as its scene sees it', () => {
  it('[C49] coins of one flight that arrive do not start it again, and the next flight is heard of', () => {
    const watch = watchClaim(document.body);
    let heard = 0;
    const stop = watch.subscribe(() => (heard += 1));
    expect(watch.get()).toBeNull();
    applyClaim({ coin: cents(60_600), rewards: SIX_PESOS });
    expect(heard).toBe(0);
    flyClaim(PLACE, SIX_PESOS);
    const key = claimFlightStore.getState().flight?.key ?? 0;
    expect([heard, watch.get()?.from]).toEqual([1, PLACE]);
    for (const coin of [1, 2, 3]) landShare(key, coin / 4);
    expect([heard, claimFlightStore.getState().held]).toEqual([1, 150]);
    flyClaim(PLACE, SIX_PESOS);
    expect(heard).toBe(2);
    endFlight(key + 1);
    expect([heard, watch.get()]).toEqual([3, null]);
    stop();
  });
});
