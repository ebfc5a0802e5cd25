import { ROULETTE_WHEEL } from '../../maths/roulette/wheel.ts';
import { colorOf } from './spot-name.ts';

type Pen = CanvasRenderingContext2D;

/** Radii as shares of the wheel's. */
export const WHEEL_RINGS = {
  track: 0.885,
  rotor: 0.8,
  figures: 0.735,
  pocketsOut: 0.665,
  pocket: 0.595,
  pocketsIn: 0.52,
  ball: 0.034,
} as const;

const FILLS = { red: '#c21728', black: '#17101d', green: '#12894f' } as const;
const BRASS = ['#fff6d2', '#c9962f', '#5a3408', '#e9bf6a', '#6b4416'] as const;
const SPOKES = 12;
const DEFLECTORS = 8;

/** The bowl: rim, wood, the ball's track and its deflectors. It stands still. */
export function paintBowl(pen: Pen, radius: number): void {
  const shadow = pen.createRadialGradient(0, radius * 0.05, radius * 0.9, 0, radius * 0.05, radius * 1.06);
  shadow.addColorStop(0, '#000000b0');
  shadow.addColorStop(1, '#00000000');
  paintDisc(pen, radius * 1.06, shadow);
  paintDisc(pen, radius, brassGradient(pen, radius));
  paintDisc(pen, radius * 0.965, '#2a1004');
  const wood = pen.createRadialGradient(0, 0, radius * 0.78, 0, 0, radius * 0.96);
  wood.addColorStop(0, '#3a1806');
  wood.addColorStop(0.45, '#a4571c');
  wood.addColorStop(1, '#5c2a0a');
  paintDisc(pen, radius * 0.955, wood);
  for (let index = 0; index < DEFLECTORS; index += 1) {
    pen.save();
    pen.rotate(((index + 0.5) / DEFLECTORS) * Math.PI * 2);
    pen.translate(0, -radius * 0.86);
    const isLong = index % 2 === 0;
    const [across, along] = isLong ? [0.016, 0.05] : [0.04, 0.018];
    pen.beginPath();
    pen.moveTo(0, -radius * along);
    pen.lineTo(radius * across, 0);
    pen.lineTo(0, radius * along);
    pen.lineTo(-radius * across, 0);
    pen.closePath();
    pen.fillStyle = '#f6cf7c';
    pen.fill();
    pen.strokeStyle = '#4d2308';
    pen.lineWidth = 1;
    pen.stroke();
    pen.restore();
  }
}

/** What turns: numbers, pockets and the cone, with zero at the top. */
export function paintRotor(pen: Pen, radius: number): void {
  const { rotor, figures, pocketsOut, pocketsIn } = WHEEL_RINGS;
  const step = (Math.PI * 2) / ROULETTE_WHEEL.length;
  paintDisc(pen, radius * rotor, brassGradient(pen, radius * rotor));
  ROULETTE_WHEEL.forEach((number, index) => {
    const from = -Math.PI / 2 + (index - 0.5) * step;
    const fill = FILLS[colorOf(number)];
    paintSector(pen, radius * (rotor - 0.014), radius * pocketsOut, from, step, fill);
    paintSector(pen, radius * pocketsOut, radius * pocketsIn, from, step, fill, '#00000066');
    pen.save();
    pen.rotate(index * step);
    pen.translate(0, -radius * figures);
    pen.fillStyle = '#ffffff';
    pen.font = `400 ${radius * 0.082}px "Bebas Neue", Figtree, sans-serif`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(number), 0, radius * 0.004);
    pen.restore();
  });
  paintRing(pen, radius * pocketsOut, radius * 0.008);
  paintRing(pen, radius * (rotor - 0.012), radius * 0.008);
  paintDisc(pen, radius * pocketsIn, brassGradient(pen, radius * pocketsIn));
  const cone = pen.createRadialGradient(-radius * 0.12, -radius * 0.16, radius * 0.02, 0, 0, radius * 0.5);
  cone.addColorStop(0, '#e09a4c');
  cone.addColorStop(0.55, '#8a4716');
  cone.addColorStop(1, '#3a1806');
  paintDisc(pen, radius * (pocketsIn - 0.025), cone);
  for (let spoke = 0; spoke < SPOKES; spoke += 1) {
    const from = (spoke / SPOKES) * Math.PI * 2;
    paintSector(pen, radius * (pocketsIn - 0.025), 0, from, (Math.PI / SPOKES) * 1.1, '#0000002b', 'none');
  }
  paintTurret(pen, radius);
}

/** The spindle: four arms of brass around a ruby. */
function paintTurret(pen: Pen, radius: number): void {
  for (let arm = 0; arm < 4; arm += 1) {
    pen.save();
    pen.rotate((arm * Math.PI) / 2 + Math.PI / 4);
    pen.beginPath();
    pen.moveTo(-radius * 0.03, 0);
    pen.lineTo(-radius * 0.014, -radius * 0.25);
    pen.lineTo(radius * 0.014, -radius * 0.25);
    pen.lineTo(radius * 0.03, 0);
    pen.closePath();
    pen.fillStyle = '#e9bf6a';
    pen.fill();
    pen.strokeStyle = '#4d2308';
    pen.lineWidth = 1;
    pen.stroke();
    pen.translate(0, -radius * 0.26);
    paintDisc(pen, radius * 0.034, brassGradient(pen, radius * 0.034));
    pen.restore();
  }
  paintDisc(pen, radius * 0.15, brassGradient(pen, radius * 0.15));
  paintDisc(pen, radius * 0.118, '#5a3408');
  paintDisc(pen, radius * 0.108, brassGradient(pen, -radius * 0.108));
}

function paintDisc(pen: Pen, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(0, 0, Math.max(0, radius), 0, Math.PI * 2);
  pen.fillStyle = fill;
  pen.fill();
}

function paintRing(pen: Pen, radius: number, width: number): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.strokeStyle = '#ffe09a';
  pen.lineWidth = width;
  pen.stroke();
}

function paintSector(
  pen: Pen,
  outer: number,
  inner: number,
  from: number,
  sweep: number,
  fill: string,
  shade: string = '#00000000',
): void {
  pen.beginPath();
  pen.arc(0, 0, outer, from, from + sweep);
  pen.arc(0, 0, inner, from + sweep, from, true);
  pen.closePath();
  pen.fillStyle = fill;
  pen.fill();
  if (shade === 'none') return;
  pen.fillStyle = shade;
  pen.fill();
  pen.strokeStyle = '#ffe09a';
  pen.lineWidth = Math.max(0.8, outer * 0.006);
  pen.stroke();
}

function brassGradient(pen: Pen, radius: number): CanvasGradient {
  const ramp = pen.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7);
  BRASS.forEach((colour, index) => {
    ramp.addColorStop(index / (BRASS.length - 1), colour);
  });
  return ramp;
}
