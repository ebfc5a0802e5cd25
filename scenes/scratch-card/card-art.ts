import type { Texture } from 'pixi.js';
import type { Cents } from '../../contract/money.ts';
import { crestSvg, marqueeFrameSvg } from '../ornaments/marquee.ts';
import { scratchFoilSvg, scratchGlowSvg, scratchGroundSvg } from '../ornaments/scratch-card.ts';
import { svgDataUrl } from '../ornaments/svg-data-url.ts';
import { bakeTexture, freeTextures, paintTexture } from '../parts/bake-texture.ts';
import { drawLettering, measureLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import type { CardLayout } from './layout.ts';

/** Around a winning field, in CSS pixels. */
export const GLOW_MARGIN = 10;
/** Share of a field's width that an amount may take. */
const AMOUNT_ROOM = 0.86;
const AMOUNT_SHARE = 0.46;

/** What is painted of a card before anything is known of its fields. */
export interface CardArt {
  readonly layout: CardLayout;
  readonly base: Texture;
  readonly glow: Texture;
  /** Darkens the fields while a prize is celebrated over them. */
  readonly shade: Texture;
  /** Drawn on the canvas that is erased. */
  readonly foil: CanvasImageSource;
}

export const freeCardArt = ({ base, glow, shade }: CardArt): void => freeTextures([base, glow, shade]);

/** Paints a card in the theme in force. */
export async function bakeCard(context: SceneContext, layout: CardLayout): Promise<CardArt> {
  const { loadImage, paint } = context;
  const { crest, frame, fields } = layout;
  const [marquee, fan, foil] = await Promise.all(
    [
      marqueeFrameSvg(paint, frame.width, frame.height),
      crestSvg(paint, crest.width, crest.height),
      scratchFoilSvg(paint, layout),
    ].map((svg) => loadImage(svgDataUrl(svg))),
  );
  const [field = { width: 1, height: 1 }] = fields;
  const size = { width: field.width + 2 * GLOW_MARGIN, height: field.height + 2 * GLOW_MARGIN };
  const [base, glow] = await Promise.all([
    bakeTexture(context, scratchGroundSvg(paint, layout), layout, (pen) => {
      if (marquee) pen.drawImage(marquee, frame.x, frame.y, frame.width, frame.height);
      if (fan) pen.drawImage(fan, crest.x, crest.y, crest.width, crest.height);
      letterCard(pen, context, layout);
    }),
    bakeTexture(context, scratchGlowSvg(paint, field, GLOW_MARGIN), size),
  ]);
  return { layout, base, glow, shade: paintShade(context), foil: foil as CanvasImageSource };
}

const SHADE_PX = 4;

const paintShade = ({ theme }: SceneContext): Texture =>
  paintTexture(1, { width: SHADE_PX, height: SHADE_PX }, (pen) => {
    pen.fillStyle = theme.ink;
    pen.fillRect(0, 0, SHADE_PX, SHADE_PX);
  });

function letterCard(
  pen: CanvasRenderingContext2D,
  { fonts, paint, word }: SceneContext,
  { title, titlePx, rule, rulePx }: CardLayout,
): void {
  const line = { weight: 400, align: 'center', lineHeight: title.height } as const;
  const head = {
    ...line,
    text: word('mall.card.title'),
    family: fonts.display,
    sizePx: titlePx,
    x: title.x + title.width / 2,
    y: title.y,
  };
  drawLettering(pen, { ...head, fill: '#14060A', y: head.y + 2 });
  drawLettering(pen, { ...head, fill: paint.letterRamp });
  drawLettering(pen, {
    ...line,
    weight: 700,
    text: word('mall.card.rule'),
    family: fonts.text,
    sizePx: rulePx,
    x: rule.x + rule.width / 2,
    y: rule.y,
    lineHeight: rule.height,
    fill: paint.metal('#FFE7A6'),
  });
}

/** The amounts, in a texture as large as the foil. */
export function paintAmounts(
  { fonts, paint, money, resolution }: SceneContext,
  { foil, fields }: CardLayout,
  amounts: readonly Cents[],
): Texture {
  return paintTexture(resolution, foil, (pen) => {
    for (const [index, { x, y, width, height }] of fields.entries()) {
      const face = {
        text: money(amounts[index] ?? (0 as Cents)),
        weight: 400,
        family: fonts.figures,
        sizePx: height * AMOUNT_SHARE,
        x: x - foil.x + width / 2,
        y: y - foil.y,
        lineHeight: height,
        align: 'center',
        fill: '#14060A',
      } as const;
      const wide = measureLettering(pen, face);
      const sizePx = face.sizePx * Math.min(1, (width * AMOUNT_ROOM) / wide);
      drawLettering(pen, { ...face, sizePx, y: face.y + 1.5 });
      drawLettering(pen, { ...face, sizePx, fill: paint.letterRamp });
    }
  });
}
