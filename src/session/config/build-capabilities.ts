import { createContext } from 'react';
import type { PlainOverlayName } from '../overlays/overlay-props.ts';

/** What this build of the site has, for what the server names: a newer server may name more. */
export interface BuildCapabilities {
  /** @param address path, and query if any */
  hasPage(address: string): boolean;
  hasOverlay(name: string): name is PlainOverlayName;
}

/** The app fills it for every panel; without it nothing is known, and what is named is not opened. */
export const BuildCapabilitiesContext = createContext<BuildCapabilities>({
  hasPage: () => false,
  hasOverlay: (name): name is PlainOverlayName => false,
});
