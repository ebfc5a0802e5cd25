import type { PlainOverlayName } from '../session/overlay-props.ts';
import type { SiteParts } from '../session/site-context.ts';
import { OVERLAYS } from './overlay-table.ts';
import { findRoute } from './route-table.ts';

/** The pages and overlays of this build. */
export const SITE_PARTS: SiteParts = {
  hasPage: (address) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    return findRoute(pathname, searchParams) !== null;
  },
  hasOverlay: (name): name is PlainOverlayName => Object.hasOwn(OVERLAYS, name),
};
