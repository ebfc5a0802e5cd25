import { type Pen, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';

/** The last red light over terraces of rice, and a castle's silhouette, as on the poster. */
export function paintDusk(pen: Pen, layout: SlotLayout): void {
  const { width, height, frame, sign } = layout;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, colour] of [
    [0, '#120A30'],
    [0.26, '#4A1A5C'],
    [0.46, '#B8324A'],
    [0.6, '#FF8A50'],
    [0.66, '#FFB066'],
    [1, '#2A0A24'],
  ] as const)
    sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  paintStars(pen, width, height);
  // Beside the machine, low, as on the poster; a narrow canvas has room for it behind the gate alone.
  if (frame.x > 160)
    paintSun(pen, frame.x * 0.6, height * 0.5, Math.min(Math.max(width * 0.2, 90), height * 0.3));
  else paintSun(pen, width / 2, frame.y - (sign?.height ?? 0) * 0.5, Math.min(width * 0.36, height * 0.2));
  paintClouds(pen, width, height);
  paintRidge(pen, width, height, 0.585, 0.07, '#7A2450', 3);
  paintRidge(pen, width, height, 0.63, 0.05, '#521540', 8);
  const room = frame.x > 160 ? frame.x : width * 0.34;
  const castle = Math.min(room * 0.78, height * 0.3);
  paintCastle(pen, width - (frame.x > 160 ? frame.x * 0.5 : castle * 0.42), height * 0.655, castle);
  paintTerraces(pen, width, height);
  paintLeaves(pen, width, height);
}

function paintStars(pen: Pen, width: number, height: number): void {
  for (let star = 0; star < 60; star += 1) {
    pen.fillStyle = star % 4 ? '#FFE7D070' : '#FFF4E6';
    pen.beginPath();
    pen.arc(scatter(star) * width, scatter(star + 60) * height * 0.3, 0.4 + scatter(star + 120) * 0.9, 0, 7);
    pen.fill();
  }
}

function paintSun(pen: Pen, x: number, y: number, radius: number): void {
  const halo = pen.createRadialGradient(x, y, radius * 0.8, x, y, radius * 2.6);
  halo.addColorStop(0, '#FF8A4AB0');
  halo.addColorStop(1, '#FF8A4A00');
  pen.fillStyle = halo;
  pen.fillRect(x - radius * 3, y - radius * 3, radius * 6, radius * 6);
  const disc = pen.createLinearGradient(0, y - radius, 0, y + radius);
  disc.addColorStop(0, '#FFB15C');
  disc.addColorStop(0.5, '#EF3B34');
  disc.addColorStop(1, '#8F1038');
  pen.fillStyle = disc;
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = '#FFD09A90';
  for (const [share, thick] of [
    [1.07, 1.6],
    [1.13, 0.8],
  ] as const) {
    pen.lineWidth = thick;
    pen.beginPath();
    pen.arc(x, y, radius * share, 0, Math.PI * 2);
    pen.stroke();
  }
}

/** Long bars of cloud with a lit lower edge. */
function paintClouds(pen: Pen, width: number, height: number): void {
  for (let bar = 0; bar < 9; bar += 1) {
    const y = height * (0.3 + 0.035 * bar);
    const long = width * (0.16 + scatter(bar + 5) * 0.3);
    const x = scatter(bar + 40) * (width + long) - long;
    const thick = Math.max(3, height * 0.009);
    pen.fillStyle = bar < 5 ? '#3A124E90' : '#5A164880';
    pen.beginPath();
    pen.roundRect(x, y, long, thick, thick / 2);
    pen.fill();
    pen.fillStyle = '#FFB08A60';
    pen.fillRect(x + thick, y + thick - 1, long - thick * 2, 1);
  }
}

function paintRidge(
  pen: Pen,
  width: number,
  height: number,
  foot: number,
  tall: number,
  colour: string,
  seed: number,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, height);
  const peaks = 11;
  for (let peak = 0; peak <= peaks; peak += 1) {
    const up = (peak % 2 ? 1 : 0.25) * tall * (0.5 + scatter(peak + seed));
    pen.lineTo((peak / peaks) * width, height * (foot - up));
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** A keep of four roofs. @param x its middle @param foot where it stands */
function paintCastle(pen: Pen, x: number, foot: number, tall: number): void {
  pen.fillStyle = '#1C0824';
  const floors = 4;
  const floor = tall / (floors + 1.2);
  pen.beginPath();
  pen.moveTo(x - tall * 0.44, foot + tall * 0.1);
  pen.quadraticCurveTo(x - tall * 0.34, foot - floor * 0.5, x - tall * 0.32, foot - floor);
  pen.lineTo(x + tall * 0.32, foot - floor);
  pen.quadraticCurveTo(x + tall * 0.34, foot - floor * 0.5, x + tall * 0.44, foot + tall * 0.1);
  pen.fill();
  for (let level = 0; level < floors; level += 1) {
    const half = tall * (0.27 - level * 0.055);
    const y = foot - floor * (level + 1);
    pen.fillStyle = '#1C0824';
    pen.fillRect(x - half, y - floor, half * 2, floor);
    pen.beginPath();
    pen.moveTo(x - half * 1.5, y - floor * 0.5);
    pen.quadraticCurveTo(x - half * 1.1, y - floor * 0.7, x - half * 0.72, y - floor * 1.08);
    pen.lineTo(x + half * 0.72, y - floor * 1.08);
    pen.quadraticCurveTo(x + half * 1.1, y - floor * 0.7, x + half * 1.5, y - floor * 0.5);
    pen.fill();
    pen.fillStyle = '#FFB86A';
    for (const at of [-0.5, 0, 0.5])
      pen.fillRect(x + half * at - 1, y - floor * 0.36, Math.max(1.5, tall * 0.012), floor * 0.2);
    pen.strokeStyle = '#FF8A5A70';
    pen.lineWidth = 1;
    pen.beginPath();
    pen.moveTo(x - half * 1.5, y - floor * 0.5);
    pen.quadraticCurveTo(x - half * 1.1, y - floor * 0.7, x - half * 0.72, y - floor * 1.08);
    pen.stroke();
  }
}

/** Flooded terraces, each a bent mirror of the sky with a dark dyke before it. */
function paintTerraces(pen: Pen, width: number, height: number): void {
  const steps = 7;
  for (let step = 0; step < steps; step += 1) {
    const top = height * (0.655 + (step / steps) ** 1.35 * 0.36);
    const bend = height * 0.014 * (1 + step * 0.5);
    const edge = (x: number) =>
      top + Math.sin((x / width) * Math.PI * (1.4 + step * 0.25) + step * 1.7) * bend;
    const trace = (drop: number) => {
      pen.beginPath();
      pen.moveTo(0, height);
      for (let x = 0; x <= width + 12; x += 12) pen.lineTo(x, edge(x) + drop);
      pen.lineTo(width, height);
      pen.closePath();
    };
    pen.fillStyle = '#1A0720';
    trace(0);
    pen.fill();
    const water = pen.createLinearGradient(0, 0, width, 0);
    const share = 1 - (step / steps) * 0.7;
    water.addColorStop(0, `rgba(150,40,62,${0.25 + share * 0.45})`);
    water.addColorStop(0.27, `rgba(255,150,84,${0.35 + share * 0.6})`);
    water.addColorStop(0.6, `rgba(170,44,70,${0.22 + share * 0.45})`);
    water.addColorStop(1, `rgba(70,20,74,${0.3 + share * 0.4})`);
    pen.fillStyle = water;
    trace(Math.max(3, height * 0.006 * (1 + step * 0.3)));
    pen.fill();
    pen.strokeStyle = '#FFC08A66';
    pen.lineWidth = 1;
    trace(Math.max(3, height * 0.006 * (1 + step * 0.3)));
    pen.stroke();
    pen.strokeStyle = '#2A0A24B0';
    for (let tuft = 0; tuft < 46; tuft += 1) {
      const x = scatter(tuft + step * 51) * width;
      const y = edge(x) + height * (0.014 + scatter(tuft + step * 17) * 0.03);
      const tall = 3 + step * 0.9;
      pen.beginPath();
      pen.moveTo(x - tall * 0.4, y - tall);
      pen.lineTo(x, y);
      pen.lineTo(x + tall * 0.4, y - tall);
      pen.stroke();
    }
  }
  const night = pen.createLinearGradient(0, height * 0.8, 0, height);
  night.addColorStop(0, '#14041C00');
  night.addColorStop(1, '#14041CB0');
  pen.fillStyle = night;
  pen.fillRect(0, height * 0.8, width, height * 0.2);
}

/** Leaves of the maple in the wind. */
function paintLeaves(pen: Pen, width: number, height: number): void {
  for (let leaf = 0; leaf < 22; leaf += 1) {
    const size = 4 + scatter(leaf + 300) * 6;
    pen.save();
    pen.translate(scatter(leaf + 200) * width, scatter(leaf + 250) * height * 0.9);
    pen.rotate(scatter(leaf + 350) * 6.3);
    pen.fillStyle = leaf % 3 ? '#E8452ECC' : '#FF8A5CCC';
    pen.beginPath();
    pen.moveTo(-size, 0);
    pen.quadraticCurveTo(0, -size * 0.8, size, 0);
    pen.quadraticCurveTo(0, size * 0.8, -size, 0);
    pen.fill();
    pen.restore();
  }
}
