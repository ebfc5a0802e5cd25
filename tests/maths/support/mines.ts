import { MINES_CELLS, type MinesBet } from '../../../contract/games/mines-of-brass.ts';
import { MINES_OF_BRASS } from '../../../maths/mines-of-brass.ts';
import { fairSource } from '../../../maths/provably-fair.ts';

/** Where the mines of a round lie; nobody but a test may know before it is over. */
export function minesOf(
  bet: MinesBet,
  {
    serverSeed,
    clientSeed,
    nonce = null,
  }: { readonly serverSeed: string; readonly clientSeed: string; readonly nonce?: number | null },
): readonly number[] {
  // One cell of each field: that of a mine ends the round, which shows all of them.
  for (let cell = 0; cell < MINES_CELLS; cell += 1) {
    const { outcome } = MINES_OF_BRASS.play(
      bet,
      [{ kind: 'open', cell }],
      fairSource(serverSeed, clientSeed, nonce),
    );
    if (outcome.opened.includes(cell) && outcome.mines?.includes(cell)) return outcome.mines;
  }
  throw new Error('a field without mines');
}
