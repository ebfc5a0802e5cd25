import type { JSONValue } from 'postgres';
import { writeAudit } from '../audit/audit-log.ts';
import type { Work } from '../context.ts';
import type { Tx } from '../db/sql.ts';
import type { Hooks } from '../hooks.ts';
import { makeId } from '../make-id.ts';
import type { Sealer } from '../seal.ts';
import { readWhole } from '../strict-json.ts';

export interface CommandRequest {
  /** Nothing is written unless the command succeeds, audit row included. */
  readonly tx: Tx;
  readonly args: readonly string[];
  /** The operator's name, which is never reused: a command that moves money may need two different operators. */
  readonly actor: string;
  /** Null for the first two, who are added before there is anybody. */
  readonly operatorId: string | null;
  /** Who requested it, where `actor` approves another operator's request. */
  readonly askedBy?: string;
  /** When the command was called; milliseconds since 1970, UTC. */
  readonly now: number;
  /** For moments that are taken under a lock which the command has waited for. */
  readonly clock: Work['clock'];
  readonly random: (count: number) => Uint8Array;
  /** The result of the command's own `fetch`. */
  readonly fetched: string;
  /** @throws SettingsError where the platform's keys cannot be had. */
  readonly sealer: () => Sealer;
  /** The folder of studios' files. @throws CommandError where the caller's settings name none. */
  readonly studioFiles: () => string;
  /** The site's own address, for links; null where the settings do not name it. */
  readonly publicOrigin: string | null;
  readonly hooks: Hooks;
}

/** What a command may use before its transaction. */
interface FetchTools extends Pick<CommandRequest, 'studioFiles'> {
  /** Shows the operator a line at once, of work that takes long. */
  readonly report: (line: string) => void;
}

export interface CommandResult {
  /** What the operator reads. */
  readonly say: string;
  /** Shown once, after the command is committed, and stored nowhere. */
  readonly secret?: string;
  /** The object of the command, for the audit row; null when the command only read. */
  readonly subject: string | null;
  readonly details?: Readonly<Record<string, JSONValue>>;
  /** Runs only after the command is committed and audited. */
  readonly afterwards?: () => void;
}

/** One command of the operator's program. */
export interface OperatorCommand {
  /** The words that call it, like `kyc approve`. */
  readonly name: string;
  /** What comes after the name, for the help and for "usage". */
  readonly usage: string;
  readonly about: string;
  /** Moves money, or changes the rules by which it moves: one operator requests it, another one approves it. */
  readonly needsTwoOperators?:
    | boolean
    | ((request: Pick<CommandRequest, 'args' | 'tx' | 'hooks'>) => boolean | Promise<boolean>);
  /** Can be done without a key while there are fewer than two operators. */
  readonly isOpenToFirst?: boolean;
  /** Loads external data before the transaction, in which no external service may be called. */
  fetch?(args: readonly string[], tools: FetchTools): Promise<string>;
  run(request: CommandRequest): Promise<CommandResult>;
}

/** A command that cannot be run as typed; the message is one line for a person. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * Runs a command and writes its audit row, both or neither. `more` is added to the command's own details in the row.
 */
export async function executeCommand(
  act: OperatorCommand,
  request: CommandRequest,
  more: Readonly<Record<string, JSONValue>> = {},
): Promise<CommandResult> {
  const { actor, operatorId } = request;
  const done = await act.run(request);
  // The log is permanent and the player's data are not: it names them by their key alone.
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
export function requireArgument(args: readonly string[], index: number, what: string): string {
  const value = args[index];
  if (value === undefined || value === '') throw new CommandError(`Missing: ${what}.`);
  return value;
}

/** @throws CommandError for what is missing, and for anything but plain digits. */
export function wantedWhole(args: readonly string[], index: number, what: string): number {
  const text = requireArgument(args, index, what);
  const value = readWhole(text);
  if (value === null) throw new CommandError(`"${text}" is not a whole number.`);
  return value;
}

/** A moment as an operator reads it. */
export const sayTime = (at: number | null): string => (at === null ? 'never' : new Date(at).toISOString());
