import type { Game } from '../../../contract/games/catalogue.ts';
import { GameStatus, GameType } from '../../../contract/ids.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import { BRANDS, type GameRow } from './game-row.ts';
import { INSTANT_GAMES } from './instant-games.ts';
import { LOCAL_NAMES } from './local-names.ts';
import { SLOT_GAMES } from './slot-games.ts';
import { TABLE_GAMES } from './table-games.ts';

/** Smallest and largest bet of a type, in cents; those of a built game come from its maths. */
const BETS: Record<GameRow['type'], readonly [Cents, Cents]> = {
  slots: [cents(100), cents(50_000)],
  tables: [cents(1_000), cents(500_000)],
  live: [cents(2_000), cents(1_000_000)],
  fishing: [cents(50), cents(20_000)],
  instant: [cents(100), cents(100_000)],
  bingo: [cents(500), cents(50_000)],
};

/**
 * The catalogue as seeded, most popular first within a type. Games that are not built yet are listed as
 * coming. Every slug has a poster of that name.
 */
const ROWS: readonly GameRow[] = [...SLOT_GAMES, ...TABLE_GAMES, ...INSTANT_GAMES];

export const CATALOGUE: readonly Game[] = ROWS.map((row, index) => ({
  id: 101 + index,
  slug: row.slug,
  name: row.name,
  aliases: [...row.aliases, ...(LOCAL_NAMES[row.slug] ?? [])],
  typeId: GameType[row.type],
  brandId: BRANDS[row.brand],
  rtpBp: row.rtpBp,
  volatility: row.volatility,
  minBet: BETS[row.type][0],
  maxBet: BETS[row.type][1],
  tags: row.tags ?? [],
  features: row.features,
  popularity: 1000 - index * 10,
  status: row.isOpen ? GameStatus.open : GameStatus.coming,
}));
