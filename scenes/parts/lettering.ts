import type { Ramp } from '../../contract/config/paint.ts';

export interface Lettering {
  readonly text: string;
  /** A CSS font without the size: weight and family. */
  readonly weight: number;
  readonly family: string;
  readonly sizePx: number;
  /** Left end, middle or right end of the text, by `align`. */
  readonly x: number;
  /** The line box, as CSS has it: the text stands where a line of this height would put it. */
  readonly y: number;
  readonly lineHeight: number;
  readonly align?: 'left' | 'center' | 'right';
  /** A ramp runs down the line box: struck metal. */
  readonly fill: string | Ramp;
  readonly letterSpacingPx?: number;
  readonly shadow?: string;
  /** A line around the letters, half of it outside them. */
  readonly outline?: { readonly colour: string; readonly widthPx: number };
}

function setFont(context: CanvasRenderingContext2D, lettering: Lettering): void {
  context.font = `${lettering.weight} ${lettering.sizePx}px ${lettering.family}`;
  // Older browsers draw without spacing, which is a smaller loss than no text.
  if ('letterSpacing' in context) context.letterSpacing = `${lettering.letterSpacingPx ?? 0}px`;
}

let ruler: CanvasRenderingContext2D | null = null;

/** A canvas for measuring text, on which nothing is painted. */
export function readRuler(): CanvasRenderingContext2D {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) throw new Error('no 2d canvas');
  return ruler;
}

/** Width that `drawLettering` will take. */
export function measureLettering(context: CanvasRenderingContext2D, lettering: Lettering): number {
  context.save();
  setFont(context, lettering);
  const { width } = context.measureText(lettering.text);
  context.restore();
  return width;
}

/** A text is never set smaller than this share of its size: it would not be read. */
const SMALLEST_SHARE = 0.6;
const STEP_SHARE = 0.04;

/**
 * The lettering at the largest size, in steps down from its own, at which it lies within this width and its line. Letters that
 * stand high or low in their font, as Chinese ones do, are moved into the line.
 */
export function fitLettering(
  context: CanvasRenderingContext2D,
  lettering: Lettering,
  width: number,
): Lettering {
  for (let share = 1; share > SMALLEST_SHARE; share -= STEP_SHARE) {
    const fitted = {
      ...lettering,
      sizePx: lettering.sizePx * share,
      letterSpacingPx: (lettering.letterSpacingPx ?? 0) * share,
    };
    const { top, bottom } = inkOf(context, fitted);
    if (measureLettering(context, fitted) > width || bottom - top > lettering.lineHeight) continue;
    const shift = Math.max(0, -top) - Math.max(0, bottom - lettering.lineHeight);
    return shift === 0 ? fitted : { ...fitted, y: fitted.y + shift };
  }
  return { ...lettering, sizePx: lettering.sizePx * SMALLEST_SHARE, letterSpacingPx: 0 };
}

/** Where the letters begin and end, from the top of their line. */
function inkOf(context: CanvasRenderingContext2D, lettering: Lettering): { top: number; bottom: number } {
  context.save();
  setFont(context, lettering);
  const ink = context.measureText(lettering.text);
  context.restore();
  const baseline = (lettering.lineHeight + ink.fontBoundingBoxAscent - ink.fontBoundingBoxDescent) / 2;
  return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
}

/** Draws a line of text where the browser would set it in a line box of the same height. */
export function drawLettering(context: CanvasRenderingContext2D, lettering: Lettering): void {
  const { text, x, y, lineHeight, align = 'left', fill, shadow, outline } = lettering;
  context.save();
  setFont(context, lettering);
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  const metrics = context.measureText(text);
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = metrics;
  const baseline = Math.round(y + (lineHeight + ascent - descent) / 2);
  const left = align === 'left' ? x : align === 'center' ? x - metrics.width / 2 : x - metrics.width;
  if (shadow) {
    context.shadowColor = shadow;
    context.shadowBlur = 3;
    context.shadowOffsetY = 1;
  }
  if (typeof fill !== 'string') {
    const ramp = context.createLinearGradient(0, y, 0, y + lineHeight);
    for (const [at, colour] of fill) ramp.addColorStop(at, colour);
    context.fillStyle = ramp;
  } else {
    context.fillStyle = fill;
  }
  if (outline) {
    context.strokeStyle = outline.colour;
    context.lineWidth = outline.widthPx;
    context.lineJoin = 'round';
    context.strokeText(text, left, baseline);
  }
  context.fillText(text, left, baseline);
  context.restore();
}
