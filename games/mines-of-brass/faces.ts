import { MINES_CELLS, type MinesOutcome } from '../../contract/games/mines-of-brass.ts';

/** What a cell shows. A mine that was not opened is shown dimmed once the round is over. */
export type CellFace = 'closed' | 'gem' | 'mine' | 'otherMine';

/** What every cell shows at a point of a round. */
export function facesOf({ opened, mines }: MinesOutcome): CellFace[] {
  const faces: CellFace[] = Array.from({ length: MINES_CELLS }, () => 'closed');
  for (const mine of mines ?? []) faces[mine] = opened.includes(mine) ? 'mine' : 'otherMine';
  for (const cell of opened) if (faces[cell] === 'closed') faces[cell] = 'gem';
  return faces;
}
