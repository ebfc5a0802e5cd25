import type { JSONValue } from 'postgres';
import { writeAudit } from '../audit/audit-log.ts';
import type { Tx } from '../db/sql.ts';
import { makeId } from '../make-id.ts';
import { readWhole } from '../read-outside.ts';
import type { Sealer } from '../seal.ts';

export interface CommandRequest {
  /** Nothing is written unless the act ends well, audit row included. */
  readonly tx: Tx;
  readonly args: readonly string[];
  /** The operator's name, which is never given again: a money act may need two who are not the same. */
  readonly actor: string;
  /** Null for the first two, who are added before there is anybody. */
  readonly operatorId: string | null;
  /** Who asked for it, where `actor` approves what another operator wants. */
  readonly askedBy?: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly random: (count: number) => Uint8Array;
  /** What the act's own `fetch` brought. */
  readonly fetched: string;
  /** @throws SettingsError where the platform's keys cannot be had. */
  readonly sealer: () => Sealer;
}

export interface CommandResult {
  /** What the operator reads. */
  readonly say: string;
  /** Shown once to whoever has really done it, and kept nowhere. */
  readonly secret?: string;
  /** What was acted on, for the audit row; null when the act only looked. */
  readonly subject: string | null;
  readonly details?: Readonly<Record<string, JSONValue>>;
  /** What may happen only when the act has been written down. */
  readonly afterwards?: () => void;
}

/** One command of the operator's tool. */
export interface OperatorCommand {
  /** The words that call it, like `kyc approve`. */
  readonly name: string;
  /** What comes after the name, for the help and for "usage". */
  readonly usage: string;
  readonly about: string;
  /** Moves money, or the rules by which it moves: one operator asks for it, another one does it. */
  readonly needsTwoOperators?: boolean | ((args: readonly string[], tx: Tx) => boolean | Promise<boolean>);
  /** Can be done without a key while there are fewer than two operators. */
  readonly isOpenToFirst?: boolean;
  /** What must be had from outside, before the transaction: in it nobody outside is waited for. */
  fetch?(args: readonly string[]): Promise<string>;
  run(request: CommandRequest): Promise<CommandResult>;
}

/** A command that cannot be done as typed; the message is one line for a person. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Does an act and writes its audit row, both or neither. `more` stands in the row beside the act's own details. */
export async function executeCommand(
  act: OperatorCommand,
  request: CommandRequest,
  more: Readonly<Record<string, JSONValue>> = {},
): Promise<CommandResult> {
  const { actor, operatorId } = request;
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
      details: { ...details, ...more, operatorId },
    });
  }
  return done;
}

/** @throws CommandError that names what is missing. */
export function wanted(args: readonly string[], index: number, what: string): string {
  const value = args[index];
  if (value === undefined || value === '') throw new CommandError(`Missing: ${what}.`);
  return value;
}

/** @throws CommandError for what is missing, and for what is not plain digits. */
export function wantedWhole(args: readonly string[], index: number, what: string): number {
  const text = wanted(args, index, what);
  const value = readWhole(text);
  if (value === null) throw new CommandError(`"${text}" is no whole number.`);
  return value;
}

/** A moment as an operator reads it. */
export const sayTime = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());
