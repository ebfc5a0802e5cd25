import { type Pen, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

/** A lagoon at noon in the base game; the moonlit tide while free spins run. */
export type Tide = 'noon' | 'moon';

interface TideLook {
  readonly water: readonly [surface: string, shallow: string, middle: string, deep: string];
  /** Light of the surface, and of all that it touches. */
  readonly light: string;
  readonly beam: string;
  readonly sand: readonly [lit: string, body: string, foot: string];
  readonly corals: readonly string[];
  readonly weed: string;
}

const TIDES: Record<Tide, TideLook> = {
  noon: {
    water: ['#E4FFF4', '#5FE3DF', '#169FBE', '#0A5B8E'],
    light: '#F4FFEF',
    beam: '40',
    sand: ['#FFF1C9', '#EBC98C', '#A87A4A'],
    corals: ['#FF7F7A', '#FFB26B', '#E86AA6'],
    weed: '#1F9A7C',
  },
  moon: {
    water: ['#A9C4FF', '#3A63C4', '#172F82', '#080F3A'],
    light: '#DCE8FF',
    beam: '30',
    sand: ['#8FA3E0', '#4A5BA6', '#1C2560'],
    corals: ['#8A5CD0', '#C25CA8', '#4A78D8'],
    weed: '#1C5A86',
  },
};

/** Under the water: beams from the surface, a floor of sand, corals at the sides. */
export function paintLagoon(pen: Pen, layout: SlotLayout, tide: Tide): void {
  const { width, height } = layout;
  const look = TIDES[tide];
  const water = pen.createLinearGradient(0, 0, 0, height);
  look.water.forEach((colour, index) => {
    water.addColorStop([0, 0.14, 0.5, 1][index] ?? 1, colour);
  });
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  if (tide === 'moon') paintMoon(pen, layout);
  paintSurface(pen, layout, look);
  paintBeams(pen, layout, look);
  paintSchool(pen, layout, look);
  paintSand(pen, layout, look);
  paintReef(pen, layout, look);
  if (tide === 'moon') paintPlankton(pen, layout);
  paintBubbles(pen, layout, look.light);
}

/** The moon as it trembles on the surface, seen from below. */
function paintMoon(pen: Pen, { width, height }: SlotLayout): void {
  const x = width * 0.5;
  const reach = Math.min(width, height) * 0.62;
  const halo = pen.createRadialGradient(x, 0, 0, x, 0, reach);
  halo.addColorStop(0, '#FFFFFFE0');
  halo.addColorStop(0.22, '#E4ECFF90');
  halo.addColorStop(1, '#9FB8FF00');
  pen.fillStyle = halo;
  pen.fillRect(x - reach, 0, 2 * reach, reach);
  pen.fillStyle = '#FFFFFF';
  for (let band = 0; band < 7; band += 1) {
    const wide = reach * (0.3 - band * 0.034) * (0.8 + scatter(band) * 0.4);
    pen.beginPath();
    pen.ellipse(x + (scatter(band + 9) - 0.5) * 18, 6 + band * reach * 0.034, wide, 3.4, 0, 0, Math.PI * 2);
    pen.globalAlpha = 0.9 - band * 0.11;
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Bands of light on the surface, closer together the farther they are. */
function paintSurface(pen: Pen, { width, height }: SlotLayout, { light }: TideLook): void {
  const depth = height * 0.15;
  for (let wave = 0; wave < 90; wave += 1) {
    const near = scatter(wave) ** 1.7;
    const y = near * depth;
    const x = scatter(wave + 120) * width;
    const half = 14 + near * 46 + scatter(wave + 40) * 30;
    pen.strokeStyle = light;
    pen.globalAlpha = 0.55 * (1 - near) + 0.06;
    pen.lineWidth = 1 + (1 - near) * 1.6;
    pen.beginPath();
    pen.moveTo(x - half, y);
    pen.bezierCurveTo(x - half / 2, y - 5, x + half / 3, y + 6, x + half, y - 1);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function paintBeams(pen: Pen, { width, height }: SlotLayout, { light, beam }: TideLook): void {
  const middle = width * 0.54;
  for (let ray = 0; ray < 11; ray += 1) {
    const share = (ray + 0.5) / 11 - 0.5;
    const top = middle + share * width * 0.9;
    const foot = middle + share * width * 2.1;
    const wide = width * (0.02 + scatter(ray + 3) * 0.05);
    const fade = pen.createLinearGradient(0, 0, 0, height * 0.92);
    fade.addColorStop(0, `${light}${beam}`);
    fade.addColorStop(0.55, `${light}1A`);
    fade.addColorStop(1, `${light}00`);
    pen.fillStyle = fade;
    pen.beginPath();
    pen.moveTo(top - wide * 0.4, 0);
    pen.lineTo(top + wide * 0.4, 0);
    pen.lineTo(foot + wide * 1.7, height * 0.92);
    pen.lineTo(foot - wide * 1.7, height * 0.92);
    pen.fill();
  }
}

/** A school far away on each side, as shadows. */
function paintSchool(pen: Pen, { width, height, frame }: SlotLayout, { water }: TideLook): void {
  const room = Math.max(40, frame.x);
  pen.fillStyle = `${water[2]}B0`;
  for (let fish = 0; fish < 22; fish += 1) {
    const isLeft = fish % 2 === 0;
    const x = scatter(fish + 7) * room;
    const size = 4 + scatter(fish + 31) * 7;
    pen.save();
    pen.translate(isLeft ? x : width - x, height * (0.22 + scatter(fish) * 0.34));
    pen.scale(isLeft ? 1 : -1, 1);
    pen.beginPath();
    pen.ellipse(0, 0, size, size * 0.4, 0, 0, Math.PI * 2);
    pen.moveTo(-size * 0.8, 0);
    pen.lineTo(-size * 1.5, -size * 0.42);
    pen.lineTo(-size * 1.5, size * 0.42);
    pen.fill();
    pen.restore();
  }
}

/** Rippled sand, with the net of light that waves throw on it. */
function paintSand(pen: Pen, { width, height }: SlotLayout, { sand, light }: TideLook): void {
  const top = height * 0.8;
  const floor = pen.createLinearGradient(0, top - 20, 0, height);
  sand.forEach((colour, index) => {
    floor.addColorStop([0, 0.4, 1][index] ?? 1, colour);
  });
  const swellAt = (x: number, lift: number) =>
    top + lift + Math.sin(x / (width * 0.19) + lift) * 9 + Math.sin(x / (width * 0.07)) * 3;
  pen.fillStyle = floor;
  pen.beginPath();
  pen.moveTo(0, height);
  for (let x = 0; x <= width + 6; x += 6) pen.lineTo(x, swellAt(x, 0));
  pen.lineTo(width, height);
  pen.fill();
  for (let ripple = 1; ripple < 14; ripple += 1) {
    const lift = (ripple / 14) ** 1.4 * height * 0.2;
    pen.strokeStyle = ripple % 2 ? `${sand[2]}50` : `${sand[0]}70`;
    pen.lineWidth = 1 + ripple * 0.16;
    pen.beginPath();
    for (let x = -4; x <= width + 8; x += 8) pen.lineTo(x, swellAt(x + ripple * 37, lift));
    pen.stroke();
  }
  pen.strokeStyle = `${light}66`;
  pen.lineWidth = 1.6;
  for (let cell = 0; cell < 60; cell += 1) {
    const near = scatter(cell + 300);
    const y = top + 14 + near * height * 0.19;
    pen.beginPath();
    const half = 10 + near * 26;
    const x = scatter(cell + 400) * width;
    pen.moveTo(x - half, y);
    pen.quadraticCurveTo(x - half * 0.2, y - half * 0.3, x + half * 0.2, y);
    pen.quadraticCurveTo(x + half * 0.6, y + half * 0.26, x + half, y - 2);
    pen.stroke();
  }
}

/** Corals, fans and weed at both sides of the floor, as high as there is room beside the machine. */
function paintReef(pen: Pen, { width, height, frame }: SlotLayout, look: TideLook): void {
  const room = Math.max(46, Math.min(frame.x, 330));
  const tall = Math.min(height * 0.42, Math.max(90, room * 1.1));
  for (const mirror of [1, -1] as const) {
    const seed = mirror === 1 ? 0 : 50;
    pen.save();
    pen.transform(mirror, 0, 0, 1, mirror === 1 ? 0 : width, 0);
    const foot = height + 6;
    for (let blade = 0; blade < 9; blade += 1) {
      const x = room * (scatter(blade + seed) * 1.05);
      paintWeed(pen, x, foot, tall * (0.5 + scatter(blade + seed + 20) * 0.5), look.weed);
    }
    look.corals.forEach((colour, index) => {
      const x = room * (0.16 + index * 0.32);
      const size = tall * (0.62 - index * 0.14 + scatter(seed + index) * 0.12);
      pen.lineCap = 'round';
      pen.strokeStyle = colour;
      paintBranch(
        pen,
        x,
        foot,
        -Math.PI / 2 + 0.12 - index * 0.1,
        size * 0.4,
        size * 0.085,
        seed + index * 9,
      );
    });
    pen.restore();
  }
}

/** A branch of coral with two more on its tip. @param turn radians, upwards is a quarter turn below 0 */
function paintBranch(
  pen: Pen,
  x: number,
  y: number,
  turn: number,
  length: number,
  thick: number,
  seed: number,
): void {
  if (thick < 1.6) return;
  const tipX = x + Math.cos(turn) * length;
  const tipY = y + Math.sin(turn) * length;
  pen.lineWidth = thick;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(
    x + Math.cos(turn + 0.3) * length * 0.5,
    y + Math.sin(turn + 0.3) * length * 0.5,
    tipX,
    tipY,
  );
  pen.stroke();
  const spread = 0.36 + scatter(seed) * 0.3;
  paintBranch(pen, tipX, tipY, turn - spread, length * 0.72, thick * 0.72, seed + 1);
  paintBranch(pen, tipX, tipY, turn + spread * 0.86, length * 0.76, thick * 0.72, seed + 2);
}

function paintWeed(pen: Pen, x: number, foot: number, tall: number, colour: string): void {
  const lean = (scatter(x) - 0.5) * tall * 0.36;
  const wide = Math.max(3, tall * 0.05);
  pen.fillStyle = `${colour}C8`;
  pen.beginPath();
  pen.moveTo(x - wide, foot);
  pen.bezierCurveTo(x - wide - lean, foot - tall * 0.4, x + lean, foot - tall * 0.6, x + lean, foot - tall);
  pen.bezierCurveTo(x + lean + wide, foot - tall * 0.6, x + wide - lean, foot - tall * 0.4, x + wide, foot);
  pen.fill();
}

/** Small lights that the tide carries by night. */
function paintPlankton(pen: Pen, { width, height }: SlotLayout): void {
  for (let light = 0; light < 70; light += 1) {
    const x = scatter(light + 500) * width;
    const y = scatter(light + 600) * height;
    const size = 0.8 + scatter(light + 700) * 1.5;
    const spot = pen.createRadialGradient(x, y, 0, x, y, size * 3.4);
    spot.addColorStop(0, '#9FFFF4E0');
    spot.addColorStop(1, '#5FE8FF00');
    pen.fillStyle = spot;
    pen.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
  }
}

function paintBubbles(pen: Pen, { width, height }: SlotLayout, light: string): void {
  for (let bubble = 0; bubble < 40; bubble += 1) {
    const x = scatter(bubble + 800) * width;
    const y = height * (0.1 + scatter(bubble + 860) * 0.85);
    const radius = 1.2 + scatter(bubble + 920) ** 2 * 6;
    pen.fillStyle = `${light}24`;
    pen.strokeStyle = `${light}A0`;
    pen.lineWidth = 0.9;
    pen.beginPath();
    pen.arc(x, y, radius, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(x - radius * 0.34, y - radius * 0.36, radius * 0.22, 0, Math.PI * 2);
    pen.fill();
  }
}
