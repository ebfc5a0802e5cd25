import type { AnyGame } from './game-maths.ts';

/**
 * How much decides a round. `slot`: the stake alone. `bet`: one bet, whatever the game makes of it. `acts`: what the
 * player does within the round, too. `shared`: one draw for all players, and what each does until it is known.
 */
export type GameKind = 'slot' | 'bet' | 'acts' | 'shared';

interface ListedGame {
  readonly kind: GameKind;
  load(): Promise<AnyGame>;
}

/**
 * Every game by the name of its maths; nothing is loaded before it is wanted. The first of a slug is played, those below
 * it verify older rounds.
 */
export const GAME_LIST: Readonly<Record<string, ListedGame>> = {
  'royal-sevens@1': { kind: 'slot', load: async () => (await import('./royal-sevens.ts')).ROYAL_SEVENS_GAME },
  'golden-orchard@1': {
    kind: 'slot',
    load: async () => (await import('./golden-orchard.ts')).GOLDEN_ORCHARD,
  },
  'jade-tiger@1': { kind: 'slot', load: async () => (await import('./jade-tiger.ts')).JADE_TIGER },
  'gold-rush-express@1': {
    kind: 'slot',
    load: async () => (await import('./gold-rush-express.ts')).GOLD_RUSH_EXPRESS,
  },
  'midnight-masque@1': {
    kind: 'slot',
    load: async () => (await import('./midnight-masque.ts')).MIDNIGHT_MASQUE,
  },
  'serpent-temple@1': {
    kind: 'slot',
    load: async () => (await import('./serpent-temple.ts')).SERPENT_TEMPLE,
  },
  'roulette-royale@1': {
    kind: 'bet',
    load: async () => (await import('./roulette-royale.ts')).ROULETTE_ROYALE,
  },
  'grand-baccarat@1': { kind: 'bet', load: async () => (await import('./grand-baccarat.ts')).GRAND_BACCARAT },
  'blackjack-salon@1': {
    kind: 'acts',
    load: async () => (await import('./blackjack-salon.ts')).BLACKJACK_SALON,
  },
  'color-game@1': { kind: 'bet', load: async () => (await import('./color-game.ts')).COLOR_GAME },
  'plinko-tower@1': { kind: 'bet', load: async () => (await import('./plinko-tower.ts')).PLINKO_TOWER },
  'mines-of-brass@1': {
    kind: 'acts',
    load: async () => (await import('./mines-of-brass.ts')).MINES_OF_BRASS,
  },
  'high-low-salon@1': {
    kind: 'acts',
    load: async () => (await import('./high-low-salon.ts')).HIGH_LOW_SALON,
  },
  'dragon-tiger@1': { kind: 'bet', load: async () => (await import('./dragon-tiger.ts')).DRAGON_TIGER },
  'airship@1': { kind: 'shared', load: async () => (await import('./airship.ts')).AIRSHIP },
  'keno-lights@1': { kind: 'shared', load: async () => (await import('./keno-lights.ts')).KENO_LIGHTS },
};

/** The kind of a game by the name of its maths; null for maths that this build does not know. */
export const kindOf = (maths: string): GameKind | null => findListed(maths)?.kind ?? null;

/**
 * Loads the maths of one game only. Null for a name that this build does not know.
 * @throws Error when the file cannot be fetched
 */
export async function loadGame(maths: string): Promise<AnyGame | null> {
  return (await findListed(maths)?.load()) ?? null;
}

/** The name comes from an address or an answer: `toString` is no game. */
function findListed(maths: string): ListedGame | undefined {
  return Object.hasOwn(GAME_LIST, maths) ? GAME_LIST[maths] : undefined;
}
