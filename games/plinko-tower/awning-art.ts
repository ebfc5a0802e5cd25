import { multiplierText } from '../engine/multiplier-text.ts';
import type { Box, PlinkoLayout } from './layout.ts';
import { brassGradient } from './tower-art.ts';

type Pen = CanvasRenderingContext2D;

const FIGURES = '"Bebas Neue", sans-serif';
/** From the middle, where most balls end, to the edges: cloth, its shade, and the rim of its sign. */
const HUES = [
  ['#2b5fd0', '#1d4296', '#7fb0ff'],
  ['#1a8a58', '#0f5c3a', '#7be0b0'],
  ['#b3780e', '#7d5108', '#ffd27a'],
  ['#c8202f', '#8a1320', '#ff9f9f'],
] as const;

const hueOf = (slot: number, rows: number) => {
  const outwards = Math.abs(slot - rows / 2) / (rows / 2);
  return HUES[Math.min(HUES.length - 1, Math.floor(outwards * HUES.length))] ?? HUES[0];
};

/**
 * The awning above the entrance: a flap of cloth for each slot, and under it a sign with what the slot returns.
 * @param multipliers of the slots from the left, in hundredths of the stake
 */
export function paintAwning(pen: Pen, layout: PlinkoLayout, multipliers: readonly number[]): void {
  const { slots, signs, rows, pitch, height, width, tiers, slotHeight } = layout;
  const wall = tiers.at(-1) ?? { x: 0, y: 0, width, height };
  const foot = slots[0]?.y ?? height;
  pen.fillStyle = '#0d0824';
  pen.fillRect(wall.x - 2, foot, wall.width + 4, slotHeight + 4);
  slots.forEach(({ x, y }, slot) => {
    const sign = signs[slot];
    if (sign) paintFlap(pen, { x: x - pitch / 2, y, width: pitch, height: sign.y - y }, hueOf(slot, rows));
  });
  // Long flaps first: the signs of the short ones lie over them.
  for (const isLower of [false, true])
    signs.forEach((sign, slot) => {
      if (isLower === (slot % 2 === 1))
        paintSign(pen, sign, layout.figureSize, multiplierText(multipliers[slot] ?? 0), hueOf(slot, rows)[2]);
    });
  paintBeam(pen, { x: wall.x - 4, y: foot - 5, width: wall.width + 8, height: 8 });
  pen.fillStyle = brassGradient(pen, height - 5, 5);
  pen.fillRect(wall.x - 8, height - 4, wall.width + 16, 4);
}

function paintFlap(pen: Pen, { x, y, width, height }: Box, [cloth, shade]: (typeof HUES)[number]): void {
  const fall = pen.createLinearGradient(0, y, 0, y + height);
  fall.addColorStop(0, shade);
  fall.addColorStop(0.45, cloth);
  fall.addColorStop(1, shade);
  pen.fillStyle = fall;
  const round = Math.min(width / 2, 7);
  pen.beginPath();
  pen.roundRect(x + 0.5, y, width - 1, height - 1, [0, 0, round, round]);
  pen.fill();
  pen.strokeStyle = '#ffe7a666';
  pen.lineWidth = 1;
  pen.stroke();
}

function paintSign(pen: Pen, { x, y, width, height }: Box, size: number, figure: string, rim: string): void {
  pen.font = `400 ${size}px ${FIGURES}`;
  const wide = Math.min(width, Math.max(pen.measureText(figure).width + 8, 18));
  const left = x + (width - wide) / 2;
  pen.fillStyle = '#0e0820';
  pen.strokeStyle = rim;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(left + 0.5, y + 0.5, wide - 1, height - 1, 2);
  pen.fill();
  pen.stroke();
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#fffdf0';
  pen.fillText(figure, x + width / 2, y + height / 2 + size * 0.36, wide - 4);
}

/** The beam that carries the awning, with its bulbs. */
function paintBeam(pen: Pen, { x, y, width, height }: Box): void {
  pen.fillStyle = brassGradient(pen, y, height);
  pen.fillRect(x, y, width, height);
  pen.fillStyle = '#2b1408';
  pen.fillRect(x + 2, y + 2, width - 4, height - 4);
  const bulbs = Math.round((width - 8) / 12);
  for (let index = 0; index <= bulbs; index += 1) {
    pen.fillStyle = index % 3 === 0 ? '#b98a4a' : '#ffe9ae';
    pen.beginPath();
    pen.arc(x + 4 + (index * (width - 8)) / bulbs, y + height / 2, 1.9, 0, Math.PI * 2);
    pen.fill();
  }
}
