import { createHash } from 'node:crypto';
import { finishForAbsent } from '../../../maths/finish-for-absent.ts';
import { type AnyGame, IllegalAct } from '../../../maths/game-maths.ts';
import { commitOf, fairSource } from '../../../maths/provably-fair.ts';
import type { RandomSource } from '../../../maths/random-source.ts';
import { isSharedGame } from '../../../maths/shared-game.ts';
import type { GameSheet, SheetRound } from '../../../maths/sheets/game-sheet.ts';
import { seededRandom } from '../seeded-random.ts';

const MAX_RANDOM_ACTS = 8;
/** Every so many rounds one has no nonce, like those from before there were any. */
const OLD_ROUND = 10;

const pick = <Item>(items: readonly Item[], random: RandomSource): Item =>
  items[random.integer(items.length)] as Item;

const numbersTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** Some of the items, each once. */
function some<Item>(items: readonly Item[], most: number, random: RandomSource): Item[] {
  const left = [...items];
  const count = 1 + random.integer(Math.min(most, items.length));
  return Array.from({ length: count }, () => left.splice(random.integer(left.length), 1)[0] as Item);
}

/** Spots of a table, by its sheet. */
function spotsOf({ data }: GameSheet): readonly string[] | null {
  if (Array.isArray(data.spots)) return data.spots.map(({ name }) => String(name));
  if (Array.isArray(data.colors)) return data.colors.map(String);
  return data.maxTotal === undefined ? null : Object.keys(data.returns as object);
}

function randomBet(sheet: GameSheet, random: RandomSource): unknown {
  const { game, stakes } = sheet;
  const stake = pick(stakes, random);
  const spots = spotsOf(sheet);
  if (spots) {
    const [chip = 0] = stakes;
    return {
      placed: some(spots, 6, random).map((spot) => ({ spot, stake: chip * (1 + random.integer(20)) })),
    };
  }
  const isLeftToMax = random.integer(2) === 0;
  const more: Readonly<Record<string, () => object>> = {
    'plinko-tower': () => ({
      rows: pick([8, 12, 16], random),
      risk: pick(['low', 'medium', 'high'], random),
    }),
    'mines-of-brass': () => ({ mines: 1 + random.integer(24) }),
    'keno-lights': () => ({ numbers: some(numbersTo(80), 10, random) }),
    airship: () => ({ cashOutAt: isLeftToMax ? null : 101 + random.integer(400) }),
  };
  return { stake, ...more[game]?.() };
}

/** What a player might do next, whether it is allowed or not. */
function randomAct(slug: string, random: RandomSource): unknown {
  if (slug === 'mines-of-brass')
    return random.integer(4) === 0 ? { kind: 'cashOut' } : { kind: 'open', cell: random.integer(25) };
  const kinds: Readonly<Record<string, readonly string[]>> = {
    'high-low-salon': ['higher', 'lower', 'same', 'skip', 'cashOut'],
    'blackjack-salon': ['insure', 'decline', 'hit', 'stand', 'double', 'split'],
  };
  return { kind: pick(kinds[slug] ?? [], random) };
}

/** Acts that the game takes; all others are left out. */
function takenActs(game: AnyGame, bet: unknown, source: () => RandomSource, random: RandomSource): unknown[] {
  const acts: unknown[] = [];
  for (let tries = random.integer(3 * MAX_RANDOM_ACTS); tries > 0; tries -= 1) {
    const act = game.readAct(randomAct(game.slug, random));
    try {
      if (game.play(bet, acts, source()).isOver) break;
      game.play(bet, [...acts, act], source());
      acts.push(act);
    } catch (error) {
      if (!(error instanceof IllegalAct)) throw error;
    }
  }
  return acts;
}

/** A player of a flight acts before its end, or not at all. */
function flightActs(
  game: AnyGame,
  bet: unknown,
  source: () => RandomSource,
  random: RandomSource,
): unknown[] {
  const { crashAt } = game.play(bet, [], source()).outcome as { crashAt: number };
  const { cashOutAt } = bet as { cashOutAt: number | null };
  const most = Math.min(crashAt, cashOutAt ?? crashAt);
  const choice = random.integer(3);
  if (choice === 0) return random.integer(20) === 0 ? [{ kind: 'void' }] : [];
  return choice === 1 && most > 100 ? [{ kind: 'cashOut', at: 101 + random.integer(most - 100) }] : [];
}

const ACTED = ['mines-of-brass', 'high-low-salon', 'blackjack-salon'];

/** A round of a random bet and random acts, as the server would have settled it. The same index gives the same round. */
export function randomRound(game: AnyGame, sheet: GameSheet, index: number): SheetRound {
  const random = seededRandom(index * 7919 + game.slug.length);
  const serverSeed = createHash('sha256').update(`${game.slug} ${index}`).digest('hex');
  const clientSeed = `client seed ${index} ₱`;
  const nonce = isSharedGame(game) || index % OLD_ROUND === 0 ? null : index;
  const source = () => fairSource(serverSeed, clientSeed, nonce);
  const bet = game.readBet(randomBet(sheet, random));
  const own = ACTED.includes(game.slug)
    ? takenActs(game, bet, source, random)
    : game.slug === 'airship'
      ? flightActs(game, bet, source, random)
      : [];
  const acts = finishForAbsent(game, bet, own, source);
  const { stake, outcome, win } = game.play(bet, acts, source());
  const absentActs = acts.length - own.length;
  return {
    serverSeed,
    commit: commitOf(serverSeed),
    clientSeed,
    nonce,
    bet,
    acts,
    absentActs,
    stake,
    outcome,
    win,
  };
}
