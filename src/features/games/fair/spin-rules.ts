import { type Cents, cents } from '../../../../contract/money.ts';
import {
  type InviteOutcome,
  MAX_SECTORS,
  MIN_SECTORS,
  spinInviteWheel,
} from '../../../../maths/invite-wheel.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';

/** What is typed in, or came with the address. */
export interface SpinInput {
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Cents of each sector as a person writes them: numbers with commas or blanks between. */
  readonly sectors: string;
  /** Where the wheel was shown to stop, from 1; empty where it is not given. */
  readonly sector: string;
}

export const SPIN_FIGURES = ['commit', 'serverSeed', 'clientSeed', 'sectors', 'sector'] as const;
export type SpinFigure = (typeof SPIN_FIGURES)[number];

const MAX_INPUT_LENGTH = 240;

/** The fields of `/fair?spin=…`, which has all that is needed; null for another address. */
export function readSpinInput(search: string): SpinInput | null {
  const query = new URLSearchParams(search);
  if (!query.has('spin')) return null;
  const of = (name: SpinFigure) => (query.get(name) ?? '').trim().slice(0, MAX_INPUT_LENGTH);
  return {
    commit: of('commit'),
    serverSeed: of('serverSeed'),
    clientSeed: of('clientSeed'),
    sectors: of('sectors'),
    sector: of('sector'),
  };
}

function readSectors(text: string): Cents[] | null {
  const amounts = text.split(/[\s,;]+/).filter(Boolean);
  const isRight =
    amounts.length >= MIN_SECTORS &&
    amounts.length <= MAX_SECTORS &&
    amounts.every((amount) => /^\d{1,9}$/.test(amount));
  return isRight ? amounts.map((amount) => cents(Number(amount))) : null;
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/i;

/** Which typed figures cannot be worked with; empty when all can. */
export function listSpinErrors(input: SpinInput): SpinFigure[] {
  const sectors = readSectors(input.sectors);
  const isRight: Record<SpinFigure, boolean> = {
    commit: HEX_32_BYTES.test(input.commit),
    serverSeed: HEX_32_BYTES.test(input.serverSeed),
    clientSeed: /^[0-9a-zA-Z-]{8,64}$/.test(input.clientSeed),
    sectors: sectors !== null,
    sector:
      input.sector === '' ||
      (/^[1-9]\d?$/.test(input.sector) && Number(input.sector) <= (sectors?.length ?? MAX_SECTORS)),
  };
  return SPIN_FIGURES.filter((figure) => !isRight[figure]);
}

export interface SpinVerdict extends InviteOutcome {
  readonly isSeedKept: boolean;
  /** Null where the sector is not given: there is nothing to compare with. */
  readonly isOutcomeSame: boolean | null;
  readonly sectors: readonly Cents[];
  readonly figures: Pick<SpinInput, 'commit' | 'serverSeed' | 'clientSeed'>;
}

/** What figures give; null when `listSpinErrors` finds any. */
export function judgeSpin(input: SpinInput): SpinVerdict | null {
  const sectors = readSectors(input.sectors);
  if (!sectors || listSpinErrors(input).length > 0) return null;
  const commit = input.commit.toLowerCase();
  const serverSeed = input.serverSeed.toLowerCase();
  const { clientSeed } = input;
  const outcome = spinInviteWheel(sectors, serverSeed, clientSeed);
  return {
    ...outcome,
    isSeedKept: commitOf(serverSeed) === commit,
    isOutcomeSame: input.sector === '' ? null : outcome.sector + 1 === Number(input.sector),
    sectors,
    figures: { commit, serverSeed, clientSeed },
  };
}
