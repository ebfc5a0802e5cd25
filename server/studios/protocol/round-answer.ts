import type { Cents } from '../../../contract/money.ts';
import type { HostedRound } from '../../games/public/hosted-rounds.ts';
import { findMode } from './game-version.ts';
import type { BookEvents } from './hosted-tables.ts';
import { toMillionths } from './protocol-money.ts';
import type { SessionCall } from './session-call.ts';

/** A round as the protocol writes it. */
interface RoundAnswer {
  readonly betID: number;
  /** The same: pages use one or the other. */
  readonly roundID: number;
  /** The level, never what was charged: a page takes it for its next bet. */
  readonly amount: number;
  readonly payout: number;
  /** In levels. */
  readonly payoutMultiplier: number;
  readonly active: boolean;
  readonly mode: string;
  /** What the page noted last. */
  readonly event: string | null;
  /** What is shown, in its order; never empty. */
  readonly state: BookEvents;
}

interface RoundOnPage {
  readonly state: BookEvents;
  readonly mode?: string;
  readonly level?: Cents;
}

/** The protocol writes modes in capitals, whatever the package has: the usual page looks one up by what it reads, and stops at an unknown one. */
export const modeAnswer = (name: string): string => name.toUpperCase();

/** @param shown mode and level where they are to be other than the round's */
export const asRoundAnswer = (
  round: HostedRound,
  { state, mode = round.mode, level = round.level }: RoundOnPage,
): RoundAnswer => ({
  betID: round.number,
  roundID: round.number,
  amount: toMillionths(level),
  payout: toMillionths(round.win),
  payoutMultiplier: round.payout / 100,
  active: round.isActive,
  mode: modeAnswer(mode),
  event: round.event,
  state,
});

/** What is shown of a round, from the files of its own version. @throws StudioFileError */
export async function readRoundEvents(
  { context, parts, game }: SessionCall,
  round: HostedRound,
): Promise<BookEvents> {
  const version = await parts.versions.read(context.sql, { game, version: round.version });
  const mode = findMode(version, round.mode);
  if (!mode) throw new Error(`version ${round.version} of ${game} has no mode ${round.mode}`);
  return parts.tables.events(mode, round.line);
}
