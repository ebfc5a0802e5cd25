import type { GameRound } from '../../../../contract/games/game-calls.ts';
import { MAX_BET_CHARS } from '../../../../contract/limits.ts';
import { type AmountFormat, readTypedAmount } from '../../../../contract/typed-amount.ts';
import { kindOf, MATHS_NAMES } from '../../../../games/game-list.ts';
import type { AnyGame } from '../../../../maths/game-maths.ts';
import { type RoundFigures, verifyRound, type WorkedOut, workOut } from '../../../../maths/verify-round.ts';
import { linkTo, paths } from '../../../platform/paths.ts';
import { clientSeedError } from './seed-pair-rules.ts';

/** Games whose rounds follow from the bet and the seeds alone, by the names of their maths. */
export const TYPED_MATHS: readonly string[] = MATHS_NAMES.filter((maths) => kindOf(maths) !== 'acts');

/** What is typed in, or came with the address. */
export interface FairInput {
  readonly round: string;
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Empty for a round that has seeds of its own. */
  readonly nonce: string;
  readonly maths: string;
  /** Of a slot: an amount as a person writes it. */
  readonly stake: string;
  /** Of any other game: its bet, as JSON. */
  readonly bet: string;
}

export type FairFigures = Omit<FairInput, 'round'>;

const FIGURES = ['commit', 'serverSeed', 'clientSeed', 'nonce', 'maths', 'stake', 'bet'] as const;
export type Figure = (typeof FIGURES)[number];

const MAX_INPUT_LENGTH = 100;

/** The fields of `/fair?round=…`, or of `/fair?commit=…&serverSeed=…` for figures without a number. */
export function readFairInput(search: string): FairInput {
  const query = new URLSearchParams(search);
  const of = (name: string, most = MAX_INPUT_LENGTH) => (query.get(name) ?? '').trim().slice(0, most);
  return {
    round: of('round'),
    commit: of('commit'),
    serverSeed: of('serverSeed'),
    // Its blanks count. A character of it takes two places at most.
    clientSeed: (query.get('clientSeed') ?? '').slice(0, 2 * MAX_INPUT_LENGTH),
    nonce: of('nonce'),
    maths: of('maths') || (TYPED_MATHS[0] ?? ''),
    stake: of('stake'),
    bet: of('bet', MAX_BET_CHARS),
  };
}

/** The address that opens the same check elsewhere. */
export function fairAddress(round: string): string {
  return linkTo(paths.fair, { round });
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** The typed nonce, null where it is left empty; undefined for a text that is none. */
function readNonce(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}

/** Where a bet of this game is typed in. */
export function betFigureOf(maths: string): 'stake' | 'bet' {
  const kind = kindOf(maths);
  return kind === null || kind === 'slot' ? 'stake' : 'bet';
}

/** The typed bet; undefined for a text that is none. */
function typedBet({ maths, stake, bet }: FairFigures, format: AmountFormat): unknown {
  if (betFigureOf(maths) === 'stake') {
    const { amount } = readTypedAmount(stake, format);
    return amount !== null && amount > 0 ? { stake: amount } : undefined;
  }
  try {
    return JSON.parse(bet);
  } catch {
    return undefined;
  }
}

function isBetOf(game: AnyGame, bet: unknown): boolean {
  try {
    game.readBet(bet);
    return true;
  } catch {
    return false;
  }
}

/**
 * Which typed figures cannot be worked with; empty when all can.
 * @param game the chosen game's maths; null while they are not here: then a bet is judged by its form alone
 */
export function listErrorsOf(input: FairFigures, format: AmountFormat, game: AnyGame | null): Figure[] {
  const bet = typedBet(input, format);
  const isRight: Partial<Record<Figure, boolean>> = {
    commit: HEX_32_BYTES.test(input.commit.toLowerCase()),
    serverSeed: HEX_32_BYTES.test(input.serverSeed.toLowerCase()),
    clientSeed: clientSeedError(input.clientSeed) === null,
    nonce: readNonce(input.nonce) !== undefined,
    maths: TYPED_MATHS.includes(input.maths),
    [betFigureOf(input.maths)]: bet !== undefined && (game === null || isBetOf(game, bet)),
  };
  return FIGURES.filter((figure) => isRight[figure] === false);
}

export interface Verdict extends WorkedOut {
  readonly game: AnyGame;
  readonly figures: RoundFigures;
  /** Null where the result of the round is not given: there is nothing to compare with. */
  readonly isOutcomeSame: boolean | null;
  readonly settledAt: number | null;
  /** What was paid, as the platform says; of typed figures what they give. */
  readonly paid: WorkedOut['win'];
}

/**
 * Works a round of the platform out again, and compares. Null for a round whose server seed is secret, and for one that these
 * maths cannot have decided.
 */
export function judgeRound(game: AnyGame, round: GameRound): Verdict | null {
  const { serverSeed } = round.proof;
  if (serverSeed === null) return null;
  const figures = { ...round.proof, serverSeed, bet: round.bet, acts: round.acts };
  const worked = workOut(game, figures);
  if (!worked) return null;
  const { isOutcomeSame, isSeedKept } = verifyRound(game, round);
  return { ...worked, game, figures, isSeedKept, isOutcomeSame, settledAt: round.settledAt, paid: round.win };
}

/** What typed figures give; null when `listErrorsOf` finds any. */
export function judgeFigures(game: AnyGame, input: FairFigures, format: AmountFormat): Verdict | null {
  if (listErrorsOf(input, format, game).length > 0) return null;
  const figures = {
    commit: input.commit.toLowerCase(),
    serverSeed: input.serverSeed.toLowerCase(),
    clientSeed: input.clientSeed,
    nonce: readNonce(input.nonce) ?? null,
    maths: input.maths,
    bet: typedBet(input, format),
    acts: [],
  };
  const worked = workOut(game, figures);
  return worked && { ...worked, game, figures, isOutcomeSame: null, settledAt: null, paid: worked.win };
}
