import { type Pen, paintRays, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

export type Hour = 'sunset' | 'night';

interface HourColours {
  readonly sky: readonly (readonly [number, string])[];
  readonly far: string;
  readonly near: string;
  readonly ground: readonly [string, string];
  readonly light: string;
  readonly smoke: string;
}

const COLOURS: Record<Hour, HourColours> = {
  sunset: {
    sky: [
      [0, '#34102C'],
      [0.35, '#A83226'],
      [0.72, '#FF9A3C'],
      [1, '#FFE08A'],
    ],
    far: '#C2602E',
    near: '#7A2F16',
    ground: ['#8A3A16', '#2A0D05'],
    light: '#FFF3C0',
    smoke: '#FFCF8A30',
  },
  night: {
    sky: [
      [0, '#05060F'],
      [0.45, '#141A3C'],
      [0.8, '#3A2A5A'],
      [1, '#7A3F4A'],
    ],
    far: '#2A1F45',
    near: '#150F2A',
    ground: ['#2A1A2C', '#0A0508'],
    light: '#FFC85A',
    smoke: '#B8B0E020',
  },
};

/** The plain that the railway crosses: table mountains against the sky, and the track towards whoever looks. */
export function paintPlain(pen: Pen, layout: SlotLayout, hour: Hour): void {
  const { width, height, frame } = layout;
  const colours = COLOURS[hour];
  const horizon = Math.min(height * 0.7, frame.y + frame.height * 0.62);
  const middle = width / 2;
  const sky = pen.createLinearGradient(0, 0, 0, horizon);
  for (const [at, colour] of colours.sky) sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, horizon + 1);
  if (hour === 'night') paintStars(pen, width, horizon);
  const reach = Math.max(width, height);
  paintRays(pen, middle, horizon, reach, 36, hour === 'sunset' ? '#FFF0B01C' : '#FFC85A10');
  const glow = pen.createRadialGradient(middle, horizon, 0, middle, horizon, reach * 0.5);
  glow.addColorStop(0, `${colours.light}E0`);
  glow.addColorStop(0.25, `${colours.light}70`);
  glow.addColorStop(1, `${colours.light}00`);
  pen.fillStyle = glow;
  pen.fillRect(0, 0, width, horizon);
  paintSmoke(pen, layout, colours.smoke);
  paintMesas(pen, width, horizon, height * 0.17, 5, colours.far, 3);
  paintMesas(pen, width, horizon, height * 0.11, 8, colours.near, 11);
  const ground = pen.createLinearGradient(0, horizon, 0, height);
  ground.addColorStop(0, colours.ground[0]);
  ground.addColorStop(1, colours.ground[1]);
  pen.fillStyle = ground;
  pen.fillRect(0, horizon, width, height - horizon);
  paintTrack(pen, layout, horizon, hour);
}

function paintStars(pen: Pen, width: number, horizon: number): void {
  pen.fillStyle = '#FFFFFF';
  for (let star = 0; star < 70; star += 1) {
    pen.globalAlpha = 0.25 + scatter(star + 3) * 0.6;
    pen.beginPath();
    pen.arc(
      scatter(star) * width,
      scatter(star + 200) ** 1.6 * horizon * 0.9,
      0.5 + scatter(star + 400),
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Steps of rock with flat tops, from the left edge to the right one, lowest in the middle. */
function paintMesas(
  pen: Pen,
  width: number,
  horizon: number,
  tallest: number,
  count: number,
  colour: string,
  seed: number,
): void {
  pen.fillStyle = colour;
  for (let mesa = 0; mesa < count; mesa += 1) {
    const share = (mesa + 0.5) / count;
    const outward = Math.abs(share - 0.5) * 2;
    const half = (width / count) * (0.34 + scatter(seed + mesa) * 0.3);
    const top = tallest * (0.3 + 0.7 * outward) * (0.6 + scatter(seed + mesa * 7) * 0.5);
    const x = share * width;
    pen.beginPath();
    pen.moveTo(x - half * 1.25, horizon + 1);
    pen.lineTo(x - half, horizon - top * 0.45);
    pen.lineTo(x - half * 0.8, horizon - top * 0.5);
    pen.lineTo(x - half * 0.68, horizon - top);
    pen.lineTo(x + half * 0.6, horizon - top);
    pen.lineTo(x + half * 0.76, horizon - top * 0.42);
    pen.lineTo(x + half, horizon - top * 0.38);
    pen.lineTo(x + half * 1.25, horizon + 1);
    pen.fill();
  }
}

/** Rings of smoke above the train, as the poster has them. */
function paintSmoke(pen: Pen, { width, frame }: SlotLayout, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  const size = Math.min(110, Math.max(46, frame.width * 0.13));
  for (let puff = 0; puff < 9; puff += 1) {
    const x = (width * (puff + 0.5)) / 9 + (scatter(puff + 31) - 0.5) * size;
    const y = frame.y * 0.7 + (scatter(puff + 71) - 0.5) * size * 0.9;
    const own = size * (0.55 + scatter(puff + 13) * 0.5);
    for (const share of [1, 0.78, 0.56, 0.34]) {
      pen.beginPath();
      pen.arc(x, y, own * share, 0, Math.PI * 2);
      pen.stroke();
    }
  }
}

function paintTrack(pen: Pen, { width, height }: SlotLayout, horizon: number, hour: Hour): void {
  const middle = width / 2;
  const depth = height - horizon;
  pen.fillStyle = hour === 'sunset' ? '#1C0A04' : '#07040A';
  for (let sleeper = 0; sleeper < 11; sleeper += 1) {
    const share = (sleeper / 10) ** 1.8;
    const half = 26 + share * width * 0.48;
    pen.fillRect(middle - half, horizon + 6 + share * depth, half * 2, 2 + share * 12);
  }
  pen.fillStyle = hour === 'sunset' ? '#FFD98A' : '#8A7AB0';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(middle + side * 12, horizon);
    pen.lineTo(middle + side * 15, horizon);
    pen.lineTo(middle + side * width * 0.42, height);
    pen.lineTo(middle + side * width * 0.36, height);
    pen.fill();
  }
}
