import { performance } from 'node:perf_hooks';
import type { Game } from '../../contract/games/catalogue.ts';
import { cents } from '../../contract/money.ts';
import { CATALOGUE } from '../../server/games/catalogue/games.ts';
import { EMPTY_FILTER, type GameFilter } from '../../src/features/games/game-filter.ts';
import { createSearchIndex } from '../../src/features/games/search-index.ts';
import { nearestNames, searchGames } from '../../src/features/games/search-rules.ts';
import type { Bench, Figure } from './bench.ts';

const GAME_COUNT = 5_000;
const LIMIT_MS = 50;
const TURNS = 20;

/** Typical queries, letter by letter and with typing errors, alone and with every filter set. */
const TEXTS = [
  '',
  'r',
  'ro',
  'roy',
  'royal',
  'roayl svens',
  'imperail drgon 17',
  'fotune tgier lanten',
  '龙',
];
const NARROW: Partial<GameFilter> = {
  brandIds: [1, 2, 3, 4],
  features: ['freeSpins'],
  volatilities: [2, 3, 4, 5],
  minRtpBp: 9500,
  maxLowBet: cents(1_000),
};

/** As many distinct words as on a large platform: every name and alias gets its own suffix. */
function makeCatalogue(): Game[] {
  return Array.from({ length: GAME_COUNT }, (_, number) => {
    const game = CATALOGUE[number % CATALOGUE.length];
    const other = CATALOGUE[(number * 7 + 3) % CATALOGUE.length];
    if (!game || !other) throw new Error('the catalogue is empty');
    const own = (number * 2_654_435_761).toString(36).slice(0, 7);
    return {
      ...game,
      id: number,
      name: `${game.name} ${own} ${number % 97}`,
      aliases: [...game.aliases, ...other.aliases, `${own}x`],
      popularity: (number * 7_919) % GAME_COUNT,
    };
  });
}

const middleOf = (list: readonly number[]) =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

function timeOf(work: () => unknown): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

async function run(): Promise<Figure[]> {
  const games = makeCatalogue();
  const build = timeOf(() => createSearchIndex(games, () => ['Lumen Works', 'Slots']));
  const index = createSearchIndex(games, () => ['Lumen Works', 'Slots']);
  const filters = TEXTS.flatMap((text) => [
    { ...EMPTY_FILTER, text },
    { ...EMPTY_FILTER, ...NARROW, text },
    { ...EMPTY_FILTER, text, sort: 'name' as const },
  ]);
  const first = Math.max(...filters.map((filter) => timeOf(() => searchGames(index, filter))));
  // The median of many runs, so that other work of the machine does not count.
  const times = filters.map((filter) =>
    middleOf(Array.from({ length: TURNS }, () => timeOf(() => searchGames(index, filter)))),
  );
  const plain = middleOf(
    Array.from({ length: TURNS }, () =>
      timeOf(() => games.filter(({ name }) => name.toLowerCase().includes('royal'))),
    ),
  );
  const help = middleOf(
    Array.from({ length: TURNS }, () => timeOf(() => nearestNames(index, 'rolayu sveenens', 3))),
  );
  const limit = { atMost: LIMIT_MS };
  return [
    { name: 'search, 5,000 games, slowest text', value: Math.max(...times), unit: 'ms', limit },
    { name: 'search, 5,000 games, median text', value: middleOf(times), unit: 'ms', limit },
    { name: 'search, 5,000 games, slowest first query', value: first, unit: 'ms' },
    { name: 'search against a plain text comparison', value: middleOf(times) / plain, unit: '' },
    { name: 'nearest names of 5,000', value: help, unit: 'ms', limit },
    { name: 'index of 5,000 games, once', value: build, unit: 'ms' },
  ];
}

export const bench: Bench = { name: 'search', run };
