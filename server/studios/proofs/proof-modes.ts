import type { CallData } from '../../../contract/call.ts';
import {
  type getStudioRoundProof,
  MAX_PROOF_BOOK_BYTES,
} from '../../../contract/studios/studio-game-calls.ts';
import { CallError } from '../../call-error.ts';
import type { AddRoutes } from '../../http/services.ts';
import type { FileStore } from '../store/file-store.ts';
import { storeOf } from '../store/store-of.ts';
import { StudioFileError } from '../studio-games.ts';
import { HostedModes } from '../tables/hosted-modes.ts';
import type { PreparedMode } from '../tables/prepared-mode.ts';

/** Beside the modes that rounds are played by: anybody may ask for any old round, and must not push those out of memory. */
const BUDGET = { bytes: 24 * 1024 ** 2, modes: 20 };
/** A book is unpacked with at most 4 MiB for each. */
const MAX_AT_ONCE = 8;

type LineProof = Pick<CallData<typeof getStudioRoundProof>, 'proof' | 'book'>;

const modesOf = new WeakMap<FileStore, HostedModes>();
let reading = 0;

/**
 * By which anybody checks a line of a mode's table, with the line of the book where it is short enough.
 * @throws CallError busy when too many are read at once; StudioFileError where the files cannot be used
 */
export async function readLineProof(store: FileStore, mode: PreparedMode, line: number): Promise<LineProof> {
  if (reading >= MAX_AT_ONCE) throw new CallError('busy', 'too many proofs are read', { retryAfter: 1 });
  const modes = modesOf.get(store) ?? new HostedModes(store.placeOf, BUDGET);
  modesOf.set(store, modes);
  reading += 1;
  try {
    return await modes.use(mode, async (opened) => {
      const { path, ...proof } = await opened.proof(line);
      const book = await opened.book(line);
      const isShort = Buffer.byteLength(book) <= MAX_PROOF_BOOK_BYTES;
      return { proof: { ...proof, path: [...path] }, book: isShort ? book : null };
    });
  } catch (error) {
    throw new StudioFileError(`mode ${mode.head.name} cannot be read`, { cause: error });
  } finally {
    reading -= 1;
  }
}

/** Closes the files when the app's listener closes. */
export const closeProofModes: AddRoutes = (app, { settings }) => {
  app.addHook('onClose', async () => modesOf.get(storeOf(settings.studioFiles))?.close());
};
