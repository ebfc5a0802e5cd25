import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emblems as places } from '../../assets/emblems/places.ts';
import { emblems as rewards } from '../../assets/emblems/rewards.ts';
import { REWARD_KIND_NAMES } from '../../contract/rewards/reward-ids.ts';
import { PLACE_EMBLEMS } from '../../src/ui/emblem-names.ts';

const fileOf = (name: string, density: number) =>
  new URL(`../../assets/rendered/emblems/${name}@${density}.webp`, import.meta.url);

describe('emblems', () => {
  it('every kind of reward and every place of the bonus centre has a picture of its own, and no other is drawn', () => {
    expect(Object.keys(rewards).sort()).toEqual([...REWARD_KIND_NAMES].sort());
    expect(Object.keys(places).sort()).toEqual([...PLACE_EMBLEMS].sort());
    const names = [...REWARD_KIND_NAMES, ...PLACE_EMBLEMS];
    const missing = names.filter((name) => ![1, 2].every((density) => existsSync(fileOf(name, density))));
    expect(missing).toEqual([]);
  });
});
