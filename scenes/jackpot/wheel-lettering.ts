import type { Texture } from 'pixi.js';
import type { JackpotTier } from '../../contract/ids.ts';
import { WHEEL_ORDER } from '../../maths/jackpot-wheel.ts';
import { paintTexture } from '../parts/bake-texture.ts';
import { drawLettering, measureLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';
import type { WheelLayout } from './layout.ts';

/** Share of the window that the longest name may take. */
const NAME_WIDTH_SHARE = 0.78;

const textOf = ({ word }: SceneContext, tier: JackpotTier) => word(`lobby.tier.${tier}`).toLocaleUpperCase();

/** The name of the tier that was won, in metal with a shadow, as large as its box allows. */
export function paintTierName(
  scene: SceneContext,
  tier: JackpotTier,
  { name, namePx }: WheelLayout,
): Texture {
  const { fonts, paint, resolution } = scene;
  return paintTexture(resolution, { width: name.width, height: name.height }, (context) => {
    const face = {
      text: textOf(scene, tier),
      weight: 400,
      family: fonts.display,
      x: 0,
      y: 0,
      lineHeight: 1,
      fill: '',
    };
    const wide = measureLettering(context, { ...face, sizePx: 100, letterSpacingPx: 5 });
    const sizePx = Math.min(namePx, (name.width * NAME_WIDTH_SHARE * 100) / wide);
    const line = {
      ...face,
      sizePx,
      x: name.width / 2,
      y: (name.height - sizePx * 1.2) / 2,
      lineHeight: sizePx * 1.2,
      align: 'center' as const,
      letterSpacingPx: sizePx * 0.05,
    };
    context.shadowColor = '#000';
    context.shadowBlur = 14;
    context.shadowOffsetY = 6;
    drawLettering(context, { ...line, fill: '#2B1408', y: line.y + 3 });
    context.shadowColor = 'transparent';
    drawLettering(context, { ...line, fill: paint.letterRamp });
  });
}

/** Letters the names of the tiers on the wheel's sectors, each turned with its own. */
export function letterSectors(context: CanvasRenderingContext2D, scene: SceneContext, radius: number): void {
  const sizePx = Math.round(radius * 0.15);
  for (const [index, tier] of WHEEL_ORDER.entries()) {
    context.save();
    context.translate(radius, radius);
    context.rotate(((index + 0.5) * 2 * Math.PI) / WHEEL_ORDER.length);
    const line = {
      text: textOf(scene, tier),
      weight: 400,
      family: scene.fonts.display,
      sizePx,
      x: 0,
      y: -radius * 0.74,
      lineHeight: sizePx * 1.2,
      align: 'center' as const,
      letterSpacingPx: sizePx * 0.04,
    };
    drawLettering(context, { ...line, fill: '#12060A', y: line.y + 2.5 });
    drawLettering(context, { ...line, fill: scene.paint.letterRamp });
    context.restore();
  }
}
