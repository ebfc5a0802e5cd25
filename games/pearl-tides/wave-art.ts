import type { Pen } from '../slot/brush.ts';

/** A wave that runs to the right: foam on its front, clear water behind it that runs out. */
export function paintWave(pen: Pen, width: number, height: number): void {
  const frontAt = (share: number) =>
    width * (0.86 + 0.07 * Math.sin(share * 9) + 0.04 * Math.sin(share * 23));
  const front = (behind: number) => {
    for (let step = 0; step <= 40; step += 1) pen.lineTo(frontAt(step / 40) - behind, (step / 40) * height);
  };
  const water = pen.createLinearGradient(0, 0, width, 0);
  water.addColorStop(0, '#BFFFF600');
  water.addColorStop(0.6, '#BFFFF650');
  water.addColorStop(0.92, '#F2FFFCB0');
  pen.fillStyle = water;
  pen.beginPath();
  pen.moveTo(0, 0);
  front(0);
  pen.lineTo(0, height);
  pen.fill();
  pen.lineJoin = 'round';
  for (const [behind, thick, colour] of [
    [0, 5, '#FFFFFFE8'],
    [width * 0.1, 2.4, '#FFFFFF90'],
    [width * 0.22, 1.4, '#FFFFFF60'],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.beginPath();
    front(behind);
    pen.stroke();
  }
}
