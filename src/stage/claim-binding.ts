import { ClaimScene } from '../../scenes/claim/claim-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { claimFlightStore, endFlight, landShare } from '../session/claims/claim-flight.ts';
import { frameRate } from './frame-rate.ts';
import type { FrontSurface } from './front-surface.ts';
import { observeClaimFlight } from './observe-claim-flight.ts';

/** Coins from the place of a claim, bound to the flight that is on. */
export function createClaim({ place }: FrontSurface): Scene {
  const scene = new ClaimScene(observeClaimFlight(place), {
    arrive: (share) => withKey((key) => landShare(key, share)),
    land: () => withKey(endFlight),
  });
  let release = () => {};
  return {
    view: scene.view,
    root: scene.root,
    prepare: (context) => scene.prepare(context),
    enter() {
      release = frameRate.hold();
      scene.enter();
    },
    resize: () => scene.resize(),
    leave() {
      release();
      scene.leave();
    },
  };
}

function withKey(work: (key: number) => void): void {
  const { flight } = claimFlightStore.getState();
  if (flight) work(flight.key);
}
