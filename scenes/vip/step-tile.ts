import { drawLettering, measureLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import type { BalconyContent, StepContent } from './content.ts';
import { ABOVE_TREAD, MEDALLION } from './layout.ts';

const TOP = 4;
/** The plaque's lines, below the tread. */
const REWARD_Y = ABOVE_TREAD + 30;
const FROM_Y = ABOVE_TREAD + 58;
const PLAQUE_ROOM = 22;

/** A step's medallion with its number, and what stands on its plaque. */
export function paintStep(
  canvas: CanvasRenderingContext2D,
  { fonts, theme }: Pick<SceneContext, 'fonts' | 'theme'>,
  step: StepContent,
  balcony: BalconyContent,
  pitch: number,
): void {
  paintMedallion(canvas, fonts.figures, step, balcony, pitch / 2);
  const isLocked = !step.isReached;
  const line = (text: string, y: number, sizePx: number, family: string, weight: number, fill: string) => {
    const lettering = {
      ...{ text, weight, family, sizePx, fill, y },
      x: pitch / 2,
      lineHeight: 26,
      align: 'center' as const,
    };
    const share = Math.min(1, (pitch - PLAQUE_ROOM) / measureLettering(canvas, lettering));
    drawLettering(canvas, { ...lettering, sizePx: sizePx * share });
  };
  const bright = step.hasGift ? theme.actionLight : isLocked ? balcony.metal : balcony.light;
  line(step.reward, REWARD_Y, 20, fonts.figures, 400, bright);
  line(step.from, FROM_Y, 12.5, fonts.text, 600, isLocked ? theme.quiet : theme.text2);
}

/** A shield cut like a stone: bright metal around the jewel where it was reached, dark where it was not. */
function paintMedallion(
  canvas: CanvasRenderingContext2D,
  family: string,
  { level, isReached, isHere }: StepContent,
  { light, metal, base, dark, shadow, velvet, ink }: BalconyContent,
  middle: number,
): void {
  const isLocked = !isReached;
  const width = isHere ? 66 : 58;
  const height = MEDALLION - TOP - (isHere ? 2 : 9);
  const top = MEDALLION - height;
  const shape = (inset: number) => {
    const half = width / 2 - inset;
    const path = new Path2D();
    path.moveTo(middle - half * 0.62, top + inset);
    path.lineTo(middle + half * 0.62, top + inset);
    path.lineTo(middle + half, top + height * 0.3);
    path.lineTo(middle, top + height - inset * 1.3);
    path.lineTo(middle - half, top + height * 0.3);
    path.closePath();
    return path;
  };
  const ramp = (stops: readonly (readonly [number, string])[]) => {
    const gradient = canvas.createLinearGradient(0, top, 0, top + height);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    return gradient;
  };
  canvas.save();
  canvas.lineJoin = 'round';
  canvas.shadowColor = '#000';
  canvas.shadowBlur = 8;
  canvas.shadowOffsetY = 3;
  canvas.fillStyle = isLocked
    ? dark
    : ramp([
        [0, light],
        [0.3, metal],
        [0.5, dark],
        [0.56, metal],
        [1, shadow],
      ]);
  canvas.fill(shape(0));
  canvas.restore();
  canvas.fillStyle = ink;
  canvas.fill(shape(5));
  canvas.fillStyle = isLocked
    ? ramp([
        [0, '#ffffff14'],
        [1, '#00000066'],
      ])
    : ramp([
        [0, velvet],
        [1, ink],
      ]);
  canvas.fill(shape(6.5));
  facets(canvas, { middle, top, width, height }, isLocked ? `${metal}44` : `${light}66`);
  canvas.strokeStyle = isLocked ? shadow : base;
  canvas.lineWidth = 1;
  canvas.stroke(shape(6.5));
  drawLettering(canvas, {
    text: String(level),
    weight: 400,
    family,
    sizePx: isHere ? 33 : 28,
    x: middle,
    y: top + height * 0.4 - 19,
    lineHeight: 38,
    align: 'center',
    fill: isLocked ? metal : light,
    shadow: '#000',
  });
}

function facets(
  canvas: CanvasRenderingContext2D,
  { middle, top, width, height }: { middle: number; top: number; width: number; height: number },
  colour: string,
): void {
  const half = width / 2 - 7;
  const girdle = top + height * 0.3;
  canvas.strokeStyle = colour;
  canvas.lineWidth = 0.9;
  canvas.beginPath();
  canvas.moveTo(middle - half, girdle);
  canvas.lineTo(middle + half, girdle);
  for (const share of [-0.5, 0.5]) {
    canvas.moveTo(middle + half * share, girdle);
    canvas.lineTo(middle, top + height - 9);
    canvas.moveTo(middle + half * share, girdle);
    canvas.lineTo(middle + half * share * 0.5, top + 7);
  }
  canvas.stroke();
}
