import { expect, it } from 'vitest';
import { COMMON } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { liftRateLimits, SERVED_CALLS, sendText, tokenFor, writeWith } from '../support/every-call.ts';
import { GOOD_BODIES } from '../support/good-bodies.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);
liftRateLimits(database, app);

type Path = readonly (string | number)[];
/** Every field of a body, branches included. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, held]) => placesOf(held, [...path, key])),
  ];
}

const ZERO = [String.raw`"\u0000"`, String.raw`"a\u0000b"`, String.raw`{"\u0000":1}`];
const ODD = [
  String.raw`"\ud800"`,
  String.raw`{"\ud800":"\udfff"}`,
  '1e308',
  '9007199254740993',
  '2147483648',
  '1E4',
  `${'['.repeat(20)}${']'.repeat(20)}`,
  `${'['.repeat(300)}${']'.repeat(300)}`,
  `"${'𝒜'.repeat(3000)}"`,
];

it.each(SERVED_CALLS.map(({ name, access }) => [name, access] as const))(
  '[C90] call %s answers no hostile value with an internal error',
  async (name, access) => {
    let token = await tokenFor(app, access);
    const body = { ...COMMON, ...GOOD_BODIES[name]?.() };
    // The common fields are the same in all calls.
    const places = placesOf(body).filter(([first]) => name === 'refreshData' || !(String(first) in COMMON));
    const failed: string[] = [];
    for (const place of [...places, ['more']]) {
      for (const raw of ZERO) {
        const { status, msg } = await sendText(app, name, writeWith(body, place, raw), token);
        if (status !== 400 || !msg.includes('NUL'))
          failed.push(`${place.join('.')} ${raw}: ${status} ${msg}`);
      }
      for (const raw of ODD) {
        const { status, msg } = await sendText(app, name, writeWith(body, place, raw), token);
        if (status >= 500) failed.push(`${place.join('.')} ${raw.slice(0, 40)}: ${status} ${msg}`);
        // Some calls end the session, so that the next one is tried by a new player.
        if (status === 401 && access !== 'guest') token = await tokenFor(app, access);
      }
    }
    expect(failed).toEqual([]);
  },
  60_000,
);

it('[C90] hostile addresses, queries and headers cause no internal error', async () => {
  const paths = [
    '/player-pictures/%00.webp',
    '/player-pictures/a%00b.webp',
    '/icons/ph.json?icons=%00,a',
    '/icons/ph.json?icons[]=a&icons[b]=c',
    '/icons/%00.json',
    '/art/%00/x.webp',
    '/art/x/%00.webp',
    '/art/x/..%2f..%2fserver',
    '/%00',
    '/%ff%fe',
    '/%',
    '/assets/%00.js',
    '/callbacks/payment/%00',
    '/app/v1/%00',
    '/app/v1/getActivityIds%00',
    '/?themeViewId=%00',
    `/${'x/'.repeat(2000)}`,
  ];
  const headers = {
    'accept-language': `${'x'.repeat(2000)},\u00ff;q=9`,
    'user-agent': `\u00ff\u00fe${'𝒜'.length}${'x'.repeat(4000)}`,
    authorization: `Bearer ${'\u00ff'.repeat(40)}`,
    'x-forwarded-for': '\u00ff, x',
  };
  for (const url of [app.url, app.gamesUrl]) {
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const { status } = await fetch(url + path, { method, ...(method === 'POST' && { body: '{}' }) });
        expect([method, path.slice(0, 40), status < 500]).toEqual([method, path.slice(0, 40), true]);
      }
    }
  }
  for (const [name, value] of Object.entries(headers)) {
    const body = JSON.stringify({ ...COMMON, account: 'nobody_at_all', password: 'Quiet-Harbour-71' });
    const { status } = await fetch(`${app.url}/app/v1/accountLogin`, {
      method: 'POST',
      headers: { [name]: value },
      body,
    });
    expect([name, status]).toEqual([name, 200]);
  }
});
