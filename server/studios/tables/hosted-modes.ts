import { HostedMode } from './hosted-mode.ts';
import type { PreparedMode } from './prepared-mode.ts';

/** Of trees and starts: the largest mode has about 8 MiB, one of a million lines 2. */
const BUDGET_BYTES = 64 * 1024 ** 2;
/** Three files of each are open. */
const MAX_OPEN = 100;

interface OpenMode {
  readonly opened: Promise<HostedMode>;
  users: number;
  bytes: number;
}

/** The open modes of a process, by their root: the one that was used longest ago is closed when there are too many. */
export class HostedModes {
  readonly #placeOf: (hash: string) => string;
  readonly #budget: { readonly bytes: number; readonly modes: number };
  /** In the order of their use. */
  readonly #open = new Map<string, OpenMode>();

  /** @param placeOf where the store has a file, by its hash */
  constructor(placeOf: (hash: string) => string, budget = { bytes: BUDGET_BYTES, modes: MAX_OPEN }) {
    this.#placeOf = placeOf;
    this.#budget = budget;
  }

  /** Roots of the modes that are open, the one used longest ago first. */
  get roots(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** Hands a mode to its user, and keeps it open until that one is done. */
  async use<Result>(mode: PreparedMode, run: (opened: HostedMode) => Promise<Result>): Promise<Result> {
    const entry = this.#open.get(mode.root) ?? this.#begin(mode);
    this.#open.delete(mode.root);
    this.#open.set(mode.root, entry);
    entry.users += 1;
    try {
      const opened = await entry.opened;
      entry.bytes = opened.bytes;
      return await run(opened);
    } finally {
      entry.users -= 1;
      await this.#closeOldest();
    }
  }

  /** Closes what nobody uses. */
  async close(): Promise<void> {
    await this.#closeWhile(() => true);
  }

  #begin(mode: PreparedMode): OpenMode {
    const opened = HostedMode.open(mode, this.#placeOf);
    // What could not be opened is tried again by the next one.
    opened.catch(() => this.#open.delete(mode.root));
    return { opened, users: 0, bytes: 0 };
  }

  #closeOldest(): Promise<void> {
    const isOver = () => {
      const bytes = [...this.#open.values()].reduce((sum, entry) => sum + entry.bytes, 0);
      return this.#open.size > this.#budget.modes || bytes > this.#budget.bytes;
    };
    return this.#closeWhile(isOver);
  }

  async #closeWhile(isWanted: () => boolean): Promise<void> {
    for (const [root, entry] of this.#open) {
      if (!isWanted()) return;
      if (entry.users > 0) continue;
      this.#open.delete(root);
      await (await entry.opened).close();
    }
  }
}
