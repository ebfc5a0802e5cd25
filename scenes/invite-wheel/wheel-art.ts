import type { Texture } from 'pixi.js';
import {
  inviteBeamSvg,
  inviteBulbsSvg,
  inviteDiscSvg,
  inviteHubSvg,
  inviteStandSvg,
} from '../ornaments/invite-wheel.ts';
import { pointerSvg } from '../ornaments/jackpot-wheel.ts';
import { bakeTexture, bakeTogether, freeTextures, paintTexture } from '../parts/bake-texture.ts';
import { drawLettering, measureLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import type { WheelContent } from './content.ts';
import type { WheelStage } from './layout.ts';

/** Where the amounts stand and how large they are at most, as shares of the disc's radius. */
const AMOUNT_REACH = 0.775;
const AMOUNT_SHARE = 0.2;
/** Share of a sector's width that an amount may take. */
const AMOUNT_ROOM = 0.84;
const SHADE_PX = 4;

export interface WheelArt {
  readonly stage: WheelStage;
  readonly stand: Texture;
  readonly disc: Texture;
  readonly beam: Texture;
  readonly bulbs: readonly [Texture, Texture];
  readonly hub: Texture;
  readonly pointer: Texture;
  /** Darkens the wheel while a prize is celebrated over it, and while it rests without a result. */
  readonly shade: Texture;
}

export const freeWheelArt = ({ stand, disc, beam, bulbs, hub, pointer, shade }: WheelArt): void =>
  freeTextures([stand, disc, beam, ...bulbs, hub, pointer, shade]);

/** Paints the wheel in the theme in force. */
export async function bakeWheel(
  context: SceneContext,
  stage: WheelStage,
  content: Pick<WheelContent, 'labels' | 'golden'>,
): Promise<WheelArt> {
  const { paint } = context;
  const { radius, hub, pointer } = stage;
  const { labels, golden } = content;
  const round = (reach: number) => ({ width: reach * 2, height: reach * 2 });
  const [stand, disc, [beam, even, odd], [middle, pointing]] = await Promise.all([
    bakeTexture(context, inviteStandSvg(paint, stage), stage),
    bakeTexture(context, inviteDiscSvg(paint, radius, labels.length, golden), round(radius), (pen) =>
      letterAmounts(pen, context, radius, content),
    ),
    bakeTogether(context, [
      { svg: inviteBeamSvg(paint, radius, labels.length), size: round(radius) },
      { svg: inviteBulbsSvg(paint, stage, 0), size: stage },
      { svg: inviteBulbsSvg(paint, stage, 1), size: stage },
    ]),
    bakeTogether(context, [
      { svg: inviteHubSvg(paint, hub), size: round(hub) },
      { svg: pointerSvg(paint, pointer.width, pointer.height), size: pointer },
    ]),
  ]);
  const all = { stand, disc, beam, bulbs: [even, odd], hub: middle, pointer: pointing };
  return { stage, ...all, shade: paintShade(context, stage) } as unknown as WheelArt;
}

/** A dark disc, soft at its edge. */
function paintShade({ theme }: SceneContext, { ring }: WheelStage): Texture {
  return paintTexture(1, { width: ring * 2, height: ring * 2 }, (pen) => {
    pen.fillStyle = theme.ink;
    pen.beginPath();
    pen.arc(ring, ring, ring - SHADE_PX, 0, Math.PI * 2);
    pen.fill();
  });
}

function letterAmounts(
  pen: CanvasRenderingContext2D,
  { fonts, paint }: SceneContext,
  radius: number,
  { labels, golden }: Pick<WheelContent, 'labels' | 'golden'>,
): void {
  const room = 2 * Math.tan(Math.PI / labels.length) * radius * AMOUNT_REACH * AMOUNT_ROOM;
  for (const [index, text] of labels.entries()) {
    pen.save();
    pen.translate(radius, radius);
    pen.rotate((index * 2 * Math.PI) / labels.length);
    const largest = radius * AMOUNT_SHARE;
    const face = { text, weight: 400, family: fonts.figures, x: 0, y: 0, lineHeight: 1, fill: '' } as const;
    const wide = measureLettering(pen, { ...face, sizePx: largest });
    const sizePx = largest * Math.min(1, room / wide);
    const line = {
      ...face,
      sizePx,
      y: -radius * AMOUNT_REACH - sizePx * 0.6,
      lineHeight: sizePx * 1.2,
      align: 'center',
    } as const;
    if (golden.includes(index)) {
      drawLettering(pen, { ...line, fill: '#FFF8DC', y: line.y + 1.2 });
      drawLettering(pen, { ...line, fill: '#2B1005' });
    } else {
      drawLettering(pen, { ...line, fill: '#0A0406', y: line.y + 2 });
      drawLettering(pen, { ...line, fill: paint.letterRamp });
    }
    pen.restore();
  }
}
