type Pen = CanvasRenderingContext2D;

interface Column {
  /** Its middle. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Height of capital and base, in widths of the column. */
const CAPITAL = 0.62;

/** Where the lamps sit in a column, from below: one for each right guess of a round. */
export function lampsOf(
  { x, width, height }: Column,
  count: number,
): { x: number; y: number; radius: number }[] {
  const ends = width * CAPITAL * 1.5;
  const pitch = Math.max(0, height - 2 * ends) / count;
  const radius = Math.min(width * 0.17, pitch * 0.34);
  return Array.from({ length: count }, (_, lamp) => ({ x, y: height - ends - (lamp + 0.5) * pitch, radius }));
}

/** A fluted column of jade marble with brass at both ends, from the floor to the ceiling. */
export function paintColumn(pen: Pen, { x, width, height }: Column): void {
  const left = x - width / 2;
  const shaft = width * 0.84;
  const marble = pen.createLinearGradient(x - shaft / 2, 0, x + shaft / 2, 0);
  marble.addColorStop(0, '#06272b');
  marble.addColorStop(0.3, '#3f9690');
  marble.addColorStop(0.42, '#74c9bd');
  marble.addColorStop(0.66, '#1c6364');
  marble.addColorStop(1, '#04191d');
  pen.fillStyle = '#03141a';
  pen.fillRect(left, 0, width, height);
  pen.fillStyle = marble;
  pen.fillRect(x - shaft / 2, 0, shaft, height);
  pen.strokeStyle = '#021b2066';
  pen.lineWidth = Math.max(1, width * 0.035);
  for (const share of [-0.33, -0.22, 0.22, 0.33]) {
    pen.beginPath();
    pen.moveTo(x + share * width, 0);
    pen.lineTo(x + share * width, height);
    pen.stroke();
  }
  for (const isTop of [true, false]) {
    pen.save();
    if (!isTop) {
      pen.translate(0, height);
      pen.scale(1, -1);
    }
    paintCapital(pen, left, width);
    pen.restore();
  }
}

/** Steps of brass, each narrower than the one above. */
function paintCapital(pen: Pen, left: number, width: number): void {
  let y = 0;
  for (const [share, high] of [
    [1, 0.26],
    [0.94, 0.09],
    [0.9, 0.2],
    [0.86, 0.07],
  ] as const) {
    const size = width * high * CAPITAL * 1.6;
    const brass = pen.createLinearGradient(0, y, 0, y + size);
    brass.addColorStop(0, '#fff0b8');
    brass.addColorStop(0.4, '#d89b34');
    brass.addColorStop(1, '#6b4416');
    pen.fillStyle = brass;
    pen.fillRect(left + (width * (1 - share)) / 2, y, width * share, size);
    y += size;
  }
}

/** A lamp that is out: a brass ring with dark glass. */
export function paintSocket(pen: Pen, x: number, y: number, radius: number): void {
  pen.fillStyle = '#03181c';
  pen.strokeStyle = '#d89b34';
  pen.lineWidth = Math.max(1, radius * 0.28);
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
}

/** The same lamp while it burns, with the light around it. @param size of the square */
export function paintLamp(pen: Pen, size: number): void {
  const middle = size / 2;
  const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, '#fffdf0');
  light.addColorStop(0.2, '#ffe7a6');
  light.addColorStop(0.3, '#ffc65ab0');
  light.addColorStop(1, '#ffb34700');
  pen.fillStyle = light;
  pen.fillRect(0, 0, size, size);
}
