import {
  MINES_CELLS,
  type MinesAct,
  type MinesBet,
  type MinesOutcome,
  minesActSchema,
  minesBetSchema,
} from '../contract/games/mines-of-brass.ts';
import { cents, NO_CENTS } from '../contract/money.ts';
import { drawDistinct } from './draw-distinct.ts';
import { type GameMaths, IllegalAct, IllegalBet } from './game-maths.ts';
import { multipliersOf } from './mines/multipliers.ts';
import { assertOffered, MULTIPLIED_STAKES, multiplyStake } from './offered-stake.ts';
import { readJson } from './read-json.ts';
import { withActs } from './with-acts.ts';

interface Position {
  readonly bet: MinesBet;
  /** Hidden until the round is over. */
  readonly mines: readonly number[];
  readonly opened: readonly number[];
  readonly isCashedOut: boolean;
}

const isHit = ({ mines, opened }: Position) => mines.includes(opened.at(-1) ?? -1);

/** Safe cells so far, and what they return. */
function multiplierOf({ bet, opened }: Position): number {
  return multipliersOf(bet.mines)[opened.length - 1] ?? 0;
}

function open(position: Position, cell: number): Position {
  if (position.opened.includes(cell)) throw new IllegalAct('cell is open');
  return { ...position, opened: [...position.opened, cell] };
}

function cashOut(position: Position): Position {
  if (position.opened.length === 0) throw new IllegalAct('no cell is open');
  return { ...position, isCashedOut: true };
}

function stateOf(position: Position) {
  const { bet, mines, opened, isCashedOut } = position;
  const isLost = isHit(position);
  const nextMultiplier = multipliersOf(bet.mines)[opened.length] ?? null;
  const isOver = isLost || isCashedOut || nextMultiplier === null;
  const multiplier = isLost ? 0 : multiplierOf(position);
  return {
    stake: bet.stake,
    win: isOver ? multiplyStake(bet.stake, multiplier) : NO_CENTS,
    isOver,
    outcome: {
      opened: [...opened],
      multiplier,
      nextMultiplier: isOver ? null : nextMultiplier,
      mines: isOver ? [...mines].sort((a, b) => a - b) : null,
    },
  };
}

/** A field of hidden mines. See docs/games/mines-of-brass.md. */
export const MINES_OF_BRASS: GameMaths<MinesBet, MinesAct, MinesOutcome> = withActs({
  slug: 'mines-of-brass',
  maths: 'mines-of-brass@1',
  stakes: MULTIPLIED_STAKES,
  defaultStake: cents(100),
  readBet(value) {
    const bet = readJson(minesBetSchema, value, IllegalBet);
    assertOffered(MULTIPLIED_STAKES, bet.stake);
    return bet;
  },
  readAct: (value) => readJson(minesActSchema, value, IllegalAct),
  stakeOf: ({ stake }) => stake,
  begin: (bet, random): Position => ({
    bet,
    // All of them before the first cell is opened, so that no act changes a draw.
    mines: drawDistinct(bet.mines, MINES_CELLS, random),
    opened: [],
    isCashedOut: false,
  }),
  next: (position, act) => (act.kind === 'open' ? open(position, act.cell) : cashOut(position)),
  stateOf,
  // Before the first cell nothing can be cashed out; every cell is as likely to be safe as any other.
  absentAct: ({ opened }) => (opened.length > 0 ? { kind: 'cashOut' } : { kind: 'open', cell: 0 }),
});
