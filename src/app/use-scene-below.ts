import { useEffect, useState } from 'react';
import { after } from '../platform/clock.ts';
import { onIdle } from '../platform/on-idle.ts';
import type { Route } from '../session/route.ts';

/** For so long a page that was opened directly has the processor and the line for itself. */
const ALONE_MS = 3_000;

/** Once built it stays, also when the frame is rendered anew for another language. */
let isThere = false;

/**
 * Whether the scene of a route is to be built. A page that is opened directly comes before the lobby below it: beside
 * a sheet the lobby follows when the page stands, under one that covers all of it when that page is left.
 * @param isCovered an overlay stands before the whole
 */
export function useSceneBelow(route: Route | null, isCovered: boolean): boolean {
  const [isBuilt, setBuilt] = useState(isThere);
  const isPage = route?.panel === null;
  const isBeside = route?.surface === 'side' && !isCovered;
  useEffect(() => {
    const build = () => {
      isThere = true;
      setBuilt(true);
    };
    if (isPage) build();
    else if (isBeside) return after(ALONE_MS, () => onIdle(build, ALONE_MS));
  }, [isPage, isBeside]);
  return isBuilt || isPage;
}
