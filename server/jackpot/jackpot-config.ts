import * as z from 'zod/mini';
import { appConfigSchema } from '../../contract/config/app-config.ts';
import { CellType } from '../../contract/ids.ts';
import { RING_CELLS } from '../../maths/jackpot-draw.ts';
import { configEntry } from '../config-entry.ts';
import { JACKPOT_PROP, PAY_PROP } from '../rewards/public/reward-accounts.ts';
import { JACKPOT_CELLS } from './default-cells.ts';

/** As for a tier of the wheel: the table's own bound. */
const MAX_WEIGHT = 1_000_000;
const weights = (cells: readonly { weight: number }[]) => cells.map(({ weight }) => weight);

/** A board that can be drawn from and paid: the draw depends on all of these conditions. */
const jackpotCells = appConfigSchema.shape.jackpotAwardConfigs.check(
  z.refine((cells) => cells.length === RING_CELLS, `a ring has ${RING_CELLS} cells`),
  z.refine(
    (cells) =>
      cells.every(
        ({ type, propId }) => type === CellType.jackpot || (type === CellType.prize && propId in PAY_PROP),
      ),
    'a cell has a reward that can be paid (type 1) or is the jackpot cell (type 2)',
  ),
  z.refine(
    (cells) => cells.filter(({ type }) => type === CellType.jackpot).length === 1,
    'there is one jackpot cell',
  ),
  z.refine(
    (cells) => cells.every(({ type, propId }) => (type === CellType.jackpot) === (propId === JACKPOT_PROP)),
    `the jackpot cell, and no other, has the prop ${JACKPOT_PROP}`,
  ),
  z.refine((cells) => cells.every(({ count }) => count >= 1), 'a count is at least 1'),
  z.refine((cells) => {
    const sum = weights(cells).reduce((all, weight) => all + weight, 0);
    return weights(cells).every((weight) => weight >= 0 && weight <= MAX_WEIGHT) && sum >= 1;
  }, 'weights are at least 0 and at most 1000000, and one at least is above 0'),
);

/** Config of the jackpot’s board. */
export const jackpotCellsConfig = configEntry('jackpotCells', jackpotCells, [...JACKPOT_CELLS], {
  movesMoney: true,
});
