import { type Pen, paintRays, scatter } from '../slot/brush.ts';
import type { SlotLayout } from '../slot/slot-layout.ts';
import { paintApple, paintBough } from './foliage.ts';

/** Where the sun stands, as shares of the canvas: the poster has it at the same place. */
const SUN = { x: 0.22, y: 0.2 };

/** Early sun over rows of trees, as on the poster. */
export function paintMorning(pen: Pen, layout: SlotLayout): void {
  const { width, height, frame } = layout;
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#FFF3D0');
  sky.addColorStop(0.4, '#FFE4A0');
  sky.addColorStop(0.62, '#F7C567');
  sky.addColorStop(1, '#D8922F');
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  const sunX = width * SUN.x;
  const sunY = height * SUN.y;
  const reach = Math.max(width, height);
  paintRays(pen, sunX, sunY, reach * 1.2, 40, '#FFFFFF3A');
  const light = pen.createRadialGradient(sunX, sunY, 0, sunX, sunY, reach * 0.5);
  light.addColorStop(0, '#FFFFFF');
  light.addColorStop(0.14, '#FFFFFFD0');
  light.addColorStop(1, '#FFFFFF00');
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);

  const foot = Math.min(height * 0.62, frame.y + frame.height * 0.66);
  const rows = [
    { y: 0, hill: '#C3CC74', tree: '#9DB75A', size: 0.016 },
    { y: 0.06, hill: '#9DB957', tree: '#739E44', size: 0.024 },
    { y: 0.14, hill: '#5F9440', tree: '#3F7A36', size: 0.036 },
    { y: 0.25, hill: '#3C7030', tree: '#2A5A28', size: 0.056 },
  ];
  rows.forEach(({ y, hill, tree, size }, row) => {
    const line = foot + y * height;
    const crest = (x: number) => line + Math.sin(x / (width * 0.21) + row * 1.9) * height * 0.012;
    pen.beginPath();
    pen.moveTo(0, height);
    for (let x = 0; x <= width + 16; x += 16) pen.lineTo(x, crest(x));
    pen.lineTo(width, height);
    pen.closePath();
    pen.fillStyle = hill;
    pen.fill();
    const radius = Math.max(5, size * Math.max(height, 460));
    for (let x = -radius; x < width + radius * 2; x += radius * 3.1)
      paintTree(pen, x + scatter(row * 31 + x) * radius, crest(x) - radius * 0.3, radius, tree);
  });
  const dusk = pen.createLinearGradient(0, height * 0.7, 0, height);
  dusk.addColorStop(0, '#14300F00');
  dusk.addColorStop(1, '#14300FC0');
  pen.fillStyle = dusk;
  pen.fillRect(0, height * 0.7, width, height * 0.3);
  if (frame.x > 90) paintSideBoughs(pen, layout);
}

function paintTree(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = '#5A3A1890';
  pen.fillRect(x - radius * 0.12, y, radius * 0.24, radius * 1.1);
  for (const [dx, dy, share] of [
    [-0.5, 0.1, 0.72],
    [0.5, 0.12, 0.7],
    [0, -0.3, 0.86],
  ] as const) {
    const crown = pen.createRadialGradient(
      x + (dx - 0.35) * radius,
      y + (dy - 0.4) * radius,
      0,
      x + dx * radius,
      y + dy * radius,
      radius * share,
    );
    crown.addColorStop(0, '#DDE58A');
    crown.addColorStop(0.35, colour);
    crown.addColorStop(1, colour);
    pen.fillStyle = crown;
    pen.beginPath();
    pen.arc(x + dx * radius, y + dy * radius, radius * share, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#FFD24A';
  for (let apple = 0; apple < 4; apple += 1) {
    pen.beginPath();
    pen.arc(
      x + (scatter(x + apple * 7) - 0.5) * radius * 1.5,
      y + (scatter(x + apple * 13) - 0.6) * radius,
      Math.max(1, radius * 0.09),
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
}

/** Boughs that reach in from both upper corners, with fruit of gold. */
function paintSideBoughs(pen: Pen, { width, height, frame }: SlotLayout): void {
  const room = Math.min(frame.x * 0.9, 340);
  const leaf = Math.min(64, room * 0.24);
  const bough = (mirror: 1 | -1) => {
    pen.save();
    if (mirror === -1) {
      pen.translate(width, 0);
      pen.scale(-1, 1);
    }
    paintBough(
      pen,
      [
        [-20, height * 0.06],
        [room * 0.3, height * 0.1],
        [room * 0.62, height * 0.07],
        [room * 0.92, height * 0.13],
      ],
      Math.max(8, room * 0.05),
      leaf,
    );
    paintApple(pen, room * 0.32, height * 0.1 + leaf * 1.3, leaf * 1.15, height * 0.1);
    paintApple(pen, room * 0.78, height * 0.1 + leaf * 1.1, leaf * 0.86, height * 0.1);
    pen.restore();
  };
  bough(1);
  bough(-1);
}
