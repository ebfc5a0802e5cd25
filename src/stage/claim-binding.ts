import { ClaimScene, type FlightPlan } from '../../scenes/claim/claim-scene.ts';
import type { Scene } from '../../scenes/scene.ts';
import { paths } from '../platform/paths.ts';
import { type ClaimFlight, claimFlightStore, endFlight, landShare } from '../session/claim-flight.ts';
import { frameRate } from './frame-rate.ts';
import type { FrontSurface } from './front-surface.ts';
import { watchStore } from './watch.ts';

const TARGETS: Readonly<Record<ClaimFlight['to'], string>> = {
  balance: '[data-guide="balance"]',
  member: `nav a[href="${paths.member}"]`,
};

/** Coins from the place of a claim, bound to the flight that is on. */
export function createClaim({ place }: FrontSurface): Scene {
  const scene = new ClaimScene(
    watchStore(claimFlightStore, ({ flight }) => flight && planOf(place, flight)),
    {
      arrive: (share) => withKey((key) => landShare(key, share)),
      land: () => withKey(endFlight),
    },
  );
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

/** Of a flight whose place to land is not on the page: it goes up and out of the window. */
function planOf(host: HTMLElement, { from, to }: ClaimFlight): FlightPlan {
  const origin = host.getBoundingClientRect();
  const targets = [...document.querySelectorAll(TARGETS[to])].map((target) => target.getBoundingClientRect());
  const seen = targets.find(({ width, height }) => width > 0 && height > 0);
  const target = seen ?? { x: origin.width - 60, y: -40, width: 20, height: 20 };
  const within = (box: FlightPlan['from']) => ({
    x: box.x - origin.x,
    y: box.y - origin.y,
    width: box.width,
    height: box.height,
  });
  return { from: within(from), to: within(target) };
}
