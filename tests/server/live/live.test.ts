import { afterEach, describe, expect, it } from 'vitest';
import { ERROR_CODES } from '../../../contract/errors.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { writeConfig } from '../../../server/config/public/config-value-queries.ts';
import { liveConfig } from '../../../server/live/live-config.ts';
import { planShows } from '../../../server/live/plan-shows.ts';
import { seedPlayer } from '../games/platform.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const HOUR = 3_600_000;
const database = useDatabase();
const { sql } = database;
const app = useApp(database);

const { initial } = liveConfig;
const setShows = (shows: (typeof initial)['shows']) =>
  writeConfig(sql, liveConfig, { ...initial, shows }, app.clock.now());
const text = { en: 'Show', fil: 'Palabas', 'zh-CN': '演出' };
const show = (startsAt: number, changes = {}) => ({
  id: 1,
  title: text,
  text,
  startsAt: new Date(startsAt).toISOString(),
  minutes: 60,
  everyHours: 0,
  ...changes,
});

async function ask() {
  const player = await seedPlayer(app.context);
  return app.call('getLiveUrl', {}, player.sessionId);
}

afterEach(() => setShows(initial.shows));

describe('live page', () => {
  it('[R07, C87] live show is answered with its stream, and the ones to come with their times', async () => {
    const now = app.clock.now();
    await setShows([show(now - HOUR / 2), show(now + HOUR, { id: 2, everyHours: 24 })]);
    const { data } = await ask();
    expect(data.live).toEqual({
      show: { showId: 1, title: 'Show', text: 'Show', startsAt: now - HOUR / 2, endsAt: now + HOUR / 2 },
      stream: {
        url: '/live/house.webm',
        type: 'video/webm',
        poster: '/live/house.webp',
        captions: '/live/house.en.vtt',
      },
    });
    expect(data.schedule).toMatchObject([{ showId: 2, startsAt: now + HOUR }]);
  });

  it('[R07, C87] between shows there is no stream, and without any there is no schedule', async () => {
    const now = app.clock.now();
    await setShows([show(now + 1)]);
    expect((await ask()).data).toMatchObject({ live: null, schedule: [{ showId: 1, startsAt: now + 1 }] });
    await setShows([show(now - HOUR)]);
    expect((await ask()).data).toMatchObject({ live: null, schedule: [] });
  });

  it('[C87] guest is refused, and so is everybody once the activity is stopped', async () => {
    expect((await app.call('getLiveUrl')).code).toBe(401);
    await sql`update activities set is_on = false where id = ${ActivityId.live}`;
    expect((await ask()).code).toBe(ERROR_CODES.activityClosed);
    await sql`update activities set is_on = true where id = ${ActivityId.live}`;
  });

  it('[R07] stream is served by ranges of bytes, with its type, and the page may load media from here only', async () => {
    const whole = await fetch(`${app.url}/live/house.webm`);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/webm']);
    expect(bytes.length).toBeLessThan(250_000);
    const part = await fetch(`${app.url}/live/house.webm`, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(100, 200));
    const beyond = await fetch(`${app.url}/live/house.webm`, { headers: { range: 'bytes=99999999-' } });
    expect(beyond.status).toBe(416);
    expect(whole.headers.get('content-security-policy')).toContain("media-src 'self' blob:;");
  });

  it.each(['en', 'fil', 'zh-CN'])('[R07] captions in %s are there', async (locale) => {
    const answer = await fetch(`${app.url}/live/house.${locale}.vtt`);
    expect(answer.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(await answer.text()).toMatch(/^WEBVTT\n/);
  });

  it.each([
    'https://elsewhere.example/a.webm',
    '//elsewhere.example/a.webm',
    '/live/../main.webm',
    '/art/a.webm',
  ])('[R07] stream from %s is no config', async (url) => {
    const stream = { ...initial.stream, url };
    await expect(writeConfig(sql, liveConfig, { ...initial, stream }, 0)).rejects.toThrow('cannot be used');
  });

  it('[R07] show ends before the millisecond of its end, and one that comes again is next at once', () => {
    const daily = { startsAt: '2027-01-01T00:00:00Z', minutes: 60, everyHours: 24 };
    const start = Date.parse(daily.startsAt) + 5 * 24 * HOUR;
    const at = (now: number) => {
      const { live, schedule } = planShows([daily], now);
      return [live?.startsAt ?? null, schedule[0]?.startsAt];
    };
    expect(at(start - 1)).toEqual([null, start]);
    expect(at(start)).toEqual([start, start + 24 * HOUR]);
    expect(at(start + HOUR - 1)).toEqual([start, start + 24 * HOUR]);
    expect(at(start + HOUR)).toEqual([null, start + 24 * HOUR]);
  });
});
