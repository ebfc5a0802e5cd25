import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type AnyGame, IllegalAct } from '../game-maths.ts';
import { fairSource, hexOf } from '../provably-fair.ts';
import type { RandomSource } from '../random-source.ts';
import type { VersionRules } from './version-rules.ts';

const VECTORS = 1_000;

/** A seeded round: whoever has the maths gets this result from these inputs. */
interface VersionVector {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: unknown;
  readonly acts: readonly unknown[];
  readonly stake: number;
  readonly win: number;
  readonly outcome: unknown;
}

/** The seeded rounds of a version. Seeds, bets and acts follow from its name, so that they are the same on every machine. */
export const versionVectors = (game: AnyGame, rules: VersionRules): VersionVector[] =>
  Array.from({ length: VECTORS }, (_, nonce) => playVector(game, rules, nonce));

function playVector(game: AnyGame, { bets, acts: tries }: VersionRules, nonce: number): VersionVector {
  const serverSeed = hexOf(sha256(utf8ToBytes(`${game.maths}:${nonce}`)));
  const clientSeed = `vector-${nonce}`;
  const sent = bets[nonce % bets.length];
  const bet = game.readBet(sent);
  const play = (acts: readonly unknown[]) => game.play(bet, acts, fairSource(serverSeed, clientSeed, nonce));
  const acts = chooseActs(play, tries, fairSource(serverSeed, 'acts', nonce));
  const { stake, win, outcome } = play(acts.map((act) => game.readAct(act)));
  return { serverSeed, clientSeed, nonce, bet: sent, acts, stake, win, outcome };
}

/**
 * Acts in an order that `random` draws, each the first of those that the rules allow there, until the round is over. A round
 * that goes on without its player, as a shared one does, gets one act in half of the vectors.
 */
function chooseActs(
  play: (acts: readonly unknown[]) => { readonly isOver: boolean },
  tries: readonly unknown[],
  random: RandomSource,
): readonly unknown[] {
  const acts: unknown[] = [];
  if (tries.length === 0) return acts;
  const isOverAtOnce = play(acts).isOver;
  if (isOverAtOnce && random.integer(2) === 0) return acts;
  do {
    const first = random.integer(tries.length);
    const act = [...tries.slice(first), ...tries.slice(0, first)].find((one) =>
      isAllowed(play, [...acts, one]),
    );
    if (act === undefined) return acts;
    acts.push(act);
  } while (!isOverAtOnce && !play(acts).isOver);
  return acts;
}

function isAllowed(play: (acts: readonly unknown[]) => unknown, acts: readonly unknown[]): boolean {
  try {
    play(acts);
    return true;
  } catch (error) {
    if (error instanceof IllegalAct) return false;
    throw error;
  }
}
