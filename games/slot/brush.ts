/** Small strokes of the deco style on a plain 2D canvas; everything here is painted once a size, never a frame. */

export type Pen = CanvasRenderingContext2D;

/** A number from 0 to 1 that is always the same for the same `index`, so that every painting of a size is alike. */
export const scatter = (index: number): number => {
  const turned = Math.sin(index * 127.1 + 11.7) * 43_758.5453;
  return turned - Math.floor(turned);
};

/** Brass with its hard horizon, top to bottom. */
const METAL: readonly (readonly [number, string])[] = [
  [0, '#FFF6D2'],
  [0.18, '#FFE09A'],
  [0.42, '#D89B34'],
  [0.5, '#8A5A18'],
  [0.56, '#F6CF7C'],
  [0.8, '#C9962F'],
  [1, '#6B4416'],
];

export function metalGradient(pen: Pen, top: number, bottom: number): CanvasGradient {
  const ramp = pen.createLinearGradient(0, top, 0, bottom);
  for (const [stop, colour] of METAL) ramp.addColorStop(stop, colour);
  return ramp;
}

/** Rays from one point, every second one left out. */
export function paintRays(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  count: number,
  colour: string,
): void {
  pen.fillStyle = colour;
  const half = Math.PI / count / 2;
  for (let ray = 0; ray < count; ray += 1) {
    const angle = (ray * 2 * Math.PI) / count - Math.PI / 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + Math.cos(angle - half) * radius, y + Math.sin(angle - half) * radius);
    pen.lineTo(x + Math.cos(angle + half) * radius, y + Math.sin(angle + half) * radius);
    pen.fill();
  }
}

/** Overlapping scallops over an area; the caller sets colour and strength. */
export function paintScallops(pen: Pen, width: number, height: number, size: number): void {
  pen.lineWidth = 0.8;
  for (let row = 0; row * size * 0.5 <= height + size; row += 1) {
    const shift = row % 2 ? size / 2 : 0;
    for (let x = -size; x <= width + size; x += size) {
      for (const share of [1, 0.66, 0.34]) {
        pen.beginPath();
        pen.arc(x + shift, row * size * 0.5, (size / 2) * share, Math.PI, 0);
        pen.stroke();
      }
    }
  }
}

/** The theatre's fan: brass leaves around a point, on a half circle. */
export function fan(pen: Pen, x: number, y: number, radius: number, leaves: number): void {
  const spread = Math.PI / leaves;
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const middle = Math.PI + spread * (leaf + 0.5);
    const tip = radius * (1 - Math.abs(leaf - (leaves - 1) / 2) * 0.012);
    const width = (tip * spread) / 2.35;
    pen.save();
    pen.translate(x, y);
    pen.rotate(middle + Math.PI / 2);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.lineTo(-width, -tip + width);
    pen.arc(0, -tip + width, width, Math.PI, 0);
    pen.closePath();
    const ramp = pen.createLinearGradient(0, -tip, 0, 0);
    const isLight = leaf % 2 === 0;
    ramp.addColorStop(0, isLight ? '#FFF0BE' : '#A9741F');
    ramp.addColorStop(0.5, isLight ? '#E2AC4A' : '#6B4416');
    ramp.addColorStop(1, isLight ? '#7A4E14' : '#2B1608');
    pen.fillStyle = ramp;
    pen.fill();
    pen.lineWidth = 1;
    pen.strokeStyle = '#2B1408';
    pen.stroke();
    pen.restore();
  }
}
