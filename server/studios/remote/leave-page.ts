import { BRIDGE_VERSION } from '../../../contract/games/game-bridge.ts';
import { originsOf, requestUrlOf } from '../../http/origins.ts';
import type { AddRoutes } from '../../http/services.ts';

/** What the page around the frame is told, by the last part of an address. */
const WISHES = { lobby: 'wants-exit', deposit: 'wants-deposit' } as const;
type Wish = keyof typeof WISHES;

const SCRIPT = '/leave.js';
const CODE = `const { app, kind, version } = document.documentElement.dataset;
if (parent === window) location.replace(app);
else parent.postMessage({ v: Number(version), kind }, app);
`;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** Where the page of a studio's server sends a player who leaves it. @param gamesOrigin ours */
export const leaveAddress = (gamesOrigin: string, wish: Wish): string => `${gamesOrigin}/leave/${wish}`;

/**
 * `/leave/lobby` and `/leave/deposit` of the games' origin. A studio's page knows no messages of ours: it goes to the address
 * that its start has named for the lobby or the cashier, within its frame. The app itself may stand in no frame; this page tells it
 * what the player wants.
 */
export const addLeavePage: AddRoutes = (app, { settings }) => {
  for (const wish of Object.keys(WISHES) as Wish[])
    app.get(`/leave/${wish}`, (request, reply) => {
      const { app: origin } = originsOf(requestUrlOf(request, settings, 'gamesOrigin'), settings);
      return reply
        .header('content-security-policy', [...POLICY, `frame-ancestors ${origin}`].join('; '))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(
          `<!doctype html><html lang="en" data-app="${origin}" data-kind="${WISHES[wish]}" data-version="${BRIDGE_VERSION}">` +
            `<head><meta charset="utf-8"><title>Marquee</title><script src="${SCRIPT}" defer></script></head><body></body></html>`,
        );
    });
  app.get(SCRIPT, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(CODE),
  );
};
