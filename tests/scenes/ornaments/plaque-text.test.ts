import { expect, it } from 'vitest';
import { plaqueText } from '../../../scenes/ornaments/measures.ts';
import { GAME_BRANDS } from '../../../server/games/catalogue/shelves.ts';

it.each([
  ['Lumen Works', 'Lumen'],
  ['Halcyon', 'Halcyon'],
  ['Extraordinaryentertainment Ltd', 'Extraordin…'],
  ['非常长的工作室名称不可能放得下', '非常长的工作室…'],
  ['', ''],
])('plaque of %j says %j', (brand, text) => {
  expect(plaqueText(brand)).toBe(text);
});

it('plaque of a brand of ours has its whole first word', () => {
  const cut = GAME_BRANDS.filter(({ name }) => plaqueText(name) !== name.split(' ')[0]);
  expect(cut).toEqual([]);
});
