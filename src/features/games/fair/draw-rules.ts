import { CellType, JACKPOT_TIERS, type JackpotTier } from '../../../../contract/ids.ts';
import type { JackpotDraw } from '../../../../contract/jackpot/draws.ts';
import { type DrawOdds, drawCell, JACKPOT_MATHS, RING_CELLS } from '../../../../maths/jackpot-draw.ts';
import { commitOf } from '../../../../maths/provably-fair.ts';
import { verifyDraw } from '../../../../maths/verify-draw.ts';

/** What is typed in, or came with the address. */
export interface DrawInput {
  readonly draw: string;
  readonly commit: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Weights as a person writes them: numbers with commas or blanks between. */
  readonly cells: string;
  readonly tiers: string;
}

export type TypedDraw = Omit<DrawInput, 'draw'>;

export const DRAW_FIGURES = ['commit', 'serverSeed', 'clientSeed', 'cells', 'tiers'] as const;
export type DrawFigure = (typeof DRAW_FIGURES)[number];

const MAX_INPUT_LENGTH = 120;
/** The fields of `/fair?draw=…`; the inputs may be included, so that no request is needed. */
export function readDrawInput(search: string): DrawInput {
  const query = new URLSearchParams(search);
  const of = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_INPUT_LENGTH);
  // Without a draw the seeds of the address are a round's.
  const figure = (name: string) => (query.has('draw') ? of(name) : '');
  return {
    draw: of('draw'),
    commit: figure('commit'),
    serverSeed: figure('serverSeed'),
    clientSeed: figure('clientSeed'),
    cells: of('cells'),
    tiers: of('tiers'),
  };
}

function readWeights(text: string, count: number): number[] | null {
  const weights = text.split(/[\s,;]+/).filter(Boolean);
  const isRight = weights.length === count && weights.every((weight) => /^\d{1,9}$/.test(weight));
  const numbers = weights.map(Number);
  return isRight && numbers.some((weight) => weight > 0) ? numbers : null;
}

const HEX_32_BYTES = /^[0-9a-f]{64}$/i;

/** Which typed figures cannot be worked with; empty when all can. */
export function listDrawErrors(input: TypedDraw): DrawFigure[] {
  const isRight: Record<DrawFigure, boolean> = {
    commit: HEX_32_BYTES.test(input.commit),
    serverSeed: HEX_32_BYTES.test(input.serverSeed),
    clientSeed: /^[0-9a-zA-Z-]{8,64}$/.test(input.clientSeed),
    cells: readWeights(input.cells, RING_CELLS) !== null,
    tiers: readWeights(input.tiers, JACKPOT_TIERS.length) !== null,
  };
  return DRAW_FIGURES.filter((figure) => !isRight[figure]);
}

export interface DrawVerdict {
  readonly isSeedKept: boolean;
  /** Null where the stop of the light is not given: there is nothing to compare with. */
  readonly isOutcomeSame: boolean | null;
  /** Where the seeds stop the light: index of the cell on the board. */
  readonly cell: number;
  /** Where they stop the wheel; null when it is known that it did not open. */
  readonly tier: JackpotTier | null;
  readonly odds: DrawOdds;
  readonly figures: Pick<DrawInput, 'commit' | 'serverSeed' | 'clientSeed'>;
  readonly at: number | null;
}

/** Works a draw of the platform out again, and compares. Null for maths that this build does not know. */
export function judgeDraw(draw: JackpotDraw): DrawVerdict | null {
  const { commit, serverSeed, clientSeed, maths, cellWeights, tierWeights } = draw.proof;
  if (maths !== JACKPOT_MATHS) return null;
  const odds = { cellWeights, tierWeights };
  const { isSeedKept, isOutcomeSame } = verifyDraw(draw);
  const { cell, tier } = drawCell(odds, serverSeed, clientSeed);
  const figures = { commit, serverSeed, clientSeed };
  return {
    isSeedKept,
    isOutcomeSame,
    cell,
    tier: draw.type === CellType.jackpot ? tier : null,
    odds,
    figures,
    at: draw.createTime,
  };
}

/** What typed figures give; null when `drawFaultsOf` finds any. */
export function judgeDrawFigures(input: TypedDraw): DrawVerdict | null {
  const cellWeights = readWeights(input.cells, RING_CELLS);
  const tierWeights = readWeights(input.tiers, JACKPOT_TIERS.length);
  if (!cellWeights || !tierWeights || listDrawErrors(input).length > 0) return null;
  const commit = input.commit.toLowerCase();
  const serverSeed = input.serverSeed.toLowerCase();
  const { clientSeed } = input;
  const odds = { cellWeights, tierWeights };
  return {
    ...drawCell(odds, serverSeed, clientSeed),
    isSeedKept: commitOf(serverSeed) === commit,
    isOutcomeSame: null,
    odds,
    figures: { commit, serverSeed, clientSeed },
    at: null,
  };
}
