import { gameMathsByName } from '../../../games/all-games.ts';
import { commitOf, fairSource, hexOf } from '../../../maths/provably-fair.ts';
import { type AnySharedGame, isSharedGame } from '../../../maths/shared-game.ts';
import type { Work } from '../../context.ts';
import { isKeyMissing, openSeed, sealSeed, seedPlace } from '../../sealed-seed.ts';
import type { SharedRoundRow } from './shared-round-queries.ts';

/**
 * A round with what this process knows of it before anybody else may: its seed, and once it runs its result and the
 * times that follow from it. None of them must leave the server before `resultAt`.
 */
export interface KnownRound extends SharedRoundRow {
  /** Hex. Null where the key is missing in this process, and where the round was called off. */
  readonly seed: string | null;
}

/**
 * The maths that a round was opened with, which may be an older version than the one that is played now.
 * @throws Error for maths that this build does not know
 */
export function sharedMathsOf({ maths }: Pick<SharedRoundRow, 'maths'>): AnySharedGame {
  const game = gameMathsByName(maths);
  if (!game || !isSharedGame(game)) throw new Error(`no shared maths ${maths}`);
  return game;
}

type Sealing = Pick<Work, 'seedSealer'>;

/** Binds a sealed link to its round: in another row nobody can open it. */
const placeOf = (roundId: string) => seedPlace('shared_rounds', roundId);

export const sealLink = ({ seedSealer }: Sealing, link: Uint8Array, roundId: string): Buffer =>
  sealSeed(seedSealer, link, placeOf(roundId));

function openLink({ seedSealer }: Sealing, row: SharedRoundRow): string | null {
  if (row.serverSeed) return hexOf(row.serverSeed);
  if (row.sealedLink === null || row.voidedAt !== null || row.settledAt !== null) return null;
  try {
    return hexOf(openSeed(seedSealer, row.sealedLink, placeOf(row.id)));
  } catch (error) {
    if (isKeyMissing(error)) return null;
    throw error;
  }
}

/** What is stored of a round, and what follows from its link. */
export function knownRoundOf(sealing: Sealing, row: SharedRoundRow): KnownRound {
  const seed = openLink(sealing, row);
  const { startedAt, clientSeed } = row;
  if (row.resultAt !== null || seed === null || startedAt === null || clientSeed === null)
    return { ...row, seed };
  return { ...row, seed, ...endOf(row, { seed, clientSeed, startedAt }) };
}

/** What a started round comes to, and when. */
export function endOf(
  row: Pick<SharedRoundRow, 'maths'>,
  start: { readonly seed: string; readonly clientSeed: string; readonly startedAt: number },
): { readonly result: unknown; readonly resultAt: number; readonly nextAt: number } {
  const { shared } = sharedMathsOf(row);
  const result = shared.draw(fairSource(start.seed, start.clientSeed));
  const resultAt = start.startedAt + shared.runningMs(result);
  return { result, resultAt, nextAt: resultAt + shared.restMs };
}

/** The hash of the seed that decides the round, as everybody may know it from the first moment on. Hex. */
export function commitmentOf({ linkBefore, serverSeed }: SharedRoundRow): string {
  if (linkBefore) return hexOf(linkBefore);
  if (!serverSeed) throw new Error('a round has neither chain nor seed');
  return commitOf(hexOf(serverSeed));
}
