import type { JSONValue } from 'postgres';
import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import type { Sealer } from '../seal.ts';
import { writeAudit } from '../services/audit-log.ts';

export interface ActRequest {
  /** Nothing is written unless the act ends well, audit row included. */
  readonly tx: Tx;
  readonly args: readonly string[];
  /** Whose act it is: a money act may need two who are not the same. */
  readonly actor: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly random: (count: number) => Uint8Array;
  /** @throws SettingsError where the house's keys cannot be had. */
  readonly sealer: () => Sealer;
}

export interface ActDone {
  /** What the operator reads. */
  readonly say: string;
  /** What was acted on, for the audit row; null when the act only looked. */
  readonly subject: string | null;
  readonly details?: Readonly<Record<string, JSONValue>>;
  /** What may happen only when the act has been written down. */
  readonly afterwards?: () => void;
}

/** One command of the operator's tool. */
export interface Act {
  /** The words that call it, like `kyc approve`. */
  readonly name: string;
  /** What comes after the name, for the help and for "usage". */
  readonly usage: string;
  readonly about: string;
  /** Moves money, or the rules by which it moves: one operator asks for it, another one does it. */
  readonly takesTwo?: boolean | ((args: readonly string[]) => boolean);
  run(request: ActRequest): Promise<ActDone>;
}

/** A command that cannot be done as typed; the message is one line for a person. */
export class ActError extends Error {
  override readonly name = 'ActError';
}

/** Does an act and writes its audit row, both or neither. `more` stands in the row beside the act's own details. */
export async function runAct(
  act: Act,
  request: ActRequest,
  more: Readonly<Record<string, JSONValue>> = {},
): Promise<ActDone> {
  const { actor } = request;
  const done = await act.run(request);
  // The log is kept for good and the player is not: it names them by their key alone.
  const { account: _, ...details } = done.details ?? {};
  if (done.subject !== null) {
    await writeAudit(request.tx, {
      id: makeId(request.now, request.random(10)),
      at: request.now,
      actor,
      act: act.name,
      subject: done.subject,
      details: { ...details, ...more },
    });
  }
  return done;
}

/** @throws ActError that names what is missing. */
export function wanted(args: readonly string[], index: number, what: string): string {
  const value = args[index];
  if (value === undefined || value === '') throw new ActError(`Missing: ${what}.`);
  return value;
}

/** A moment as an operator reads it. */
export const sayTime = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());
