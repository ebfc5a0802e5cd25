import { type Cents, cents } from '../../../contract/money.ts';
import { CallError } from '../../call-error.ts';
import type { Context } from '../../context.ts';
import type { findGameSession } from '../../games/public/game-sessions.ts';
import { readBalance } from '../../ledger/read-balance.ts';
import { isEarningBonus } from '../../rewards/public/is-earning-bonus.ts';
import type { HeldPlays } from '../held-plays.ts';
import type { StudioBounds } from '../studios-config.ts';
import type { PlayedVersion, PlayedVersions } from './game-version.ts';
import type { HostedTables } from './hosted-tables.ts';
import type { KeptConfig } from './kept-config.ts';
import { toMillionths } from './protocol-money.ts';

export type GameSession = NonNullable<Awaited<ReturnType<typeof findGameSession>>>;

/**
 * No request has it. A play's own id is made from the round before it, which is read with the session; what stands against any
 * stake is read there all the same.
 */
export const UNKNOWN_REQUEST = '00000000-0000-0000-0000-000000000000';

/** What all calls of a process share. */
export interface ProtocolParts {
  readonly versions: PlayedVersions;
  readonly tables: HostedTables;
  readonly held: HeldPlays;
  readonly config: KeptConfig;
}

/** A call whose session was found to be one of this game. */
export interface SessionCall {
  readonly context: Context;
  readonly parts: ProtocolParts;
  /** Of the studio's game. */
  readonly game: string;
  readonly session: GameSession;
  /** By which the session was found. */
  readonly token: string;
  /** The market's. */
  readonly currency: string;
  readonly bounds: StudioBounds;
  /** Aborts when the caller disconnects. */
  readonly gone: AbortSignal;
}

/** The version that a session was launched with: it plays by no other. */
export function versionOfSession({ context, parts, game, session }: SessionCall): Promise<PlayedVersion> {
  const { studioVersion: version } = session;
  if (version === null) throw new CallError('gameSessionEnded', 'this is a session of a game of ours');
  return parts.versions.read(context.sql, { game, version });
}

/** Whether a mode other than the base one may be played. */
export const mayBuyFeature = async ({ context, session }: SessionCall): Promise<boolean> =>
  session.isPlayMoney || !(await isEarningBonus(context.sql, session.playerId));

/** As the protocol writes it. */
export const balanceAnswer = (amount: Cents, currency: string) => ({
  amount: toMillionths(amount),
  currency,
});

/** Of the money that the session plays with. */
export const readSessionBalance = async ({ context, session }: SessionCall): Promise<Cents> =>
  cents(await readBalance(context.sql, session.playerId, session.isPlayMoney ? 'play' : 'coin'));
