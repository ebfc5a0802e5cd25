import type { Game } from '../../../contract/games/catalogue.ts';
import { countPlayable, isPlayable } from '../../../contract/games/playable.ts';
import { compareTexts } from '../../platform/collate.ts';
import { matchWord } from '../../platform/search/match-word.ts';
import { foldText, splitWords } from '../../platform/search/search-text.ts';
import {
  exactReturn,
  FACETS,
  type Facet,
  failedFacets,
  type GameFilter,
  RTP_STEPS,
  type SortOrder,
} from './game-filter.ts';
import type { SearchEntry, SearchIndex } from './search-index.ts';

/** How many games a choice would leave, everything else as it is. */
export interface ChoiceCounts {
  readonly types: ReadonlyMap<number, number>;
  readonly brands: ReadonlyMap<number, number>;
  readonly features: ReadonlyMap<string, number>;
  readonly volatilities: ReadonlyMap<number, number>;
  /** By step of `RTP_STEPS`. */
  readonly returns: ReadonlyMap<number, number>;
  /** By a game's own lowest bet, in cents; a choice of at most X is the sum up to X. */
  readonly lowBets: ReadonlyMap<number, number>;
  /** Under `true`: those that can be played now. */
  readonly playable: ReadonlyMap<boolean, number>;
}

export interface SearchResult {
  /** Best first. */
  readonly games: readonly Game[];
  /** How many of them can be played. */
  readonly playable: number;
  readonly counts: ChoiceCounts;
  /** How many games that can be played match when one filter is removed; only filters whose removal helps. */
  readonly freed: ReadonlyMap<Facet | 'text', number>;
}

interface Hit {
  readonly entry: SearchEntry;
  readonly cost: number;
}

const NO_MATCH = -1;
/** The same hit in another name counts a little less than in the game's own. */
const OTHER_NAME_COST = 1.5;

/** Games that fit, best first, and what every other choice would bring: one walk through the catalogue. */
export function searchGames(index: SearchIndex, filter: GameFilter): SearchResult {
  const wordCosts = splitWords(filter.text).map((typed) => costsOf(index.vocabulary, typed));
  const found: Hit[] = [];
  const tally = startTally();
  const freed = new Map<Facet | 'text', number>();
  for (const entry of index.entries) {
    const { game } = entry;
    const failed = failedFacets(game, filter);
    const hasManyErrors = (failed & (failed - 1)) !== 0;
    if (hasManyErrors) continue;
    const cost = entryCost(wordCosts, entry);
    if (cost === NO_MATCH) {
      if (failed === 0) add(freed, 'text', Number(isPlayable(game)));
      continue;
    }
    if (isPlayable(game)) tally.count(game, failed);
    if (failed === 0) found.push({ entry, cost });
    else add(freed, FACETS[31 - Math.clz32(failed)] as Facet, Number(isPlayable(game)));
  }
  const games = sortHits(found, filter.sort);
  return { games, playable: countPlayable(games), counts: tally.counts, freed };
}

function costsOf(vocabulary: readonly string[], typed: string): Float32Array {
  const costs = new Float32Array(vocabulary.length);
  vocabulary.forEach((word, place) => {
    costs[place] = matchWord(word, typed)?.cost ?? NO_MATCH;
  });
  return costs;
}

function entryCost(wordCosts: readonly Float32Array[], { nameMessages, otherMessages }: SearchEntry): number {
  let total = 0;
  for (const costs of wordCosts) {
    let best = Number.POSITIVE_INFINITY;
    for (const place of nameMessages) {
      const cost = costs[place] as number;
      if (cost !== NO_MATCH && cost < best) best = cost;
    }
    for (const place of otherMessages) {
      const cost = costs[place] as number;
      if (cost !== NO_MATCH && cost + OTHER_NAME_COST < best) best = cost + OTHER_NAME_COST;
    }
    if (best === Number.POSITIVE_INFINITY) return NO_MATCH;
    total += best;
  }
  return total;
}

function startTally() {
  const counts = {
    types: new Map<number, number>(),
    brands: new Map<number, number>(),
    features: new Map<string, number>(),
    volatilities: new Map<number, number>(),
    returns: new Map<number, number>(),
    lowBets: new Map<number, number>(),
    playable: new Map<boolean, number>(),
  };
  /** A game counts for a side when that side is the only one it fails, or it fails none. */
  const count = (game: Game, failed: number) => {
    const isOpen = (facet: Facet) => failed === 0 || failed === 1 << FACETS.indexOf(facet);
    if (isOpen('type')) add(counts.types, game.typeId);
    if (isOpen('brand')) add(counts.brands, game.brandId);
    // One more feature narrows what is there, as all of them must hold.
    if (failed === 0) for (const feature of game.features) add(counts.features, feature);
    if (isOpen('volatility')) add(counts.volatilities, game.volatility);
    if (isOpen('rtp')) for (const step of RTP_STEPS) if (exactReturn(game) >= step) add(counts.returns, step);
    if (isOpen('bet')) add(counts.lowBets, game.minBet);
    if (isOpen('playable')) add(counts.playable, true);
  };
  return { counts, count };
}

function add<K>(counts: Map<K, number>, key: K, count = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

const ORDERS: Record<Exclude<SortOrder, 'best'>, (a: SearchEntry, b: SearchEntry) => number> = {
  name: (a, b) => compareTexts(a.sortName, b.sortName),
  rtp: (a, b) => exactReturn(b.game) - exactReturn(a.game),
  bet: (a, b) => a.game.minBet - b.game.minBet,
  calm: (a, b) => a.game.volatility - b.game.volatility,
  wild: (a, b) => b.game.volatility - a.game.volatility,
};

const byPlay = (a: SearchEntry, b: SearchEntry) => Number(isPlayable(b.game)) - Number(isPlayable(a.game));

/** Sorting is stable, so equals keep the platform's order. What cannot be played has no figure to go by, and comes last. */
function sortHits(hits: Hit[], sort: SortOrder): Game[] {
  if (sort === 'best') hits.sort((a, b) => a.cost - b.cost);
  else if (sort === 'name') hits.sort((a, b) => ORDERS.name(a.entry, b.entry));
  else hits.sort((a, b) => byPlay(a.entry, b.entry) || ORDERS[sort](a.entry, b.entry));
  return hits.map(({ entry }) => entry.game);
}

/** Names that look most like a text nothing was found for. */
export function nearestNames(index: SearchIndex, text: string, count: number): Game[] {
  const typed = pairsOf(foldText(text).replaceAll(' ', ''));
  const likeness = new Float32Array(index.vocabulary.length);
  index.vocabulary.forEach((word, place) => {
    likeness[place] = likenessOf(typed, word);
  });
  return index.entries
    .map(({ game, nameMessages }) => ({
      game,
      likeness: nameMessages.reduce((best, place) => Math.max(best, likeness[place] ?? 0), 0),
    }))
    .filter((entry) => entry.likeness >= MIN_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ game }) => game);
}

/** Below this two words share letters by chance only. */
const MIN_LIKENESS = 0.25;

/** Every two letters that stand side by side, each pair as one number. */
function pairsOf(word: string): Set<number> {
  const pairs = new Set<number>();
  for (let at = 1; at < word.length; at += 1) pairs.add(pairAt(word, at));
  return pairs;
}

const pairAt = (word: string, at: number) => word.charCodeAt(at - 1) * 65_536 + word.charCodeAt(at);

/** Share of letter pairs that a typed text and a word have in common, 0 to 1. */
function likenessOf(typed: ReadonlySet<number>, word: string): number {
  let common = 0;
  for (let at = 1; at < word.length; at += 1) if (typed.has(pairAt(word, at))) common += 1;
  return Math.min(1, (2 * common) / (typed.size + word.length - 1 || 1));
}

/** A game that can be played, by chance. @param share from 0 up to, not with, 1 */
export function pickGame(games: readonly Game[], share: number): Game | null {
  return games[Math.floor(games.length * share)] ?? null;
}
