import { describe, expect, it } from 'vitest';
import { ActivityId, ClickType } from '../../../contract/ids.ts';
import { ACTIVITIES } from '../../../server/activities/activity-seeds.ts';
import { BUILD_CAPABILITIES } from '../../../src/app/build-capabilities.ts';
import { targetOf } from '../../../src/features/activities/activity-target.ts';

const map = Object.fromEntries(
  ACTIVITIES.map(({ name, title, ...row }) => [
    String(ActivityId[name]),
    { ...row, id: ActivityId[name], sort: 1, title: title.en, themeUrl: '', startAt: 0, endAt: 1 },
  ]),
);

describe('targets of the seeded activities', () => {
  it.each(ACTIVITIES.map((row) => [row.name, row] as const))('[D06] %s leads somewhere', (_name, row) => {
    const target = targetOf(row, map, BUILD_CAPABILITIES);
    if (row.clickType === ClickType.nothing) {
      expect(target.kind).toBe('info');
      // Its own page then has something to say.
      expect(row.about?.en).toMatch(/\w{3}/);
    } else expect(target.kind).not.toBe('info');
  });

  it.each(ACTIVITIES.map((row) => [row.name, row] as const))(
    '[D06] %s has its title in three languages',
    (_name, { title }) => {
      expect(Object.values(title).every((text) => text.trim().length > 1)).toBe(true);
    },
  );
});
