import type { RandomSource } from '../../../maths/random-source.ts';
import type { FileStore } from '../store/file-store.ts';
import { StudioFileError } from '../studio-games.ts';
import type { HostedMode, HostedResult } from '../tables/hosted-mode.ts';
import { HostedModes } from '../tables/hosted-modes.ts';
import type { VersionMode } from './game-version.ts';

/** What a page shows of a round, in its order. */
export type BookEvents = readonly unknown[];

/** A line that was drawn, with what is shown of it. */
interface DrawnRound extends HostedResult {
  readonly events: BookEvents;
}

/** The tables and books of the versions, as this process has them. */
export class HostedTables {
  readonly #modes: HostedModes;

  constructor(store: FileStore) {
    this.#modes = new HostedModes(store.placeOf);
  }

  /**
   * The line that a round's numbers give, with its book: a line that could not be shown decides nothing.
   * @throws StudioFileError
   */
  draw(mode: VersionMode, source: RandomSource): Promise<DrawnRound> {
    return this.#use(mode, async (opened) => {
      const result = await opened.draw(source);
      return { ...result, events: await readEvents(opened, result.line, result.bookHash) };
    });
  }

  /** What is shown of a line. @throws StudioFileError */
  events(mode: VersionMode, line: number): Promise<BookEvents> {
    return this.#use(mode, (opened) => readEvents(opened, line));
  }

  close(): Promise<void> {
    return this.#modes.close();
  }

  /** Whatever keeps a table from being read, the game cannot be played by it. */
  async #use<Result>(mode: VersionMode, run: (opened: HostedMode) => Promise<Result>): Promise<Result> {
    try {
      return await this.#modes.use(mode.prepared, run);
    } catch (error) {
      throw new StudioFileError(`mode ${mode.name} cannot be read`, { cause: error });
    }
  }
}

async function readEvents(opened: HostedMode, line: number, bookHash?: Uint8Array): Promise<BookEvents> {
  // It was checked when the version was published, and its bytes have the hash of that day.
  const { events }: { readonly events: BookEvents } = JSON.parse(await opened.book(line, bookHash));
  return events;
}
