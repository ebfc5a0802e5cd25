import { openDistinct } from './numbers.ts';
import { demand, type Inputs, type Result, readFields } from './proof.ts';
import { sum, sumOfPays } from './reels.ts';

interface SpotData {
  readonly maxSpots: number;
  readonly maxTotal: number;
}

interface PlacedSpot {
  readonly spot: string;
  readonly stake: number;
}

/** @throws Refusal */
function readPlaced({ bet, acts, stakes, data }: Inputs<SpotData>, spots: readonly string[]): PlacedSpot[] {
  demand(acts.length === 0, 'acts');
  const { placed } = readFields(bet, ['placed'], 'bet');
  demand(Array.isArray(placed) && placed.length > 0 && placed.length <= data.maxSpots, 'bet');
  const read = (placed as unknown[]).map((one) => {
    const { spot, stake } = readFields(one, ['spot', 'stake'], 'bet');
    demand(typeof spot === 'string' && spots.includes(spot), 'bet');
    demand(Number.isInteger(stake) && (stake as number) > 0, 'bet');
    demand((stake as number) % Math.min(...stakes) === 0, 'bet');
    return { spot, stake } as PlacedSpot;
  });
  demand(new Set(read.map(({ spot }) => spot)).size === read.length, 'bet');
  demand(sum(read.map(({ stake }) => stake)) <= data.maxTotal, 'bet');
  return read;
}

function settle(placed: readonly PlacedSpot[], outcome: object, returnOf: (spot: string) => number): Result {
  const wins = placed
    .map(({ spot, stake }) => ({ spot, pay: (stake * returnOf(spot)) / 100 }))
    .filter(({ pay }) => pay > 0);
  return {
    stake: sum(placed.map(({ stake }) => stake)),
    outcome: { ...outcome, wins },
    win: sumOfPays(wins),
  };
}

interface RouletteData extends SpotData {
  readonly numbers: number;
  readonly spots: readonly {
    readonly name: string;
    readonly numbers: readonly number[];
    readonly returns: number;
  }[];
}

export function roulette(inputs: Inputs<RouletteData>): Result {
  const { data, draw } = inputs;
  const placed = readPlaced(
    inputs,
    data.spots.map(({ name }) => name),
  );
  const number = draw(data.numbers);
  return settle(placed, { number }, (spot) => {
    const row = data.spots.find(({ name }) => name === spot);
    return row?.numbers.includes(number) ? row.returns : 0;
  });
}

export function colorGame(
  inputs: Inputs<SpotData & { readonly colors: readonly string[]; readonly returns: readonly number[] }>,
): Result {
  const { data, draw } = inputs;
  const placed = readPlaced(inputs, data.colors);
  const throwDie = () => data.colors[draw(data.colors.length)] ?? '';
  const dice = [throwDie(), throwDie(), throwDie()];
  return settle(placed, { dice }, (spot) => data.returns[dice.filter((die) => die === spot).length] ?? 0);
}

export interface DeckData {
  readonly deckCards: number;
  readonly ranks: number;
  readonly decks: number;
}

/** Deals the cards of a fresh shoe. */
export function openShoe({ data, draw }: Inputs<DeckData>): () => number {
  const next = openDistinct(data.decks * data.deckCards, draw);
  return () => next() % data.deckCards;
}

export const rankOf = (card: number, { ranks }: Pick<DeckData, 'ranks'>): number => (card % ranks) + 1;

type Returns = Readonly<Record<string, number>>;

interface BaccaratData extends DeckData, SpotData {
  readonly naturalPoints: number;
  readonly playerDrawsUpTo: number;
  readonly bankerDraws: readonly {
    readonly bankerPoints: number;
    readonly playerStood: boolean;
    readonly byPlayerThird: readonly boolean[];
  }[];
  readonly returns: Returns;
  readonly returnsOnTie: number;
}

export function baccarat(inputs: Inputs<BaccaratData>): Result {
  const { data } = inputs;
  const placed = readPlaced(inputs, Object.keys(data.returns));
  const deal = openShoe(inputs);
  const countOf = (card: number) => (rankOf(card, data) < 10 ? rankOf(card, data) : 0);
  const pointsOf = (cards: readonly number[]) => sum(cards.map(countOf)) % 10;
  const [first, second, third, fourth] = [deal(), deal(), deal(), deal()] as const;
  const player = [first, third];
  const banker = [second, fourth];
  if (pointsOf(player) < data.naturalPoints && pointsOf(banker) < data.naturalPoints) {
    if (pointsOf(player) <= data.playerDrawsUpTo) player.push(deal());
    const row = data.bankerDraws.find(({ bankerPoints }) => bankerPoints === pointsOf(banker));
    const playerThird = player[2];
    const draws = playerThird === undefined ? row?.playerStood : row?.byPlayerThird[countOf(playerThird)];
    if (draws) banker.push(deal());
  }
  const lead = pointsOf(player) - pointsOf(banker);
  const isPair = ([one = 0, other = 0]: readonly number[]) => rankOf(one, data) === rankOf(other, data);
  const isWon: Readonly<Record<string, boolean>> = {
    player: lead > 0,
    banker: lead < 0,
    tie: lead === 0,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
  const hand = (cards: readonly number[]) => ({ cards, points: pointsOf(cards) });
  return settle(placed, { player: hand(player), banker: hand(banker) }, (spot) => {
    if (isWon[spot]) return data.returns[spot] ?? 0;
    return lead === 0 && (spot === 'player' || spot === 'banker') ? data.returnsOnTie : 0;
  });
}

export function dragonTiger(
  inputs: Inputs<DeckData & SpotData & { readonly returns: Returns; readonly returnsOnTie: number }>,
): Result {
  const { data } = inputs;
  const placed = readPlaced(inputs, Object.keys(data.returns));
  const deal = openShoe(inputs);
  const [dragon, tiger] = [deal(), deal()] as const;
  const lead = rankOf(dragon, data) - rankOf(tiger, data);
  const winner = lead > 0 ? 'dragon' : lead < 0 ? 'tiger' : 'tie';
  return settle(placed, { dragon, tiger, winner }, (spot) => {
    const isWon = spot === 'suitedTie' ? dragon === tiger : spot === winner;
    if (isWon) return data.returns[spot] ?? 0;
    return winner === 'tie' && (spot === 'dragon' || spot === 'tiger') ? data.returnsOnTie : 0;
  });
}
