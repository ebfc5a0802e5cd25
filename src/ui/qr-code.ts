import encodeQR from 'qr';

export interface QrDrawing {
  /** Modules from edge to edge, the quiet border with them. */
  readonly size: number;
  /** The dark modules as one path, a unit each. */
  readonly path: string;
}

/** Light modules that every scanner requires around a code. */
const BORDER = 4;

/** A code as one path: rows of dark modules, each run drawn once. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = rows.map((row, y) =>
    runsOf(row)
      .map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`)
      .join(''),
  );
  return { size: rows.length, path: path.join('') };
}

function runsOf(row: readonly boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last.x + last.width === x) last.width += 1;
    else runs.push({ x, width: 1 });
  });
  return runs;
}
