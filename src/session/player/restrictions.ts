import { useStore } from 'zustand';
import {
  type Act,
  findRestriction,
  RESTRICTION_KINDS,
  type Restriction,
} from '../../../contract/protection/restrictions.ts';
import type { Route } from '../pages/route.ts';
import { type ProfileState, profileStore } from './profile-store.ts';

const NO_RESTRICTIONS: readonly Restriction[] = [];

/** What holds for the player, as the server said last; nothing for a guest. */
export const heldRestrictions = (
  { session }: ProfileState = profileStore.getState(),
): readonly Restriction[] => session?.restrictions ?? NO_RESTRICTIONS;

/**
 * What forbids a screen to offer this; null where it may. A missing identity check is none: the pages of deposit and
 * withdrawal say what is missing, and lead to it.
 */
export const restrictionOn = (act: Act, state?: ProfileState): Restriction | null =>
  findRestriction(
    heldRestrictions(state).filter(({ kind }) => kind !== 'identity'),
    act,
  );

/** The same for a component, which follows it. */
export const useRestriction = (act: Act): Restriction | null =>
  useStore(profileStore, (state) => restrictionOn(act, state));

/** What forbids what a page offers at its address; null where it may be shown as it is. */
export function restrictionOfPage(
  route: Pick<Route, 'offers'> | null,
  query: URLSearchParams,
): Restriction | null {
  const offers = typeof route?.offers === 'function' ? route.offers(query) : route?.offers;
  return offers ? restrictionOn(offers) : null;
}

/** In the order in which a status says them: the strictest first. */
export const inOrder = (held: readonly Restriction[]): readonly Restriction[] =>
  RESTRICTION_KINDS.flatMap((kind) => held.filter((one) => one.kind === kind));

/** Changes with every beginning and end, and with nothing else. */
export const restrictionsKey = (): string =>
  heldRestrictions()
    .map(({ kind, until }) => `${kind} ${until}`)
    .join();
