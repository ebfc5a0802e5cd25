import { drawLettering, measureLettering, readRuler } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import type { LevelContent, ThemeContent } from './content.ts';
import { MEDAL_RATIO } from './layout.ts';

/** Around a medal, for the shadow that it casts. */
export const MEDAL_ROOM = 8;

type Platform = Pick<SceneContext, 'fonts' | 'theme'>;

/** A shield cut like a stone, with its level's number: of bright metal where it was reached or is the next to be. */
export function paintMedal(
  canvas: CanvasRenderingContext2D,
  { fonts, theme }: Platform,
  { level, isReached, isHere, hasGift }: LevelContent,
  { light, metal, dark, shadow, velvet, ink }: ThemeContent,
  width: number,
): void {
  const height = width * MEDAL_RATIO;
  const unit = width / 100;
  const middle = MEDAL_ROOM + width / 2;
  const top = MEDAL_ROOM;
  const shape = (inset: number) => {
    const half = width / 2 - inset;
    const path = new Path2D();
    path.moveTo(middle - half * 0.64, top + inset);
    path.lineTo(middle + half * 0.64, top + inset);
    path.lineTo(middle + half, top + height * 0.36);
    path.lineTo(middle, top + height - inset * 1.35);
    path.lineTo(middle - half, top + height * 0.36);
    path.closePath();
    return path;
  };
  const ramp = (stops: readonly (readonly [number, string])[]) => {
    const gradient = canvas.createLinearGradient(0, top, width * 0.3, top + height);
    for (const [at, colour] of stops) gradient.addColorStop(at, colour);
    return gradient;
  };
  canvas.save();
  canvas.lineJoin = 'round';
  canvas.shadowColor = '#000000b0';
  canvas.shadowBlur = 6;
  canvas.shadowOffsetY = 3;
  canvas.fillStyle = ink;
  canvas.fill(shape(0));
  canvas.restore();
  canvas.fillStyle = ramp([
    [0, light],
    [0.24, '#ffffff'],
    [0.42, metal],
    [0.5, dark],
    [0.58, light],
    [0.8, metal],
    [1, shadow],
  ]);
  canvas.fill(shape(1.2 * unit));
  canvas.fillStyle = ink;
  canvas.fill(shape(8.5 * unit));
  canvas.fillStyle = isReached
    ? ramp([
        [0, velvet],
        [0.5, isHere ? velvet : ink],
        [1, ink],
      ])
    : `${ink}`;
  canvas.fill(shape(9.6 * unit));
  paintFacets(
    canvas,
    { middle, top, half: width / 2 - 10 * unit, height },
    `${light}${isHere ? '99' : '4d'}`,
  );
  drawLettering(canvas, {
    text: String(level),
    weight: 400,
    family: fonts.figures,
    sizePx: 54 * unit,
    x: middle,
    y: top + height * 0.43 - 32 * unit,
    lineHeight: 64 * unit,
    align: 'center',
    fill: isHere ? '#ffffff' : isReached ? light : metal,
    shadow: '#000',
  });
  if (hasGift) paintDot(canvas, middle + width * 0.4, top + 8 * unit, 8.5 * unit, theme.danger, ink);
}

function paintFacets(
  canvas: CanvasRenderingContext2D,
  { middle, top, half, height }: { middle: number; top: number; half: number; height: number },
  colour: string,
): void {
  const girdle = top + height * 0.36;
  const foot = top + height * 0.86;
  const head = top + height * 0.1;
  canvas.strokeStyle = colour;
  canvas.lineWidth = Math.max(0.8, half / 46);
  canvas.beginPath();
  canvas.moveTo(middle - half, girdle);
  canvas.lineTo(middle + half, girdle);
  for (const share of [-0.42, 0.42]) {
    canvas.moveTo(middle + half * share, girdle);
    canvas.lineTo(middle, foot);
    canvas.moveTo(middle + half * share * 1.5, head);
    canvas.lineTo(middle + half * share, girdle);
    canvas.lineTo(middle, head);
  }
  canvas.stroke();
}

/** The red dot of something to claim. */
function paintDot(
  canvas: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  colour: string,
  edge: string,
): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, Math.PI * 2);
  canvas.fillStyle = colour;
  canvas.fill();
  canvas.lineWidth = radius / 3;
  canvas.strokeStyle = edge;
  canvas.stroke();
}

/** A plate of a scene whose scale is 1. */
const PLATE_PX = 14;
const PLATE_HEIGHT = 26;
const PLATE_POINT = 11;

export const plateHeight = (scale: number): number => Math.round(PLATE_HEIGHT * scale);

function plateLettering({ fonts, theme }: Platform, text: string) {
  return { text, weight: 700, family: fonts.text, sizePx: PLATE_PX, fill: theme.text };
}

export const plateWidth = (platform: Platform, text: string, scale: number): number =>
  Math.ceil(
    (measureLettering(readRuler(), {
      ...plateLettering(platform, text),
      x: 0,
      y: 0,
      lineHeight: PLATE_HEIGHT,
    }) +
      PLATE_POINT * 2 +
      16) *
      scale,
  );

interface Plate {
  readonly text: string;
  readonly isBright: boolean;
  readonly scale: number;
}

/** A plate with pointed ends: what a level begins at, or that the player is there. */
export function paintPlate(
  canvas: CanvasRenderingContext2D,
  platform: Platform,
  { text, isBright, scale }: Plate,
  { ink, light, metal }: ThemeContent,
): void {
  canvas.scale(scale, scale);
  const width = plateWidth(platform, text, scale) / scale;
  const right = width - 1;
  const foot = PLATE_HEIGHT - 1;
  const middle = PLATE_HEIGHT / 2;
  canvas.beginPath();
  canvas.moveTo(1, middle);
  canvas.lineTo(PLATE_POINT, 1);
  canvas.lineTo(right - PLATE_POINT + 1, 1);
  canvas.lineTo(right, middle);
  canvas.lineTo(right - PLATE_POINT + 1, foot);
  canvas.lineTo(PLATE_POINT, foot);
  canvas.closePath();
  canvas.fillStyle = ink;
  canvas.fill();
  canvas.strokeStyle = isBright ? light : metal;
  canvas.lineWidth = isBright ? 1.8 : 1.4;
  canvas.lineJoin = 'round';
  canvas.stroke();
  drawLettering(canvas, {
    ...plateLettering(platform, text),
    x: width / 2,
    y: 0,
    lineHeight: PLATE_HEIGHT,
    align: 'center',
  });
}
