import type { Game, GameTypeRow } from '../../../../contract/games/catalogue.ts';
import { countPlayable, isPlayable, orderGames } from '../../../../contract/games/playable.ts';
import { GameStatus, OpenStatus } from '../../../../contract/ids.ts';
import type { LobbyLinks } from './lobby-texts.ts';

export interface RailPlan {
  readonly key: string;
  /** The i18n key of the title. */
  readonly titleKey: string;
  readonly games: readonly Game[];
  /** Games that belong here and can be played, shown in the rail or not. */
  readonly total: number;
  /** Its address lists more than the rail shows. */
  readonly hasMore: boolean;
  /** Where all of them are listed. */
  readonly allAddress: string;
}

export interface RailsInput {
  readonly games: readonly Game[];
  readonly types: readonly GameTypeRow[];
  readonly likeIds: readonly number[];
  /** Latest first. */
  readonly historyIds: readonly number[];
  readonly links: Pick<LobbyLinks, 'allGames' | 'likes' | 'history' | 'category'>;
  /** Most posters in a rail; the rest is one tap away. */
  readonly limit: number;
}

const BILL_SIZE = 12;
/** Games of the player's own that fill a phone's row. */
const LEADING_SIZE = 3;
/** A row of fewer looks empty: such rows become one. */
const MIN_RAIL_SIZE = 4;
const MORE_SIZE = 8;

const isComing = (game: Game) => game.status === GameStatus.coming;

/**
 * The lobby's rails from top to bottom: what this player played and likes, where to start, the categories in the market's
 * order, what studios released last, and all that is still to come: no rail above it names a game that cannot be played.
 * Rows of fewer than four become one of their kind. A row of one or two of the player's own would leave the first screen empty: it
 * follows the one to start with.
 */
export function planRails(input: RailsInput): RailPlan[] {
  const byId = new Map(input.games.filter((game) => !isComing(game)).map((game) => [game.id, game]));
  const pick = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const { links } = input;
  const own = joinOwn(links.history, [
    toRail('history', 'lobby.rail.history', pick(input.historyIds), links.history, input.limit),
    toRail('likes', 'lobby.rail.likes', pick(input.likeIds), links.likes, input.limit),
  ]);
  const types = input.types
    .filter((type) => type.status === OpenStatus.open)
    .toSorted((a, b) => a.sort - b.sort)
    .map((type) => {
      const games = orderGames(input.games.filter((game) => game.typeId === type.id));
      return { type, listed: games.length, games: games.filter((game) => !isComing(game)) };
    });
  const bill = planBill(input, types);
  const categories = types.map(({ type, listed, games }) => {
    const rail = toRail(`type-${type.id}`, type.key, games, links.category(type.id), input.limit);
    return { ...rail, hasMore: listed > rail.games.length };
  });
  const coming = orderGames(input.games.filter(isComing));
  // Ids grow with each release of a studio's game, whose poster has an address of its own.
  const studios = input.games
    .filter((game) => game.poster && isPlayable(game))
    .toSorted((a, b) => b.id - a.id);
  const theirs = `${links.allGames}?brand=${[...new Set(studios.map((game) => game.brandId))].join(',')}`;
  const news = toRail('studios', 'lobby.rail.studios', studios, theirs, input.limit);
  const leads = ({ games }: RailPlan) => games.length >= LEADING_SIZE;
  const rails = [
    ...own.filter(leads),
    bill,
    ...own.filter((rail) => !leads(rail)),
    ...categories.filter((rail) => !isShort(rail)),
    ...[news].filter(leads),
    planMore(input, categories, bill),
    // The list behind it has all the others too: it is no list of these.
    { ...toRail('coming', 'lobby.rail.coming', coming, links.allGames, input.limit), hasMore: false },
  ].filter((rail) => rail.games.length > 0);
  return placeApart(rails, own);
}

const isShort = ({ games }: RailPlan) => games.length > 0 && games.length < MIN_RAIL_SIZE;

/** The player's own rows: two that are short become one, with no game twice. */
function joinOwn(address: string, rails: readonly RailPlan[]): RailPlan[] {
  if (!rails.every(isShort)) return [...rails];
  const games = [...new Set(rails.flatMap((rail) => rail.games))];
  return [toRail('own', 'lobby.rail.own', games, address, games.length)];
}

/** Categories with too few games for a rail share one; games that the first rail does not name fill it up. */
function planMore(input: RailsInput, categories: readonly RailPlan[], bill: RailPlan): RailPlan {
  const few = categories.filter(isShort);
  const games = [...few, ...(few.length > 0 ? categories : [])]
    .flatMap((rail) => rail.games)
    .filter((game, at, all) => all.indexOf(game) === at)
    .filter((game) => !bill.games.includes(game) || few.some((rail) => rail.games.includes(game)));
  const rail = toRail('more', 'lobby.rail.more', games, input.links.allGames, MORE_SIZE);
  return { ...rail, ...allOf(input, rail) };
}

/**
 * The eye goes down a column: a game moves aside by a place where another rail shows it above. The order of what a player
 * played and likes is the player's.
 */
function placeApart(rails: readonly RailPlan[], own: readonly RailPlan[]): RailPlan[] {
  const above: (readonly Game[])[] = [];
  return rails.map((rail) => {
    const left = [...rail.games];
    const games = own.includes(rail)
      ? rail.games
      : rail.games.map((_, at) => {
          // The first that fits moves up; where none does, the order stays.
          const found = left.findIndex((game) => above.every((row) => row[at] !== game));
          return left.splice(Math.max(0, found), 1)[0] as Game;
        });
    above.push(games);
    return { ...rail, games };
  });
}

/** The best of every category in turn, so that the first rail shows the width of what can be played. */
function planBill(input: RailsInput, types: readonly { games: readonly Game[] }[]): RailPlan {
  const mixed: Game[] = [];
  for (
    let place = 0;
    mixed.length < BILL_SIZE && types.some(({ games }) => place < games.length);
    place += 1
  ) {
    for (const { games } of types) {
      const game = games[place];
      if (game) mixed.push(game);
    }
  }
  // Playable games to the front, the rest as it was.
  const chosen = mixed.slice(0, BILL_SIZE).toSorted((a, b) => Number(isPlayable(b)) - Number(isPlayable(a)));
  const rail = toRail('bill', 'lobby.rail.bill', chosen, input.links.allGames, BILL_SIZE);
  return { ...rail, ...allOf(input, rail) };
}

/** The address of these rails lists the whole catalogue. */
const allOf = ({ games }: RailsInput, rail: RailPlan) => ({
  total: countPlayable(games),
  hasMore: games.length > rail.games.length,
});

function toRail(
  key: string,
  titleKey: string,
  all: readonly Game[],
  allAddress: string,
  limit: number,
): RailPlan {
  const [games, hasMore] = [all.slice(0, limit), all.length > limit];
  return { key, titleKey, games, total: countPlayable(all), hasMore, allAddress };
}
