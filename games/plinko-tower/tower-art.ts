import type { Box, PlinkoLayout } from './layout.ts';

type Pen = CanvasRenderingContext2D;

/** The tower's wall with its set-backs and its crown. Painted once a size and table. */
export function paintTower(pen: Pen, layout: PlinkoLayout): void {
  paintCrown(pen, layout);
  // From the foot up: each storey stands on the cornice of the one below it.
  for (const tier of layout.tiers.toReversed()) paintTier(pen, tier, layout);
  paintNiche(pen, layout);
  for (const pin of layout.pins) paintPin(pen, pin.x, pin.y, layout.pinRadius);
}

export function brassGradient(pen: Pen, y: number, height: number): CanvasGradient {
  const metal = pen.createLinearGradient(0, y, 0, y + height);
  for (const [at, colour] of [
    [0, '#fff3c9'],
    [0.2, '#ffe09a'],
    [0.45, '#d89b34'],
    [0.55, '#8a5a18'],
    [0.7, '#f0c470'],
    [1, '#6b4416'],
  ] as const)
    metal.addColorStop(at, colour);
  return metal;
}

function paintTier(pen: Pen, { x, y, width, height }: Box, { pitch, rowHeight }: PlinkoLayout): void {
  const edge = Math.max(4, Math.min(8, pitch * 0.26));
  pen.save();
  pen.shadowColor = '#05031cb0';
  pen.shadowBlur = 14;
  const wall = pen.createLinearGradient(x, 0, x + width, 0);
  wall.addColorStop(0, '#120d38');
  wall.addColorStop(0.5, '#2a2068');
  wall.addColorStop(1, '#100b30');
  pen.fillStyle = wall;
  pen.fillRect(x, y, width, height);
  pen.restore();
  paintWindows(pen, { x: x + edge, y, width: width - 2 * edge, height }, pitch, rowHeight);
  for (const side of [x, x + width - edge]) paintPilaster(pen, { x: side, y, width: edge, height });
  const cornice = Math.max(4, Math.min(7, rowHeight * 0.24));
  pen.fillStyle = brassGradient(pen, y - cornice, cornice);
  pen.fillRect(x - 3, y - cornice, width + 6, cornice);
  pen.fillStyle = brassGradient(pen, y - cornice * 1.8, cornice * 0.8);
  pen.fillRect(x + edge, y - cornice * 1.8, width - 2 * edge, cornice * 0.8);
  // A step on each shoulder leads the eye from storey to storey.
  for (const side of [x - 1, x + width + 1 - edge * 1.2]) {
    pen.fillStyle = brassGradient(pen, y - cornice * 2.9, cornice * 2);
    pen.fillRect(side, y - cornice * 2.9, edge * 1.2, cornice * 2);
  }
}

/** Narrow windows between the pins, some lit: faint, so that pins and ball are what is seen. */
function paintWindows(pen: Pen, { x, y, width, height }: Box, pitch: number, rowHeight: number): void {
  const columns = Math.floor(width / pitch) * 2;
  const across = width / columns;
  const floors = Math.max(1, Math.floor(height / (rowHeight / 2)));
  const floorHeight = height / floors;
  for (let floor = 0; floor < floors; floor += 1)
    for (let column = 0; column < columns; column += 1) {
      const isLit = (floor * 5 + column * 3 + (floor % 3) * column) % 7 < 2;
      pen.fillStyle = isLit ? '#ffcf7a3d' : '#0603206b';
      pen.fillRect(
        x + (column + 0.34) * across,
        y + (floor + 0.3) * floorHeight,
        across * 0.32,
        floorHeight * 0.46,
      );
    }
}

function paintPilaster(pen: Pen, { x, y, width, height }: Box): void {
  const metal = pen.createLinearGradient(x, 0, x + width, 0);
  metal.addColorStop(0, '#6b4416');
  metal.addColorStop(0.3, '#ffe09a');
  metal.addColorStop(0.55, '#d89b34');
  metal.addColorStop(1, '#5a380f');
  pen.fillStyle = metal;
  pen.fillRect(x, y, width, height);
  pen.fillStyle = '#2b140566';
  pen.fillRect(x + width * 0.62, y, Math.max(1, width * 0.12), height);
}

/** Steps, a fan and a spire. */
function paintCrown(pen: Pen, { crown }: PlinkoLayout): void {
  const { x, y, width, height } = crown;
  const middle = x + width / 2;
  const foot = y + height;
  // A low window has no room for a spire above the fan.
  const [steps, fan] = [height * 0.42, height * 0.4];
  pen.fillStyle = brassGradient(pen, y, height * 0.2);
  pen.fillRect(middle - 1.5, y, 3, height - steps);
  pen.beginPath();
  pen.arc(middle, y + 4, 3.5, 0, Math.PI * 2);
  pen.fill();
  paintFan(pen, middle, foot - steps, Math.min(fan, width * 0.3));
  for (const [share, low, high] of [
    [0.78, 0, 0.34],
    [0.58, 0.34, 0.68],
    [0.38, 0.68, 1],
  ] as const) {
    const top = foot - steps * high;
    const tall = steps * (high - low) + 1;
    const wide = width * share;
    pen.fillStyle = '#1d1650';
    pen.fillRect(middle - wide / 2, top, wide, tall);
    pen.fillStyle = '#ffd98ab3';
    const windows = Math.max(3, Math.floor(wide / 14));
    for (let index = 0; index < windows; index += 1)
      pen.fillRect(
        middle - wide / 2 + ((index + 0.5) * wide) / windows - 1.5,
        top + tall * 0.45,
        3,
        tall * 0.34,
      );
    pen.fillStyle = brassGradient(pen, top, 4);
    pen.fillRect(middle - wide / 2 - 2, top, wide + 4, Math.min(4, tall * 0.4));
  }
}

function paintFan(pen: Pen, x: number, y: number, radius: number): void {
  const ribs = 7;
  for (let rib = 0; rib < ribs; rib += 1) {
    const [from, to] = [Math.PI + (rib * Math.PI) / ribs, Math.PI + ((rib + 0.82) * Math.PI) / ribs];
    const metal = pen.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    metal.addColorStop(0, '#8a5a18');
    metal.addColorStop(1, rib % 2 === 0 ? '#ffe7a6' : '#e0ab4b');
    pen.fillStyle = metal;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, radius, from, to);
    pen.fill();
  }
}

/** Where the ball waits: a dark arch in a brass rim. */
function paintNiche(pen: Pen, { mouth, ballRadius }: PlinkoLayout): void {
  const radius = ballRadius * 1.75;
  pen.fillStyle = brassGradient(pen, mouth.y - radius - 2, radius * 2);
  pen.beginPath();
  pen.arc(mouth.x, mouth.y, radius + 2.5, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#0a0620';
  pen.beginPath();
  pen.arc(mouth.x, mouth.y, radius, 0, Math.PI * 2);
  pen.fill();
}

/** A bulb that burns in a brass socket. */
function paintPin(pen: Pen, x: number, y: number, radius: number): void {
  const glow = pen.createRadialGradient(x, y, 0, x, y, radius * 3.4);
  glow.addColorStop(0, '#ffd98a80');
  glow.addColorStop(1, '#ffb34700');
  pen.fillStyle = glow;
  pen.fillRect(x - radius * 3.4, y - radius * 3.4, radius * 6.8, radius * 6.8);
  pen.fillStyle = '#7a4d16';
  pen.beginPath();
  pen.arc(x, y, radius * 1.3, 0, Math.PI * 2);
  pen.fill();
  const bulb = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.35, 0, x, y, radius);
  bulb.addColorStop(0, '#fffdf0');
  bulb.addColorStop(0.5, '#ffe9ae');
  bulb.addColorStop(1, '#f0b552');
  pen.fillStyle = bulb;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}
