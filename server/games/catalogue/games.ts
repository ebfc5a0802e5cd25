import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus, GameType } from '../../../contract/ids.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { GAMES } from '../../../games/game-list.ts';
import { BRANDS, type ListedGame } from '../../../games/game-listing.ts';
import { COMING_INSTANT_GAMES } from './coming-instant-games.ts';
import { COMING_SLOTS } from './coming-slots.ts';
import { COMING_TABLES } from './coming-tables.ts';

/** Smallest and largest bet of a type, in cents; those of a built game come from its maths. */
const BETS: Record<ListedGame['type'], readonly [Cents, Cents]> = {
  slots: [cents(100), cents(50_000)],
  tables: [cents(1_000), cents(500_000)],
  live: [cents(2_000), cents(1_000_000)],
  fishing: [cents(50), cents(20_000)],
  instant: [cents(100), cents(100_000)],
  bingo: [cents(500), cents(50_000)],
};

const FIRST_ID = 101;

const rowOf = ({ slug, type, brand, ...listing }: ListedGame, status: GameStatus): Game => ({
  ...listing,
  slug,
  typeId: GameType[type],
  brandId: BRANDS[brand],
  minBet: BETS[type][0],
  maxBet: BETS[type][1],
  tags: listing.tags ?? [],
  // Numbers were given in the order of popularity, type by type.
  popularity: 1000 - (listing.id - FIRST_ID) * 10,
  status,
});

const COMING = [...COMING_SLOTS, ...COMING_TABLES, ...COMING_INSTANT_GAMES];

/**
 * The catalogue as seeded, most popular first within a type. Games that are not built yet are listed as
 * coming. Every slug has a poster of that name.
 */
export const CATALOGUE: readonly Game[] = [
  ...GAMES.map(({ slug, listing }) => rowOf({ slug, ...listing }, GameStatus.open)),
  ...COMING.map((game) => rowOf(game, GameStatus.coming)),
].sort((one, other) => one.id - other.id);
