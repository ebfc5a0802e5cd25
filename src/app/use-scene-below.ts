import { useEffect, useState } from 'react';
import type { Route } from '../session/route.ts';

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
    isThere = true;
    setBuilt(true);
  }, [isPage, isBeside]);
  return isBuilt || isPage;
}
