import { type Pen, paintRays, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';
import { DISTANT_CANE, LIVING_CANE, paintCane, paintSpray } from './bamboo.ts';

/** Jade dusk in the base game; the moon high and golden while free spins run. */
export type Hour = 'dusk' | 'moonlight';

interface HourLook {
  readonly sky: readonly [glow: string, middle: string, edge: string];
  readonly moon: readonly [heart: string, middle: string, rim: string];
  readonly halo: string;
  readonly hills: readonly string[];
  readonly mist: string;
}

const HOURS: Record<Hour, HourLook> = {
  dusk: {
    sky: ['#43C990', '#0E5A40', '#03150F'],
    moon: ['#FDFBD8', '#CDEFB6', '#5FC48F'],
    halo: '#D6FFD6',
    hills: ['#1F8560', '#136347', '#0A4330', '#052A1E'],
    mist: '#BDF5D6',
  },
  moonlight: {
    sky: ['#7FC4F2', '#174C86', '#030B1E'],
    moon: ['#FFFFF0', '#FFF4C4', '#F4CE74'],
    halo: '#FFF0BE',
    hills: ['#3F79B0', '#245588', '#15365F', '#0A1E38'],
    mist: '#D6ECFF',
  },
};

/** A low moon over hills in mist, seen out of the bamboo. */
export function paintGrove(pen: Pen, layout: SlotLayout, hour: Hour): void {
  const { width, height, frame } = layout;
  const look = HOURS[hour];
  const radius = Math.min(width * 0.34, height * 0.3, 230);
  const moonX = width / 2 + Math.min(width * 0.24, frame.width * 0.3);
  const moonY = Math.max(radius * 0.62, (layout.sign ?? frame).y + radius * 0.5);
  const reach = Math.max(width, height);
  const sky = pen.createRadialGradient(moonX, moonY, 0, moonX, moonY, reach * 0.95);
  sky.addColorStop(0, look.sky[0]);
  sky.addColorStop(0.42, look.sky[1]);
  sky.addColorStop(1, look.sky[2]);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintRays(pen, moonX, moonY, reach, 36, `${look.halo}12`);
  paintMoon(pen, moonX, moonY, radius, look);
  paintHills(pen, layout, look);
  paintCanes(pen, layout);
  paintFireflies(pen, layout, look.halo);
}

function paintMoon(pen: Pen, x: number, y: number, radius: number, { moon, halo }: HourLook): void {
  const light = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 1.9);
  light.addColorStop(0, `${halo}80`);
  light.addColorStop(1, `${halo}00`);
  pen.fillStyle = light;
  pen.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4);
  const face = pen.createLinearGradient(0, y - radius, 0, y + radius);
  moon.forEach((colour, index) => {
    face.addColorStop(index / 2, colour);
  });
  pen.fillStyle = face;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = '#F2FFE0B0';
  pen.lineWidth = 1.2;
  for (const share of [0.92, 1.07, 1.13]) {
    pen.beginPath();
    pen.arc(x, y, radius * share, 0, Math.PI * 2);
    pen.stroke();
  }
}

function paintHills(pen: Pen, { width, height }: SlotLayout, { hills, mist }: HourLook): void {
  hills.forEach((colour, row) => {
    const foot = height * (0.44 + row * 0.13);
    const swell = height * (0.1 - row * 0.014);
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8) {
      const wave = Math.sin((x / width) * (5 + row) + row * 2.1) + 0.5 * Math.sin((x / width) * 13 + row);
      pen.lineTo(x, foot - wave * swell);
    }
    pen.lineTo(width, height);
    pen.fillStyle = colour;
    pen.fill();
    const veil = pen.createLinearGradient(0, foot - swell, 0, foot + height * 0.14);
    veil.addColorStop(0, `${mist}00`);
    veil.addColorStop(0.6, `${mist}22`);
    veil.addColorStop(1, `${mist}00`);
    pen.fillStyle = veil;
    pen.fillRect(0, foot - swell, width, swell + height * 0.14);
  });
  const ground = pen.createLinearGradient(0, height * 0.6, 0, height);
  ground.addColorStop(0, '#02120C00');
  ground.addColorStop(1, '#02120CF0');
  pen.fillStyle = ground;
  pen.fillRect(0, height * 0.6, width, height * 0.4);
}

/** Canes at both sides: a few thin ones far away, and thick ones that hold the picture where there is room. */
function paintCanes(pen: Pen, { width, height, frame }: SlotLayout): void {
  const side = Math.max(24, frame.x);
  const thick = Math.min(44, Math.max(12, side * 0.2));
  for (const mirror of [1, -1] as const) {
    const place = (x: number) => (mirror === 1 ? x : width - x);
    for (const share of [0.3, 0.62, 0.86, 1.05])
      paintCane(pen, place(side * share), -10, height + 10, thick * 0.36, DISTANT_CANE);
    if (side <= 60) continue;
    for (const [share, size] of [
      [0.16, 1],
      [0.5, 0.72],
    ] as const) {
      const x = place(side * share);
      paintCane(pen, x, -10, height + 10, thick * size, LIVING_CANE);
      for (let spray = 0; spray < 4; spray += 1) {
        const y = height * (0.08 + spray * 0.24 + scatter(x + spray) * 0.1);
        paintSpray(pen, x, y, Math.min(130, side * 0.5) * size, (mirror * (spray % 2 ? -1 : 1)) as 1 | -1);
      }
    }
  }
}

function paintFireflies(pen: Pen, { width, height }: SlotLayout, colour: string): void {
  for (let index = 0; index < 34; index += 1) {
    const x = scatter(index) * width;
    const y = scatter(index + 40) * height;
    const size = 0.7 + scatter(index + 80) * 1.3;
    const light = pen.createRadialGradient(x, y, 0, x, y, size * 3);
    light.addColorStop(0, `${colour}D0`);
    light.addColorStop(1, `${colour}00`);
    pen.fillStyle = light;
    pen.fillRect(x - size * 3, y - size * 3, size * 6, size * 6);
  }
}
