import type { GameRound } from '../contract/games/game-calls.ts';
import type { AnyGame } from './game-maths.ts';
import { type Fields, findMalformedField, isFields } from './proof-file-fields.ts';
import { commitOf, fairSource } from './provably-fair.ts';
import { findJsonDifference, isSameJson } from './same-json.ts';
import { isLinkOfChain } from './seed-chain.ts';
import { comparisonOf } from './shared-comparison.ts';
import { isSharedGame } from './shared-game.ts';
import { areEntriesKept, seedHashOf } from './shared-seed.ts';
import {
  type AnsweredPromise,
  type PromiseGap,
  type PromiseVerdict,
  verifyPromise,
} from './verify-promise.ts';
import { workOut } from './verify-round.ts';

export const PROOF_FORMAT = 'marquee-round-proof';
export const PROOF_VERSION = 1;

/** A round that a player has saved, with what their device noted before the bet. JSON. */
export interface ProofFile {
  readonly format: typeof PROOF_FORMAT;
  readonly version: typeof PROOF_VERSION;
  readonly round: GameRound;
  /** Null where the device noted nothing. */
  readonly promise: AnsweredPromise | null;
}

/** The text of a proof file. */
export const proofFileText = (round: GameRound, promise: AnsweredPromise | null): string =>
  JSON.stringify(
    { format: PROOF_FORMAT, version: PROOF_VERSION, round, promise } satisfies ProofFile,
    null,
    2,
  );

export type ProofVerdict =
  /** `field`: the first one that is not as a proof has it; null where the text is no JSON object. */
  | { readonly kind: 'malformed'; readonly field: string | null }
  | { readonly kind: 'unknownVersion' }
  | { readonly kind: 'unknownMaths'; readonly maths: string }
  /** The server seed has not been revealed. */
  | { readonly kind: 'secret' }
  /** A shared round that was called off: its server seed is never told, and decided nothing. */
  | { readonly kind: 'voided' }
  /** `field`: the first one that differs, like `round.outcome.stops[2]`. */
  | { readonly kind: 'wrong'; readonly field: string }
  | {
      readonly kind: 'right';
      readonly game: string;
      readonly roundId: string;
      readonly hasPromise: boolean;
      /** What the promise does not prove; null where it proves all, or there is none. */
      readonly gap: PromiseGap | null;
    };

/**
 * Checks the text of a proof file; it trusts nothing but the text and these maths, and asks nobody.
 * @param games the maths of all games
 * @param pause lets the page go on while a long chain is hashed
 */
export async function verifyProofFile(
  text: string,
  games: readonly AnyGame[],
  pause: () => Promise<void>,
): Promise<ProofVerdict> {
  const file = parseObject(text);
  if (!file || file.format !== PROOF_FORMAT) return { kind: 'malformed', field: file ? 'format' : null };
  if (file.version !== PROOF_VERSION) return { kind: 'unknownVersion' };
  const field = findMalformedField(file);
  if (field !== null) return { kind: 'malformed', field };
  const { round, promise } = file as unknown as ProofFile;
  const game = games.find(({ maths }) => maths === round.proof.maths);
  if (!game) return { kind: 'unknownMaths', maths: round.proof.maths };
  const promised = verifyPromise(promise, round, comparisonOf(game));
  if (round.proof.serverSeed === null) return unrevealedVerdict(round, promised);
  const wrong = findWrong(game, round, promised) ?? (await findWrongLink(round, pause));
  if (wrong !== null) return { kind: 'wrong', field: wrong };
  const gap = promised.kind === 'kept' ? (promised.gap ?? null) : null;
  return { kind: 'right', game: game.slug, roundId: round.roundId, hasPromise: promise !== null, gap };
}

/** Of a round that was called off the promise is compared all the same. */
function unrevealedVerdict({ proof }: GameRound, promised: PromiseVerdict): ProofVerdict {
  if (!proof.shared) return { kind: 'secret' };
  if (promised.kind !== 'broken') return { kind: 'voided' };
  return { kind: 'wrong', field: FIELD_OF_PROMISE[promised.parts[0] ?? 'answer'] };
}

/** The first field of a round that differs from what its seeds, bet and acts give, or from its promise. */
function findWrong(game: AnyGame, round: GameRound, promised: PromiseVerdict): string | null {
  const { proof, bet, acts, stake, win, outcome } = round;
  const serverSeed = proof.serverSeed ?? '';
  if (round.slug !== game.slug) return 'round.slug';
  if (attempt(() => commitOf(serverSeed)) !== proof.commit) return 'round.proof.serverSeed';
  if (promised.kind === 'broken') return FIELD_OF_PROMISE[promised.parts[0] ?? 'answer'];
  const entries = findWrongEntry(proof);
  if (entries !== null) return entries;
  if (attempt(() => game.readBet(bet)) === null) return 'round.bet';
  const refused = acts.findIndex((act) => attempt(() => game.readAct(act)) === null);
  if (refused >= 0) return `round.acts[${refused}]`;
  const worked = workOut(game, { ...proof, serverSeed, bet, acts });
  if (!worked?.isOver || !areAbsentActsRight(game, round, serverSeed)) return 'round.acts';
  return findJsonDifference(
    { stake, outcome, win },
    { stake: worked.stake, outcome: worked.outcome, win: worked.win },
    'round',
  );
}

/** Of a shared round: an entry whose seed has another hash, or a client seed that the entries do not give. */
function findWrongEntry(proof: GameRound['proof']): string | null {
  if (!proof.shared || areEntriesKept(proof)) return null;
  const at = proof.shared.entries.findIndex(({ hash, seed }) => seed !== null && seedHashOf(seed) !== hash);
  return at < 0 ? 'round.proof.clientSeed' : `round.proof.shared.entries[${at}]`;
}

/** Of a shared round: the way from its link down to the published one. */
async function findWrongLink(
  { proof: { serverSeed, shared } }: GameRound,
  pause: () => Promise<void>,
): Promise<string | null> {
  if (!shared || serverSeed === null) return null;
  const { position, chain } = shared;
  const isKept =
    position <= chain.length &&
    (await isLinkOfChain({ link: serverSeed, position, lastLink: chain.lastLink }, pause));
  return isKept ? null : 'round.proof.shared.position';
}

const FIELD_OF_PROMISE = {
  answer: 'promise.brokenAnswer',
  round: 'round.roundId',
  commit: 'round.proof.commit',
  clientSeed: 'round.proof.clientSeed',
  nonce: 'round.proof.nonce',
  bet: 'round.bet',
  chain: 'round.proof.shared.chain',
  entries: 'round.proof.shared.entries',
} as const;

/** Whether the last acts are those of the rule for absent players, as many as the round says. */
function areAbsentActsRight(game: AnyGame, { proof, bet, acts, absentActs }: GameRound, serverSeed: string) {
  const read = game.readBet(bet);
  const played = acts.map((act) => game.readAct(act));
  return played.every((act, at) => {
    if (at < played.length - absentActs) return true;
    // A round that is shared goes on without its player; one that no server watched has the published act.
    if (isSharedGame(game)) return isSameJson(game.shared.voidAct, act);
    const source = fairSource(serverSeed, proof.clientSeed, proof.nonce);
    return isSameJson(game.actForAbsent(read, played.slice(0, at), source), act);
  });
}

function parseObject(text: string): Fields | null {
  const value = attempt<unknown>(() => JSON.parse(text));
  return isFields(value) ? value : null;
}

/** What is not as it should be is a failed check, not a crash. */
function attempt<Result>(check: () => Result): Result | null {
  try {
    return check();
  } catch {
    return null;
  }
}
