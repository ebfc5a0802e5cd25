type Pen = CanvasRenderingContext2D;

/** The ship is drawn in a box of this size, its nose at the right, around the middle. */
export const SHIP_BOX = { width: 312, height: 168 } as const;

const HULL = 'M-134 0C-102 -52 20 -64 84 -38C116 -25 132 -9 132 0C132 9 116 25 84 38C20 64 -102 52 -134 0Z';
const FINS = 'M-100 -8L-150 -52L-122 -54L-82 -22ZM-100 8L-150 48L-122 52L-80 20Z';
const TAIL = 'M-134 -7H-100V7H-134L-156 0Z';
const SASH = 'M-98 -15Q0 -31 127 -8L129 4Q0 -12 -101 3Z';
const GONDOLA = 'M-38 52H62L51 74H-27Z';

/** The airship of the poster: silver above, copper below, a red sash, lit windows. Painted once a size. */
export function paintShip(pen: Pen, width: number): void {
  const scale = width / SHIP_BOX.width;
  pen.save();
  pen.scale(scale, scale);
  pen.translate(SHIP_BOX.width / 2 + 8, SHIP_BOX.height / 2 - 6);
  pen.lineJoin = 'round';
  fill(pen, FINS, '#1f8a8a', '#0c3a40', 1.6);
  fill(pen, 'M-100 -8L-150 -52L-138 -53L-92 -15Z', '#43b8b0');
  const hull = pen.createLinearGradient(0, -58, 0, 58);
  for (const [at, colour] of [
    [0, '#ffffff'],
    [0.24, '#e4ebf4'],
    [0.52, '#93a5c0'],
    [0.72, '#cf7d40'],
    [0.88, '#7a3a1e'],
    [1, '#3a1c14'],
  ] as const)
    hull.addColorStop(at, colour);
  pen.save();
  pen.shadowColor = '#ffb35aaa';
  pen.shadowBlur = 14 * scale;
  fill(pen, HULL, hull, '#1c1026', 1.4);
  pen.restore();
  pen.save();
  pen.clip(new Path2D(HULL));
  for (let rib = 0; rib < 9; rib += 1) {
    pen.strokeStyle = rib < 4 ? '#ffffff88' : '#4a3a4480';
    pen.lineWidth = 1;
    pen.stroke(new Path2D(`M-128 0Q0 ${(rib - 4) * 23} 126 0`));
  }
  pen.strokeStyle = '#4a3a44a0';
  pen.stroke(new Path2D('M-54 -49Q-60 0 -54 48M0 -55Q-5 0 0 55M50 -49Q48 0 50 49M92 -34Q94 0 92 34'));
  const sash = pen.createLinearGradient(0, -30, 0, 6);
  sash.addColorStop(0, '#ff5a5a');
  sash.addColorStop(1, '#a80f22');
  fill(pen, SASH, sash);
  pen.strokeStyle = '#ffe09a';
  pen.lineWidth = 1.2;
  pen.stroke(new Path2D('M-98 -15Q0 -31 127 -8M-101 3Q0 -12 129 4'));
  // Light from the moon along the upper side.
  pen.strokeStyle = '#ffffffd0';
  pen.lineWidth = 3;
  pen.stroke(new Path2D('M-96 -36Q10 -62 92 -31'));
  pen.restore();
  fill(pen, TAIL, '#2fb0a8', '#0c3a40', 1.2);
  pen.strokeStyle = '#2b1608';
  pen.lineWidth = 2;
  pen.stroke(new Path2D('M-30 46L-34 53M54 44L58 53M12 52V54'));
  fill(pen, GONDOLA, '#3a1c14', '#ffe09a', 1.8);
  for (let at = 0; at < 6; at += 1) {
    pen.fillStyle = '#fff0b0';
    pen.shadowColor = '#ffd27a';
    pen.shadowBlur = 6 * scale;
    pen.fillRect(-23 + at * 12.5, 57, 8, 7.5);
  }
  pen.shadowBlur = 0;
  fill(pen, 'M-62 62a10 10 0 1 0 20 0a10 10 0 1 0 -20 0', '#4a3a44', '#ffe09a', 1.6);
  pen.restore();
}

/** A parcel on a parachute: what was cashed out. */
export function paintParachute(pen: Pen, size: number): void {
  const scale = size / 64;
  pen.save();
  pen.scale(scale, scale);
  pen.translate(32, 30);
  pen.strokeStyle = '#fff3d2';
  pen.lineWidth = 1.2;
  pen.stroke(new Path2D('M-26 -4L-6 22M26 -4L6 22M-9 -6L-2 22M9 -6L2 22'));
  fill(
    pen,
    'M-27 -4C-27 -34 27 -34 27 -4C20 -10 14 -10 9 -5C4 -11 -4 -11 -9 -5C-14 -10 -20 -10 -27 -4Z',
    '#f3ead2',
    '#3a1c14',
    1.4,
  );
  fill(pen, 'M-9 -5C-12 -18 -7 -27 0 -27C7 -27 12 -18 9 -5C4 -11 -4 -11 -9 -5Z', '#d8283c');
  const gold = pen.createLinearGradient(0, 20, 0, 33);
  gold.addColorStop(0, '#ffe7a6');
  gold.addColorStop(1, '#a86f1c');
  fill(pen, 'M-8 21H8V33H-8Z', gold, '#3a1c14', 1.2);
  pen.restore();
}

function fill(pen: Pen, path: string, style: string | CanvasGradient, stroke?: string, width = 1): void {
  const shape = new Path2D(path);
  pen.fillStyle = style;
  pen.fill(shape);
  if (stroke === undefined) return;
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke(shape);
}
