import type { JackpotTier } from '../../contract/ids.ts';
import { WHEEL_ORDER } from '../../maths/jackpot-wheel.ts';
import { drawLettering } from '../parts/lettering.ts';
import type { SceneContext } from '../scene.ts';

const textOf = ({ word }: SceneContext, tier: JackpotTier) => word(`lobby.tier.${tier}`).toLocaleUpperCase();

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
