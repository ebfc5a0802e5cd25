import type { Texture } from 'pixi.js';
import { inviteBulbsSvg } from '../ornaments/invite-wheel.ts';
import { lotteryDrumSvg, lotteryGlassSvg, lotteryStandSvg } from '../ornaments/lottery.ts';
import { bakeTexture, bakeTogether, freeTextures, paintTexture } from '../parts/bake-texture.ts';
import { drawLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import { DIGITS } from './drum-plan.ts';
import type { LotteryStage } from './layout.ts';

/** How large a digit is at most, as shares of the drum's width and height. */
const DIGIT_WIDTH_SHARE = 1.12;
const DIGIT_HEIGHT_SHARE = 0.68;
const DIGIT_INK = '#2B1005';

export interface LotteryArt {
  readonly stage: LotteryStage;
  readonly stand: Texture;
  readonly bulbs: readonly [Texture, Texture];
  readonly drum: Texture;
  readonly glass: Texture;
  /** From 0 on. */
  readonly digits: readonly Texture[];
  /** Darkens the machine while a prize is celebrated over it. */
  readonly shade: Texture;
}

export const freeLotteryArt = ({ stand, bulbs, drum, glass, digits, shade }: LotteryArt): void =>
  freeTextures([stand, ...bulbs, drum, glass, ...digits, shade]);

/** Paints the machine in the theme in force. */
export async function bakeLottery(context: SceneContext, stage: LotteryStage): Promise<LotteryArt> {
  const { paint, fonts, resolution, theme } = context;
  const [first] = stage.drums;
  if (!first) throw new RangeError('a lottery without digits');
  const [stand, together, pair] = await Promise.all([
    bakeTexture(context, lotteryStandSvg(paint, stage), stage),
    bakeTogether(context, [
      { svg: inviteBulbsSvg(paint, stage, 0), size: stage },
      { svg: inviteBulbsSvg(paint, stage, 1), size: stage },
    ]),
    bakeTogether(context, [
      { svg: lotteryDrumSvg(paint, first.width, first.height), size: first },
      { svg: lotteryGlassSvg(first.width, first.height), size: first },
    ]),
  ]);
  const sizePx = Math.min(first.width * DIGIT_WIDTH_SHARE, first.height * DIGIT_HEIGHT_SHARE);
  const digits = Array.from({ length: DIGITS }, (_, digit) =>
    paintTexture(resolution, { width: first.width, height: sizePx * 1.2 }, (pen) =>
      drawLettering(pen, {
        text: String(digit),
        weight: 400,
        family: fonts.figures,
        sizePx,
        x: first.width / 2,
        y: 0,
        lineHeight: sizePx * 1.2,
        align: 'center',
        fill: DIGIT_INK,
      }),
    ),
  );
  const shade = paintTexture(1, stage, (pen) => {
    pen.fillStyle = theme.ink;
    pen.fillRect(0, 0, stage.width, stage.height);
  });
  const [even, odd] = together;
  const [drum, glass] = pair;
  return { stage, stand, bulbs: [even, odd], drum, glass, digits, shade } as LotteryArt;
}
