import type { FlightPlan } from '../../scenes/claim/claim-scene.ts';
import type { Observable } from '../../scenes/scene.ts';
import { paths } from '../platform/paths.ts';
import { type ClaimFlight, claimFlightStore } from '../session/claims/claim-flight.ts';
import { observeStore } from './observe-store.ts';

const TARGETS: Readonly<Record<ClaimFlight['to'], string>> = {
  balance: '[data-guide="balance"]',
  member: `nav a[href="${paths.member}"]`,
};

/** The flight that is on, by the places within the canvas's host; listeners hear of another flight, not of its coins. */
export function observeClaimFlight(host: HTMLElement): Observable<FlightPlan | null> {
  const { get, subscribe } = observeStore(claimFlightStore, ({ flight }) => flight);
  return {
    get: () => {
      const flight = get();
      return flight && planOf(host, flight);
    },
    subscribe,
  };
}

/** The plan of a flight; one whose place to land is not on the page goes up and out of the window. */
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
