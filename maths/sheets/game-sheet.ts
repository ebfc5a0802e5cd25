import type { GameRound } from '../../contract/games/game-calls.ts';
import { finishForAbsent } from '../finish-for-absent.ts';
import type { AnyGame } from '../game-maths.ts';
import { commitOf, fairSource, hexOf, SERVER_SEED_BYTES } from '../provably-fair.ts';
import { seedHashOf, sharedClientSeed } from '../shared-seed.ts';

/** The form of a sheet; a reader of another one refuses it. */
const SHEET_VERSION = 1;

type SharedProof = NonNullable<GameRound['proof']['shared']>;

/** As in the proof of a shared round. */
interface SharedSample extends Pick<SharedProof, 'sharedRoundId' | 'position' | 'entries'> {
  readonly chain: Omit<SharedProof['chain'], 'nextLastLink'>;
}

/** A round with all that it follows from, for whoever writes a verifier. */
export interface SheetRound {
  readonly serverSeed: string;
  readonly commit: string;
  readonly clientSeed: string;
  /** Of a round that all players share: what its link and client seed follow from. */
  readonly shared?: SharedSample;
  /** Null for a round without one. */
  readonly nonce: number | null;
  readonly bet: unknown;
  readonly acts: readonly unknown[];
  /** How many of the acts, counted from the last, were made by the rule for an absent player. */
  readonly absentActs: number;
  readonly stake: number;
  readonly outcome: unknown;
  readonly win: number;
}

/** A game's tables and sample rounds, as JSON: what its page at `/fair/how` shows and its file holds. */
export interface GameSheet {
  readonly version: typeof SHEET_VERSION;
  readonly game: string;
  readonly maths: string;
  /** Stakes on offer, or the chips of a table. Cents. */
  readonly stakes: readonly number[];
  /** Every table that decides a round, by its name. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly rounds: readonly SheetRound[];
}

/** What a sample round is made of, beside the seeds of all samples. */
interface SheetCase {
  readonly bet: unknown;
  readonly nonce: number | null;
  readonly clientSeed?: string;
  /** The bettors' own seeds; null for one that was not revealed. The client seed follows from them. */
  readonly seeds?: readonly (string | null)[];
  readonly acts?: readonly unknown[];
  /** The rule for absent players goes on after the acts. */
  readonly isLeft?: boolean;
}

/** Bytes 0 to 31: nobody takes it for a seed of a real round. */
const SAMPLE_SEED = hexOf(Uint8Array.from({ length: SERVER_SEED_BYTES }, (_, at) => at));
const SAMPLE_CLIENT_SEED = 'sample-client-seed';

/** The sample's seed as the second link of a chain, and the entries of some bets. */
const sampleOfShared = (seeds: readonly (string | null)[]): SharedSample => ({
  sharedRoundId: 'sample-round',
  chain: { number: 1, length: 1_000_000, lastLink: commitOf(commitOf(SAMPLE_SEED)) },
  position: 2,
  entries: seeds.map((seed, at) => ({ hash: seedHashOf(seed ?? `withheld seed ${at}`), seed })),
});

function playCase(game: AnyGame, one: SheetCase): SheetRound {
  const { bet: wire, nonce, seeds, acts: wireActs = [], isLeft = false } = one;
  const shared = seeds && sampleOfShared(seeds);
  const clientSeed = shared
    ? sharedClientSeed(shared.sharedRoundId, shared.entries)
    : (one.clientSeed ?? SAMPLE_CLIENT_SEED);
  const source = () => fairSource(SAMPLE_SEED, clientSeed, nonce);
  const bet = game.readBet(wire);
  const own = wireActs.map((act) => game.readAct(act));
  const acts = isLeft ? finishForAbsent(game, bet, own, source) : own;
  const { stake, win, outcome, isOver } = game.play(bet, acts, source());
  if (!isOver) throw new Error(`${game.maths}: the sample round with nonce ${nonce} is not over`);
  return {
    serverSeed: SAMPLE_SEED,
    commit: commitOf(SAMPLE_SEED),
    clientSeed,
    ...(shared && { shared }),
    nonce,
    bet,
    acts,
    absentActs: acts.length - own.length,
    stake,
    outcome,
    win,
  };
}

/** A sheet of a game's tables, with sample rounds worked out by its own maths. */
export const makeSheet = (
  game: AnyGame,
  data: GameSheet['data'],
  cases: readonly SheetCase[],
): GameSheet => ({
  version: SHEET_VERSION,
  game: game.slug,
  maths: game.maths,
  stakes: game.stakes,
  data,
  rounds: cases.map((one) => playCase(game, one)),
});
