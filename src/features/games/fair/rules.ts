import type { GameRound } from '../../../../contract/games/game-calls.ts';
import { readTypedAmount } from '../../../../contract/typed-amount.ts';
import { SLOT_MATHS } from '../../../../maths/slot-games.ts';
import { type RoundFigures, verifyRound, type WorkedOut, workOut } from '../../../../maths/verify-round.ts';
import { linkTo, paths } from '../../../platform/paths.ts';

/** What is typed in, or came with the address. */
export interface FairInput {
  readonly round: string;
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly maths: string;
  /** An amount as a person writes it. */
  readonly stake: string;
}

export type FairFigures = Omit<FairInput, 'round'>;

const FIGURES = ['commit', 'serverSeed', 'clientSeed', 'maths', 'stake'] as const;
export type Figure = (typeof FIGURES)[number];

const LONGEST = 100;

/** The fields of `/fair?round=…`, or of `/fair?commit=…&serverSeed=…` for figures without a number. */
export function readFairInput(search: string): FairInput {
  const query = new URLSearchParams(search);
  const of = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    round: of('round'),
    commit: of('commit'),
    serverSeed: of('serverSeed'),
    clientSeed: of('clientSeed'),
    maths: of('maths') || (SLOT_MATHS[0] ?? ''),
    stake: of('stake'),
  };
}

/** The address that opens the same check elsewhere. */
export function fairAddress(round: string): string {
  return linkTo(paths.fair, { round });
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

/** Which typed figures cannot be worked with; empty when all can. */
export function listErrorsOf(input: FairFigures, locale: string): Figure[] {
  const isRight: Record<Figure, boolean> = {
    commit: HEX_32_BYTES.test(input.commit.toLowerCase()),
    serverSeed: HEX_32_BYTES.test(input.serverSeed.toLowerCase()),
    clientSeed: /^[0-9a-zA-Z-]{8,64}$/.test(input.clientSeed),
    maths: SLOT_MATHS.includes(input.maths),
    stake: (readTypedAmount(input.stake, locale).amount ?? 0) > 0,
  };
  return FIGURES.filter((figure) => !isRight[figure]);
}

export interface Verdict extends WorkedOut {
  readonly figures: RoundFigures;
  /** Null where the result of the round is not given: there is nothing to compare with. */
  readonly isOutcomeSame: boolean | null;
  readonly settledAt: number | null;
  /** What was paid, as the platform says; of typed figures what they give. */
  readonly paid: WorkedOut['win'];
}

/** Works a round of the platform out again, and compares. Null for maths that this build does not know. */
export function judgeRound(round: GameRound): Verdict | null {
  const figures = { ...round.proof, stake: round.stake };
  const worked = workOut(figures);
  if (!worked) return null;
  const { isOutcomeSame, isSeedKept } = verifyRound(round);
  return { ...worked, figures, isSeedKept, isOutcomeSame, settledAt: round.settledAt, paid: round.win };
}

/** What typed figures give; null when `faultsOf` finds any. */
export function judgeFigures(input: FairFigures, locale: string): Verdict | null {
  const { amount: stake } = readTypedAmount(input.stake, locale);
  if (stake === null || listErrorsOf(input, locale).length > 0) return null;
  const { clientSeed, maths } = input;
  const figures = {
    commit: input.commit.toLowerCase(),
    serverSeed: input.serverSeed.toLowerCase(),
    clientSeed,
    maths,
    stake,
  };
  const worked = workOut(figures);
  return worked && { ...worked, figures, isOutcomeSame: null, settledAt: null, paid: worked.win };
}
