import { startTransition, useEffect, useState } from 'react';
import { isGateShut, onGateOpened } from '../session/gates/entry-gate.ts';
import type { Route } from '../session/pages/route.ts';

/** Once built it stays, also when the frame is rendered anew for another language. */
let isThere = false;

/**
 * Whether the scene of a route is to be built. A page that is opened directly comes before the lobby below it: beside
 * a sheet the lobby is in sight and built at once, under one that covers all of it when that page is left.
 * @param isCovered an overlay stands before the whole
 */
export function useSceneBelow(route: Route | null, isCovered: boolean): boolean {
  const [isBuilt, setBuilt] = useState(isThere);
  const isPage = route?.panel === null;
  const isBeside = route?.surface === 'side' && !isCovered;
  useEffect(() => {
    if (!isPage && !isBeside) return;
    let isGone = false;
    const build = () => {
      if (isGone) return;
      isThere = true;
      // In slices: the page that was opened stands already, and is typed into.
      startTransition(() => setBuilt(true));
    };
    // Nothing below a sheet is seen while the gate is shut.
    if (!isPage && isGateShut()) onGateOpened(build);
    else build();
    return () => {
      isGone = true;
    };
  }, [isPage, isBeside]);
  return isBuilt || isPage;
}
