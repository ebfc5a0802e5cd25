import type { AnyGame } from '../maths/game-maths.ts';
import type { GameSheet } from '../maths/sheets/game-sheet.ts';
import { game as airship } from './airship/game.ts';
import { game as blackjackSalon } from './blackjack-salon/game.ts';
import { game as colorGame } from './color-game/game.ts';
import { game as dragonTiger } from './dragon-tiger/game.ts';
import type { GameDescriptor, GameKind, GameVersion } from './game-descriptor.ts';
import { game as goldRushExpress } from './gold-rush-express/game.ts';
import { game as goldenOrchard } from './golden-orchard/game.ts';
import { game as grandBaccarat } from './grand-baccarat/game.ts';
import { game as highLowSalon } from './high-low-salon/game.ts';
import { game as jadeTiger } from './jade-tiger/game.ts';
import { game as kenoLights } from './keno-lights/game.ts';
import { game as midnightMasque } from './midnight-masque/game.ts';
import { game as minesOfBrass } from './mines-of-brass/game.ts';
import { game as pearlTides } from './pearl-tides/game.ts';
import { game as plinkoTower } from './plinko-tower/game.ts';
import { game as rouletteRoyale } from './roulette-royale/game.ts';
import { game as royalSevens } from './royal-sevens/game.ts';
import { game as samuraiDusk } from './samurai-dusk/game.ts';
import { game as serpentTemple } from './serpent-temple/game.ts';

/** Every game that plays. */
export const GAMES: readonly GameDescriptor[] = [
  royalSevens,
  goldenOrchard,
  jadeTiger,
  goldRushExpress,
  midnightMasque,
  serpentTemple,
  samuraiDusk,
  pearlTides,
  rouletteRoyale,
  grandBaccarat,
  blackjackSalon,
  colorGame,
  plinkoTower,
  minesOfBrass,
  highLowSalon,
  dragonTiger,
  airship,
  kenoLights,
];

/** Names of all maths that this build knows, older versions included. */
export const MATHS_NAMES: readonly string[] = GAMES.flatMap(({ versions }) =>
  versions.map(({ maths }) => maths),
);

/** The sheets of the games that play, in the same order. */
export const loadSheets = (): Promise<GameSheet[]> =>
  Promise.all(GAMES.map(({ versions: [played] }) => played.sheet()));

/** The hash of the canonical form of these maths, in hex; null for maths that this build does not know. */
export const versionHashOf = (maths: string): string | null => find(maths)?.version.hash ?? null;

/** Whether the scene of their game shows rounds of these maths as they were. */
export function isShownByScene(maths: string): boolean {
  const found = find(maths);
  return (
    found !== null && (found.version === found.game.versions[0] || found.version.isShownByScene === true)
  );
}

/** The game that these maths belong to; null for maths that this build does not know. */
export const gameOf = (maths: string): GameDescriptor | null => find(maths)?.game ?? null;

/** The kind of a game by the name of its maths; null for maths that this build does not know. */
export const kindOf = (maths: string): GameKind | null => gameOf(maths)?.kind ?? null;

/**
 * Loads the maths of one game only. Null for a name that this build does not know.
 * @throws Error when the file cannot be fetched
 */
export async function loadGame(maths: string): Promise<AnyGame | null> {
  return (await find(maths)?.version.load()) ?? null;
}

function find(maths: string): { readonly game: GameDescriptor; readonly version: GameVersion } | null {
  for (const game of GAMES) {
    const version = game.versions.find((one) => one.maths === maths);
    if (version) return { game, version };
  }
  return null;
}
