import { setTimeout as delay } from 'node:timers/promises';
import { CallError } from '../call-error.ts';
import { assertOutside } from '../db/transaction-mark.ts';

/** In one process: each has a socket and a timer, and nothing of the database. */
const MAX_HELD = 2_000;
/** A timer may fire this much before its time. */
const EARLY_MS = 5;

/**
 * Plays that came before their time. The usual page stops at any error, so that such a play is answered late and not
 * refused. They are in memory only: one that is lost has moved nothing.
 */
export class HeldPlays {
  readonly #held = new Map<string, AbortController>();
  readonly #max: number;

  constructor(max = MAX_HELD) {
    this.#max = max;
  }

  /**
   * Waits until a play may begin.
   * @param id of the session that has one play at a time, or of the call
   * @param gone aborts when the caller disconnects
   * @throws CallError where another play of the session is held, for too many, and when the wait is cut short
   */
  async wait(id: string, ms: number, gone: AbortSignal): Promise<void> {
    if (this.#held.has(id))
      throw new CallError('roundRunning', 'another play of this session waits for its time');
    if (ms <= 0) return;
    if (this.#held.size >= this.#max)
      throw new CallError('busy', 'too many plays wait for their time', { retryAfter: 1 });
    assertOutside('a held play');
    const end = new AbortController();
    const cancel = () => end.abort();
    if (gone.aborted) cancel();
    gone.addEventListener('abort', cancel, { once: true });
    this.#held.set(id, end);
    try {
      await delay(ms + EARLY_MS, undefined, { signal: end.signal });
    } catch (error) {
      if (!end.signal.aborted) throw error;
      throw gone.aborted
        ? new CallError('roundTooSoon', 'the caller left before the play’s time')
        : new CallError('busy', 'the server stops', { retryAfter: 1 });
    } finally {
      gone.removeEventListener('abort', cancel);
      this.#held.delete(id);
    }
  }

  /** Ends all waits: none of these plays happens. */
  cancelAll(): void {
    for (const end of this.#held.values()) end.abort();
  }
}
