import type { StudioPages } from '../../http/services.ts';
import { addStudioCalls } from '../protocol/protocol-routes.ts';
import { remoteFrames } from '../remote/frame-sources.ts';
import { addStudioPages } from '../serve/page-routes.ts';
import { studioFrameSource, studioPort } from '../serve/studio-origins.ts';
import { readGamePlaces } from '../studio-game-queries.ts';

/** What http needs to serve the pages of studios' games. */
export const studioPages: StudioPages = {
  addPages: (app, context, services) => {
    addStudioPages(app, context);
    addStudioCalls(app, { context, services });
  },
  readPorts: async ({ sql, settings }) => {
    // Names tell the games apart, or none is served: nothing is asked every few seconds.
    if (settings.studioOrigins !== null || !settings.isSandbox) return [];
    return (await readGamePlaces(sql)).flatMap((game) => studioPort(game, settings) ?? []);
  },
  frameSource: studioFrameSource,
  remoteFrames,
};
