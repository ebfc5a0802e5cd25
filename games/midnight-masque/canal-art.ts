import { type Pen, paintRays, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

/** Blue night in the base game; candlelight while masks hold their reels. */
export type Light = 'night' | 'candles';

interface LightLook {
  readonly sky: readonly [glow: string, middle: string, edge: string];
  readonly walls: readonly string[];
  readonly pane: string;
  readonly water: string;
}

const LIGHTS: Record<Light, LightLook> = {
  night: {
    sky: ['#8A5BF0', '#33137A', '#0B0322'],
    walls: ['#2A1266', '#1E0C4E', '#130633'],
    pane: '#FFD98A',
    water: '#4A2BA8',
  },
  candles: {
    sky: ['#FF8AC0', '#8A1C6A', '#1E0420'],
    walls: ['#64124E', '#480C3A', '#2C0626'],
    pane: '#FFF0B0',
    water: '#C23A8A',
  },
};

/** A full moon over a canal between palaces; plum drapes at the sides where there is room. */
export function paintCanal(pen: Pen, layout: SlotLayout, light: Light): void {
  const { width, height, frame } = layout;
  const look = LIGHTS[light];
  const radius = Math.min(width * 0.26, height * 0.24, 170);
  const moonX = frame.x > 160 ? frame.x * 0.62 : width * 0.2;
  const moonY = Math.max(radius * 0.8, height * 0.16);
  const sky = pen.createRadialGradient(moonX, moonY, 0, moonX, moonY, Math.max(width, height));
  look.sky.forEach((colour, index) => {
    sky.addColorStop(index * 0.48, colour);
  });
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintRays(pen, moonX, moonY, Math.max(width, height), 44, '#FFE9C40C');
  paintStars(pen, layout);
  paintMoon(pen, moonX, moonY, radius);
  const shore = height * 0.74;
  paintPalaces(pen, layout, look, shore);
  paintWater(pen, layout, look, shore, moonX);
  if (frame.x > 110) paintDrapes(pen, layout);
}

function paintStars(pen: Pen, { width, height }: SlotLayout): void {
  for (let star = 0; star < 70; star += 1) {
    pen.fillStyle = star % 5 ? '#FFFFFF90' : '#FFE9C4';
    pen.beginPath();
    pen.arc(
      scatter(star) * width,
      scatter(star + 90) * height * 0.6,
      0.4 + scatter(star + 180),
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
}

function paintMoon(pen: Pen, x: number, y: number, radius: number): void {
  const halo = pen.createRadialGradient(x, y, radius * 0.7, x, y, radius * 2);
  halo.addColorStop(0, '#FFDBA690');
  halo.addColorStop(1, '#FFDBA600');
  pen.fillStyle = halo;
  pen.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
  const face = pen.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius);
  face.addColorStop(0, '#FFFBEA');
  face.addColorStop(0.7, '#FFE9C4');
  face.addColorStop(1, '#E9BE84');
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#E2B87A60';
  for (const [dx, dy, size] of [
    [-0.3, -0.24, 0.2],
    [0.34, 0.3, 0.27],
    [0.1, -0.5, 0.11],
  ] as const) {
    pen.beginPath();
    pen.arc(x + dx * radius, y + dy * radius, size * radius, 0, Math.PI * 2);
    pen.fill();
  }
}

/** Fronts with pointed windows, some of them lit, in three rows of depth. */
function paintPalaces(
  pen: Pen,
  { width, height }: SlotLayout,
  { walls, pane }: LightLook,
  shore: number,
): void {
  walls.forEach((wall, row) => {
    const house = Math.max(54, Math.min(width * 0.13, 120)) * (1 + row * 0.18);
    for (let index = -1; index * house < width; index += 1) {
      const seed = index * 7 + row * 31;
      const x = index * house + scatter(row) * house;
      const top = shore - height * (0.34 - row * 0.09) * (0.7 + scatter(seed) * 0.5);
      pen.fillStyle = wall;
      pen.fillRect(x, top, house - 2, shore - top + 4);
      if (scatter(seed + 3) > 0.6) paintDome(pen, x + house / 2, top, house * 0.34);
      else
        for (let tooth = 0; tooth < 6; tooth += 1)
          pen.fillRect(x + (tooth * house) / 6, top - 5, house / 12, 6);
      const across = 3;
      const size = house / (across * 2.4);
      for (let y = top + size * 1.2; y < shore - size * 1.6; y += size * 2.6) {
        for (let column = 0; column < across; column += 1) {
          const isLit = scatter(seed * 13 + y + column * 5) > 0.55;
          pen.fillStyle = isLit ? pane : '#0A021CB0';
          pen.globalAlpha = isLit ? 0.35 + row * 0.24 : 0.8;
          paintWindow(pen, x + house * ((column + 0.5) / across), y, size * 0.62, size * 1.5);
        }
      }
      pen.globalAlpha = 1;
    }
  });
}

function paintDome(pen: Pen, x: number, foot: number, radius: number): void {
  pen.beginPath();
  pen.moveTo(x - radius, foot + 1);
  pen.bezierCurveTo(x - radius * 1.1, foot - radius, x - radius * 0.2, foot - radius, x, foot - radius * 1.7);
  pen.bezierCurveTo(x + radius * 0.2, foot - radius, x + radius * 1.1, foot - radius, x + radius, foot + 1);
  pen.fill();
}

function paintWindow(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.moveTo(x - width / 2, y + height);
  pen.lineTo(x - width / 2, y + height * 0.36);
  pen.quadraticCurveTo(x - width / 2, y + height * 0.12, x, y);
  pen.quadraticCurveTo(x + width / 2, y + height * 0.12, x + width / 2, y + height * 0.36);
  pen.lineTo(x + width / 2, y + height);
  pen.fill();
}

function paintWater(
  pen: Pen,
  { width, height }: SlotLayout,
  { water }: LightLook,
  shore: number,
  moonX: number,
): void {
  const ground = pen.createLinearGradient(0, shore, 0, height);
  ground.addColorStop(0, water);
  ground.addColorStop(1, '#0B0322');
  pen.fillStyle = ground;
  pen.fillRect(0, shore, width, height - shore);
  for (let wave = 0; wave < 46; wave += 1) {
    const depth = scatter(wave);
    const y = shore + depth * (height - shore);
    const isMoonlit = wave % 2 === 0;
    const x = isMoonlit
      ? moonX + (scatter(wave + 60) - 0.5) * width * (0.1 + depth * 0.4)
      : scatter(wave + 60) * width;
    pen.strokeStyle = isMoonlit ? '#FFE9C490' : '#FFD98A38';
    pen.lineWidth = 0.8 + depth * 1.6;
    pen.beginPath();
    pen.moveTo(x - 10 - depth * 22, y);
    pen.quadraticCurveTo(x, y - 3, x + 10 + depth * 22, y);
    pen.stroke();
  }
}

/** Plum velvet at both sides, drawn back by a cord of gold. */
function paintDrapes(pen: Pen, { width, height, frame }: SlotLayout): void {
  const room = Math.min(frame.x * 0.56, 190);
  for (const mirror of [1, -1] as const) {
    pen.save();
    if (mirror === -1) {
      pen.translate(width, 0);
      pen.scale(-1, 1);
    }
    const tie = height * 0.62;
    for (let fold = 5; fold > 0; fold -= 1) {
      const share = fold / 5;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(room * share, 0);
      pen.bezierCurveTo(room * share, height * 0.3, room * 0.5 * share, tie * 0.9, room * 0.42 * share, tie);
      pen.bezierCurveTo(
        room * 0.5 * share,
        height * 0.76,
        room * 0.72 * share,
        height * 0.9,
        room * 0.7 * share,
        height,
      );
      pen.lineTo(0, height);
      const velvet = pen.createLinearGradient(room * (share - 0.2), 0, room * share, 0);
      velvet.addColorStop(0, '#1C0630');
      velvet.addColorStop(0.6, '#7A2A9C');
      velvet.addColorStop(1, '#2A0A44');
      pen.fillStyle = velvet;
      pen.fill();
    }
    pen.strokeStyle = '#F2C75A';
    pen.lineWidth = 7;
    pen.beginPath();
    pen.moveTo(0, tie - 12);
    pen.quadraticCurveTo(room * 0.24, tie + 8, room * 0.44, tie);
    pen.stroke();
    pen.restore();
  }
}
