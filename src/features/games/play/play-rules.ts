import type { Game } from '../../../../contract/games/catalogue.ts';
import { GameStatus } from '../../../../contract/ids.ts';
import { DEFAULT_MIN_DEPOSIT_CENTS } from '../../../../contract/limits.ts';
import type { Cents } from '../../../../contract/money.ts';
import type { SelfLimited } from '../../../../contract/protection/protection-calls.ts';
import { isLimitKind, type Restriction } from '../../../../contract/protection/restrictions.ts';
import type { FailureKey } from '../../../platform/http/call-failure.ts';

export interface PlayQuery {
  readonly gameId: number;
  readonly tryIt: 0 | 1;
  readonly activityId: number | null;
}

/** The query of `/game/start`; null when it names no game. */
export function readPlayQuery(search: string): PlayQuery | null {
  const query = new URLSearchParams(search);
  const gameId = wholeOf(query.get('gameId'));
  if (gameId === null) return null;
  return { gameId, tryIt: query.get('tryIt') === '1' ? 1 : 0, activityId: wholeOf(query.get('activityId')) };
}

function wholeOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Why a game cannot be opened, as far as the player is concerned. */
export type ClosedReason =
  | 'coming'
  | 'maintenance'
  | 'unknown'
  | 'forbidden'
  | 'failed'
  | 'ended'
  | 'elsewhere';

/** What the catalogue already says; null when the server must be called. */
export function closedByCatalogue(game: Game | undefined): ClosedReason | null {
  if (!game) return 'unknown';
  if (game.status === GameStatus.coming) return 'coming';
  return game.status === GameStatus.maintenance ? 'maintenance' : null;
}

const CLOSED_BY_FAILURE: Partial<Record<FailureKey, ClosedReason>> = {
  gameUnknown: 'unknown',
  gameComing: 'coming',
  gameMaintenance: 'maintenance',
  forbidden: 'forbidden',
  selfExcluded: 'forbidden',
  accountClosed: 'forbidden',
  restrictedPerson: 'forbidden',
  legalChanged: 'forbidden',
  onBreak: 'forbidden',
  sessionTimeUp: 'forbidden',
  stakeLimitReached: 'forbidden',
  lossLimitReached: 'forbidden',
};

export function closedByFailure(key: FailureKey): ClosedReason {
  return CLOSED_BY_FAILURE[key] ?? 'failed';
}

interface Presence {
  /** Null before the first round here. */
  readonly isInRound: boolean | null;
  /** The restriction was there before the player came. */
  readonly wasHeld: boolean;
}

/**
 * Whether what holds for the player closes the game here and now. At a limit a running round is played to its end first;
 * and whoever comes at a limit asks the server, which opens a game again whose round waits for the player.
 */
export function closesGame(restriction: Restriction | null, { isInRound, wasHeld }: Presence): boolean {
  if (restriction === null) return false;
  return !isLimitKind(restriction.kind) || !(isInRound ?? wasHeld);
}

interface FrameSettings {
  readonly locale: string;
  /** What a stake in the game counts toward rewards, in basis points: its rules say so. */
  readonly weight: number;
  /** The page's query: its `info` names a page of the game's book to open first, like its rules. */
  readonly search?: string;
}

/** The frame's address in the player's language. The launch token stays in the fragment. */
export function frameAddress(url: string, { locale, weight, search = '' }: FrameSettings): string {
  const address = new URL(url);
  address.searchParams.set('locale', locale);
  address.searchParams.set('counts', String(weight));
  const info = new URLSearchParams(search).get('info');
  if (info && /^[a-z]{1,20}$/.test(info)) address.searchParams.set('info', info);
  return address.toString();
}

/** The same of a frame that shows a past round. It has no launch token. */
export function replayAddress(url: string, locale: string): string {
  const address = new URL(url);
  address.searchParams.set('locale', locale);
  return address.toString();
}

/** Hours, minutes and seconds since a moment, like 1:02:03. */
export function elapsedText(sinceMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/**
 * Whether play money and deposits may be offered to who cannot stake: not before the limits are known, on a break, or
 * where a limit leaves less than the least deposit or stake.
 */
export function mayOffer(told: SelfLimited | null, minStake: number): boolean {
  if (!told || told.breakUntil !== null) return false;
  const isBelow = (left: Cents | null, needed: number) => left !== null && left < needed;
  const isTimeUp = told.limits.some(
    ({ key, left }) => key === 'sessionMinutes' && left !== null && left <= 0,
  );
  const { deposit, loss, stake } = told.left;
  return (
    !isTimeUp &&
    !isBelow(deposit, DEFAULT_MIN_DEPOSIT_CENTS) &&
    !isBelow(loss, minStake) &&
    !isBelow(stake, minStake)
  );
}
