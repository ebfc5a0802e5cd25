import type { StudioRoundProof } from '../../contract/studios/studio-game-calls.ts';

/** What a device wrote down before the first stake in a studio's game: its page sends the stakes, and writes nothing down. */
export interface StudioPromise {
  readonly slug: string;
  readonly version: number;
  /** Of that version: its tables. Hex. */
  readonly commitment: string;
  /** Of the seed pair in force then. Hex. */
  readonly commit: string;
  readonly clientSeed: string;
  /** The place that the next bet was to get. */
  readonly nextNonce: number;
}

/** What of a round can be other than the device wrote down. */
type StudioPromisePart = 'commitment' | 'clientSeed';

export type StudioPromiseVerdict =
  | { readonly kind: 'kept' }
  | { readonly kind: 'broken'; readonly parts: readonly StudioPromisePart[] }
  /** Nothing was written down of this version and seed pair before the round: then nothing is proven by it. */
  | { readonly kind: 'none' };

/** The commitment is in the round's proof alone: before the reveal it is not asked for. */
export type PromisedStudioRound = Pick<
  StudioRoundProof,
  'slug' | 'version' | 'commit' | 'clientSeed' | 'nonce'
> &
  Partial<Pick<StudioRoundProof, 'commitment'>>;

/** What a device wrote down of the round's version and seed pair, where it did: the round is checked by that. */
export function promisedParts(
  promises: readonly StudioPromise[],
  { slug, version, commit }: PromisedStudioRound,
): Partial<Pick<StudioPromise, 'commitment' | 'clientSeed'>> {
  const ofVersion = promises.find((promise) => promise.slug === slug && promise.version === version);
  const ofPair = promises.find((promise) => promise.commit === commit);
  return {
    ...(ofVersion && { commitment: ofVersion.commitment }),
    ...(ofPair && { clientSeed: ofPair.clientSeed }),
  };
}

/** Compares a round with everything that a device wrote down: tables of a version and client seeds of a pair never change. */
export function verifyStudioPromise(
  promises: readonly StudioPromise[],
  round: PromisedStudioRound,
): StudioPromiseVerdict {
  const ofVersion = promises.filter(({ slug, version }) => slug === round.slug && version === round.version);
  const ofPair = promises.filter(({ commit }) => commit === round.commit);
  const isKept: Readonly<Record<StudioPromisePart, boolean>> = {
    commitment:
      round.commitment === undefined || ofVersion.every(({ commitment }) => commitment === round.commitment),
    clientSeed: ofPair.every(({ clientSeed }) => clientSeed === round.clientSeed),
  };
  const parts = PARTS.filter((part) => !isKept[part]);
  if (parts.length > 0) return { kind: 'broken', parts };
  // A round of an earlier place was played before this device opened the game.
  const isBefore = ofVersion.some(
    ({ commit, nextNonce }) => commit === round.commit && nextNonce <= round.nonce,
  );
  return isBefore ? { kind: 'kept' } : { kind: 'none' };
}

const PARTS = ['commitment', 'clientSeed'] as const satisfies readonly StudioPromisePart[];
