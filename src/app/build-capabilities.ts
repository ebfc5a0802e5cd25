import type { BuildCapabilities } from '../session/config/build-capabilities.ts';
import type { PlainOverlayName } from '../session/overlays/overlay-props.ts';
import { OVERLAYS } from './overlay-table.ts';
import { findRoute } from './route-table.ts';

/** The pages and overlays of this build. */
export const BUILD_CAPABILITIES: BuildCapabilities = {
  hasPage: (address) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    return findRoute(pathname, searchParams) !== null;
  },
  hasOverlay: (name): name is PlainOverlayName => Object.hasOwn(OVERLAYS, name),
};
