type Pen = CanvasRenderingContext2D;

/** A rectangle whose corners step inwards twice, by `step` pixels each. */
export function steppedPath(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
): void {
  const right = x + width;
  const bottom = y + height;
  const points: [number, number][] = [
    [x + 2 * step, y],
    [right - 2 * step, y],
    [right - 2 * step, y + step],
    [right - step, y + step],
    [right - step, y + 2 * step],
    [right, y + 2 * step],
    [right, bottom - 2 * step],
    [right - step, bottom - 2 * step],
    [right - step, bottom - step],
    [right - 2 * step, bottom - step],
    [right - 2 * step, bottom],
    [x + 2 * step, bottom],
    [x + 2 * step, bottom - step],
    [x + step, bottom - step],
    [x + step, bottom - 2 * step],
    [x, bottom - 2 * step],
    [x, y + 2 * step],
    [x + step, y + 2 * step],
    [x + step, y + step],
    [x + 2 * step, y + step],
  ];
  pen.beginPath();
  points.forEach(([px, py], index) => {
    if (index === 0) pen.moveTo(px, py);
    else pen.lineTo(px, py);
  });
  pen.closePath();
}
