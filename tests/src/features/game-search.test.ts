import { describe, expect, it } from 'vitest';
import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus, GameType } from '../../../contract/ids.ts';
import { cents } from '../../../contract/money.ts';
import { BRANDS } from '../../../games/game-listing.ts';
import { CATALOGUE } from '../../../server/games/catalogue/games.ts';
import { GAME_BRANDS } from '../../../server/games/catalogue/shelves.ts';
import { EMPTY_FILTER, type GameFilter, withoutFacet } from '../../../src/features/games/game-filter.ts';
import { planLikes } from '../../../src/features/games/like-button.tsx';
import { createSearchIndex } from '../../../src/features/games/search-index.ts';
import { nearestNames, pickGame, searchGames } from '../../../src/features/games/search-rules.ts';
import { foldText } from '../../../src/platform/search/search-text.ts';

const brandNames = (game: Game) =>
  GAME_BRANDS.filter(({ id }) => id === game.brandId).map((brand) => brand.name);
const index = createSearchIndex(CATALOGUE, brandNames);
const search = (changes: Partial<GameFilter>) => searchGames(index, { ...EMPTY_FILTER, ...changes });
const find = (text: string) => search({ text }).games.map((game) => game.name);

describe('game search', () => {
  it.each([
    ['royal sevens', 'Royal Sevens'],
    ['rpyal sevens', 'Royal Sevens'],
    ['roayl', 'Royal Sevens'],
    ['sevns', 'Royal Sevens'],
    ['777', 'Royal Sevens'],
    ['pharoahs sun', 'Pharaoh’s Sun'],
    ['PHARAOH’S', 'Pharaoh’s Sun'],
    ['imperail dragon', 'Imperial Dragon'],
    ['krakens', 'Kraken’s Hoard'],
    ['moonwolf', 'Moon Wolf'],
    ['bacarat', 'Grand Baccarat'],
    ['hihg low', 'High-Low Salon'],
    ['perya', 'Color Game'],
    ['捕鱼', 'Reef Raiders'],
    ['牌九', 'Pai Gow House'],
    ['kulay', 'Color Game'],
  ])('[R41] query "%s" finds among the first three %s', (text, name) => {
    expect(find(text).slice(0, 3)).toContain(name);
  });

  it('[R41] match of the own name comes before another name, and an exact word before a mistyped one', () => {
    const games = [
      { ...game(1), name: 'Silver Lake', aliases: ['dragon'] },
      { ...game(2), name: 'Dragoon March', aliases: [] },
      { ...game(3), name: 'Dragon Gate', aliases: [] },
    ];
    const own = createSearchIndex(games, () => []);
    const found = searchGames(own, { ...EMPTY_FILTER, text: 'dragon' }).games.map(({ id }) => id);
    expect(found).toEqual([3, 1, 2]);
  });

  it('[R41] studio finds its games, also together with a word of the name', () => {
    expect(find('tala').every((name) => CATALOGUE.some((entry) => entry.name === name))).toBe(true);
    expect(find('tala koi')[0]).toBe('Lucky Koi');
    expect(find('lumen koi')).toEqual([]);
  });

  it('[R41] short word allows no typing error, a middle one allows one, a long one two', () => {
    const own = createSearchIndex([{ ...game(1), name: 'Koi Roulette Lamps', aliases: [] }], () => []);
    const finds = (text: string) => searchGames(own, { ...EMPTY_FILTER, text }).games.length > 0;
    expect(finds('koy')).toBe(false);
    expect(finds('lanps')).toBe(true);
    expect(finds('lanqs')).toBe(false);
    expect(finds('ruolette')).toBe(true);
    expect(finds('ruolerre')).toBe(false);
  });

  it('[R41] filters combine type, studio, feature, volatility, return and lowest bet', () => {
    const filter = {
      typeId: GameType.slots,
      brandIds: [BRANDS.tala, BRANDS.nova],
      features: ['freeSpins', 'multiplier'],
      volatilities: [4, 5],
      minRtpBp: 9600,
      maxLowBet: cents(100),
    };
    // Imperial Dragon has the same figures, and cannot be played: nothing is known of it.
    expect(search(filter).games.map(({ name }) => name)).toEqual(['Jade Tiger']);
    expect(search({ ...filter, text: 'jadde' }).games).toHaveLength(1);
    expect(search({ ...filter, text: 'koi' }).games).toEqual([]);
    expect(search({ ...filter, maxLowBet: cents(99) }).games).toEqual([]);
    expect(search({ ...filter, volatilities: [1, 2, 3] }).games).toEqual([]);
  });

  it('[R41] filter of playable games leaves out what is to come', () => {
    const slots = CATALOGUE.filter(({ typeId }) => typeId === GameType.slots);
    const open = slots.filter(({ status }) => status === GameStatus.open).map(({ name }) => name);
    expect(open.length).toBeLessThan(slots.length);
    const found = search({ typeId: GameType.slots, isPlayable: true }).games.map(({ name }) => name);
    expect(found.sort()).toEqual(open.sort());
  });

  it('[R41] every filter choice tells how many games it would leave', () => {
    const filter = { ...EMPTY_FILTER, typeId: GameType.slots, features: ['freeSpins'] };
    const { counts } = searchGames(index, filter);
    for (const { id } of GAME_BRANDS) {
      expect(counts.brands.get(id) ?? 0).toBe(search({ ...filter, brandIds: [id] }).playable);
    }
    for (const [feature, count] of counts.features) {
      expect(count).toBe(search({ ...filter, features: ['freeSpins', feature] }).playable);
    }
    for (const [typeId, count] of counts.types) expect(count).toBe(search({ ...filter, typeId }).playable);
    for (const [step, count] of counts.returns)
      expect(count).toBe(search({ ...filter, minRtpBp: step }).playable);
  });

  it('[R41] search without a match tells how many games removing one filter would bring', () => {
    const filter = { ...EMPTY_FILTER, typeId: GameType.bingo, volatilities: [1], text: 'keno' };
    const { games, freed } = searchGames(index, filter);
    expect(games).toEqual([]);
    expect([...freed]).toEqual([['volatility', 1]]);
    expect(searchGames(index, withoutFacet(filter, 'volatility')).games).toHaveLength(1);
    const open = CATALOGUE.filter(
      ({ typeId, status }) => typeId === GameType.bingo && status === GameStatus.open,
    );
    expect(search({ text: 'zzzz', typeId: GameType.bingo }).freed.get('text')).toBe(open.length);
  });

  it('[R41] search without a match suggests the most similar name', () => {
    expect(find('rolayu sveenens')).toEqual([]);
    expect(nearestNames(index, 'rolayu sveenens', 3).map(({ name }) => name)).toContain('Royal Sevens');
    expect(nearestNames(index, 'x', 3)).toEqual([]);
    expect(nearestNames(index, 'qqqq', 3)).toEqual([]);
  });

  it('[R41] empty query shows everything, playable games first, and nonsense shows nothing', () => {
    const all = search({}).games;
    expect(all).toHaveLength(CATALOGUE.length);
    const open = CATALOGUE.filter(({ status }) => status === GameStatus.open).length;
    expect(all.slice(0, open).every(({ status }) => status === GameStatus.open)).toBe(true);
    expect(all[open]?.popularity).toBeGreaterThanOrEqual(all[open + 1]?.popularity ?? 0);
    expect(find('qqqqzzzz')).toEqual([]);
  });

  it.each([
    ['name', (a: Game, b: Game) => a.name.localeCompare(b.name) <= 0],
    ['rtp', (a: Game, b: Game) => a.rtpBp >= b.rtpBp],
    ['bet', (a: Game, b: Game) => a.minBet <= b.minBet],
    ['calm', (a: Game, b: Game) => a.volatility <= b.volatility],
    ['wild', (a: Game, b: Game) => a.volatility >= b.volatility],
  ] as const)('[R41] sorts by %s', (sort, isInOrder) => {
    const games = search({ sort }).games;
    const open = games.filter(({ status }) => status === GameStatus.open);
    // A figure orders what has one; the rest stands behind it.
    if (sort !== 'name') expect(games.slice(0, open.length)).toEqual(open);
    const ordered = sort === 'name' ? games : open;
    expect(
      ordered.every((entry, at) => {
        const before = ordered[at - 1];
        return before === undefined || isInOrder(before, entry);
      }),
    ).toBe(true);
  });

  it('[R41] query finds the intended game among 5,000', () => {
    const many = Array.from({ length: 5_000 }, (_, number) => ({
      ...game(number),
      name: number === 4_321 ? 'Velvet Lighthouse' : `${game(number).name} ${number}`,
    }));
    const big = createSearchIndex(many, brandNames);
    const found = searchGames(big, { ...EMPTY_FILTER, text: 'velvt lighthuose' });
    expect(found.games.map(({ id }) => id)).toEqual([4_321]);
  });

  it('game search reads accents, case and punctuation as equal', () => {
    expect(foldText(' Pharaoh’s Café-Sun ')).toBe('pharaohs cafesun');
  });

  it('random pick works at both ends of the list and on an empty one', () => {
    expect(pickGame(CATALOGUE, 0)).toBe(CATALOGUE[0]);
    expect(pickGame(CATALOGUE, 0.9999)).toBe(CATALOGUE.at(-1));
    expect(pickGame([], 0.5)).toBeNull();
  });

  it('favourites put a new game first and remove one', () => {
    expect(planLikes([1, 2], 3, true)).toEqual([3, 1, 2]);
    expect(planLikes([1, 2], 2, true)).toEqual([2, 1]);
    expect(planLikes([1, 2], 1, false)).toEqual([2]);
  });
});

/** A game of the catalogue under another id. */
function game(id: number): Game {
  const entry = CATALOGUE[id % CATALOGUE.length];
  if (!entry) throw new Error('the catalogue is empty');
  return { ...entry, id };
}
