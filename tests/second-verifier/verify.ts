import { blackjack } from './blackjack.ts';
import { airship, highLow, keno, mines, plinko } from './instant.ts';
import { hashHex, openDraws } from './numbers.ts';
import {
  findDifference,
  type Inputs,
  Refusal,
  type Result,
  type Round,
  type RoundPromise,
  type Sheet,
} from './proof.ts';
import { findSharedDifference, findSharedFault } from './shared.ts';
import { slot } from './slots.ts';
import { baccarat, colorGame, dragonTiger, roulette } from './spots.ts';

type Play = (inputs: Inputs<never>) => Result;

const GAMES: Readonly<Record<string, Play>> = {
  'roulette-royale': roulette,
  'grand-baccarat': baccarat,
  'blackjack-salon': blackjack,
  'color-game': colorGame,
  'dragon-tiger': dragonTiger,
  'plinko-tower': plinko,
  'mines-of-brass': mines,
  'high-low-salon': highLow,
  airship,
  'keno-lights': keno,
};

/** A slot is played by the mechanics that its sheet names, any other game by its own rules. */
const playOf = ({ game, data }: Sheet): Play | undefined =>
  typeof data === 'object' && data !== null && 'mechanics' in data ? slot : GAMES[game];

/** Whether this verifier knows the game of a sheet. */
export const knows = (sheet: Sheet): boolean => playOf(sheet) !== undefined;

/**
 * Checks a round by its game's sheet, and by what was noted before the bet where that is known.
 * @returns the first part that is wrong; null where all of it is right
 */
export function findFault(sheet: Sheet, round: Round, promise: RoundPromise | null = null): string | null {
  if (hashHex(round.serverSeed) !== round.commit) return 'serverSeed';
  const shared = round.shared ? findSharedFault(round, round.shared) : null;
  if (shared !== null) return shared;
  if (promise) {
    const noted = findNoted(round, promise);
    if (noted !== null) return noted;
  }
  const play = playOf(sheet);
  if (!play) return 'game';
  try {
    const draw = openDraws(round.serverSeed, round.clientSeed, round.nonce);
    const { bet, acts, absentActs } = round;
    const { stakes, data } = sheet;
    const result = play({ bet, acts, absentActs, draw, stakes, data } as Inputs<never>);
    const { stake, outcome, win } = round;
    return findDifference({ stake, outcome, win }, result, 'round')?.replace('round.', '') ?? null;
  } catch (error) {
    if (error instanceof Refusal) return error.field;
    throw error;
  }
}

/** The first part that is not as its player noted it. A shared round has a client seed of several players. */
function findNoted({ commit, clientSeed, nonce, bet, shared }: Round, promise: RoundPromise): string | null {
  const ofShared = findSharedDifference(shared, promise);
  if (ofShared !== null) return ofShared;
  const noted = { commit: promise.commit, nonce: promise.nonce, bet: promise.bet };
  const different = findDifference({ commit, nonce, bet }, noted, 'promise');
  if (different !== null) return different.replace('promise.', '');
  return shared || clientSeed === promise.clientSeed ? null : 'clientSeed';
}
