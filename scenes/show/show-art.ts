import type { Texture } from 'pixi.js';
import type { Paint } from '../../contract/config/paint.ts';
import { coinSvg } from '../ornaments/jackpot-symbols.ts';
import { svgDataUrl } from '../ornaments/svg-data-url.ts';
import { Sheet } from '../parts/sheet.ts';
import type { SceneContext } from '../scene.ts';
import { COIN_STYLES, type CoinDepth } from './coin-paths.ts';
import type { MomentLayout, MomentSize } from './layout.ts';
import { drawGlow, drawRays, GLOW_PX, RAYS_PX } from './light-textures.ts';
import { dim, drawGround, drawRule, drawSoftly, GROUND_PX } from './ornament-textures.ts';
import type { LightTextures } from './reactive-light.ts';

/** All textures of a moment, on one sheet: what is drawn together is one batch. */
export interface ShowArt {
  /** Letters and figures are added to it; destroying it frees everything. */
  readonly sheet: Sheet;
  readonly coins: Readonly<Record<CoinDepth, Texture>>;
  /** For the flight to the balance. */
  readonly flyingCoin: Texture;
  readonly light: LightTextures;
  readonly ground: Texture;
  readonly rule: Texture;
  /** Behind the amount; null for one that stands free. */
  readonly plate: Texture | null;
}

/** What stands behind an amount, as SVG of this size. */
export type PlateSvg = (paint: Paint, width: number, height: number) => string;

const FLYING_COIN_PX = 44;
const NEAR_BLUR_PX = 4;
const FAR_DIM = 0.42;
/** A small win is a pool of shade around itself; the others darken the platform. */
const SHADES: Record<MomentSize, { middle: number; rim: number }> = {
  small: { middle: 0.88, rim: 0 },
  big: { middle: 0.74, rim: 0.9 },
  grand: { middle: 0.78, rim: 0.94 },
};

/** Paints the textures in the theme in force. */
export async function bakeShowArt(
  { loadImage, paint, theme, resolution }: SceneContext,
  size: MomentSize,
  { rule, plate: box }: Pick<MomentLayout, 'rule' | 'plate'>,
  plate?: PlateSvg,
): Promise<ShowArt> {
  const load = (px: number) => loadImage(svgDataUrl(coinSvg(paint, px)));
  const [large, small, behind] = await Promise.all([
    load(COIN_STYLES.near.size),
    load(COIN_STYLES.middle.size),
    plate ? loadImage(svgDataUrl(plate(paint, box.width, box.height))) : null,
  ]);
  const sheet = new Sheet(resolution);
  const square = (key: string, px: number, draw: (pen: CanvasRenderingContext2D) => void) =>
    sheet.add(key, px, px, draw);
  const coin = (key: string, px: number, image: CanvasImageSource) =>
    square(key, px, (pen) => pen.drawImage(image, 0, 0, px, px));
  const far = COIN_STYLES.far.size;
  const near = COIN_STYLES.near.size;
  const art = {
    sheet,
    light: {
      rays: square('rays', RAYS_PX, (pen) => drawRays(pen, paint)),
      glow: square('glow', GLOW_PX, (pen) => drawGlow(pen, paint)),
    },
    coins: {
      far: square('far', far, (pen) => {
        pen.drawImage(small, 0, 0, far, far);
        dim(pen, theme.ink, FAR_DIM, far);
      }),
      middle: coin('middle', COIN_STYLES.middle.size, small),
      near: square('near', near, (pen) => drawSoftly(pen, large, near, NEAR_BLUR_PX)),
    },
    flyingCoin: coin('flying', FLYING_COIN_PX, large),
    ground: square('ground', GROUND_PX, (pen) => drawGround(pen, theme.ink, SHADES[size])),
    rule: sheet.add('rule', rule.width, rule.height, (pen) => drawRule(pen, paint, rule)),
    plate:
      behind &&
      sheet.add('plate', box.width, box.height, (pen) => pen.drawImage(behind, 0, 0, box.width, box.height)),
  };
  sheet.upload();
  return art;
}
