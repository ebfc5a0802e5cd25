import { round } from './paint.ts';
import type { Pen } from './pen.ts';

/** An apple of gold around (0, 0), 100 units wide. */
export function goldenApple(pen: Pen): string {
  const skin = round(
    pen,
    [
      [0, '#ffffff'],
      [18, '#fff0a8'],
      [52, '#f2b632'],
      [82, '#a8690f'],
      [100, '#6b3c08'],
    ],
    [0.34, 0.26],
  );
  return `<path d="M0 -34C6 -46 4 -58 -4 -68" fill="none" stroke="#4a2410" stroke-width="6" stroke-linecap="round"/><path d="M0 -34C14 -50 50 -48 54 -10C58 28 28 56 10 54Q0 50 -10 54C-28 56 -58 28 -54 -10C-50 -48 -14 -50 0 -34Z" fill="${skin}" stroke="#5a3206" stroke-width="2.4"/><path d="M-16 -36Q0 -24 16 -36" fill="none" stroke="#6b3c08" stroke-width="3" opacity=".7"/>`;
}
