import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ActivityId } from '../../../contract/ids.ts';
import { activityImage } from '../../../server/activities/activity-image.ts';
import { artAddress } from '../../../server/http/art-address.ts';
import { useDatabase } from '../support/database.ts';
import { useApp } from '../support/use-app.ts';

const database = useDatabase();
const app = useApp(database);

/** Bytes of one picture, and of all of them. */
const LARGEST = 18_400;
const ALL = 700_000;

const names = Object.keys(ActivityId);
const fileOf = (name: string) =>
  new URL(`../../../assets/rendered/${activityImage(name).slice(artAddress().length)}`, import.meta.url);

describe('images of activities', () => {
  it('every activity of the specification has an image of its own, within the budget of bytes', () => {
    expect(names).toHaveLength(38);
    expect(names.filter((name) => !existsSync(fileOf(name)))).toEqual([]);
    const files = names.map((name) => readFileSync(fileOf(name)).toString('base64'));
    expect(new Set(files).size).toBe(names.length);
    const sizes = names.map((name) => ({ name, bytes: statSync(fileOf(name)).size }));
    expect(sizes.filter(({ bytes }) => bytes > LARGEST)).toEqual([]);
    expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(ALL);
  });

  it('[D05] running activity without an image of the operator’s shows its own, which the server serves', async () => {
    const { data } = await app.call('getActivityIds');
    const { themeUrl } = data.activityMap[ActivityId.firstDeposit];
    expect(themeUrl).toBe(`${artAddress()}activities/first-deposit.webp`);
    const image = await fetch(app.url + themeUrl);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(image.headers.get('cache-control')).toContain('immutable');
  });

  it('[D05] image that the operator has set is the one that is shown', async () => {
    await database.sql`update activities set theme_url = '/pictures/own.webp' where id = ${ActivityId.firstDeposit}`;
    const { data } = await app.call('getActivityIds');
    expect(data.activityMap[ActivityId.firstDeposit].themeUrl).toBe('/pictures/own.webp');
    await database.sql`update activities set theme_url = '' where id = ${ActivityId.firstDeposit}`;
  });
});
