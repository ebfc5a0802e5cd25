import type { Paint } from '../../contract/config/paint.ts';
import { linearGradient, svgImage } from './shapes.ts';

const SWAG = 92;

/** A row of velvet swags with a hem of gold, hung from the top edge. */
export function valanceSvg(paint: Paint, width: number, height: number): string {
  const count = Math.max(3, Math.round(width / SWAG));
  const swag = width / count;
  const rim = height * 0.62;
  const hem = (drop: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `Q${(index * swag + swag / 2).toFixed(1)} ${(rim + (height - rim) * 1.9 - drop).toFixed(1)} ${((index + 1) * swag).toFixed(1)} ${(rim - drop).toFixed(1)}`,
    ).join('');
  const folds = Array.from({ length: count * 4 }, (_, index) => {
    const x = (index + 0.5) * (swag / 4);
    const isDark = index % 2 === 0;
    return `<path d="M${x.toFixed(1)} 0Q${(x + 3).toFixed(1)} ${(height / 2).toFixed(1)} ${x.toFixed(1)} ${height}" stroke="${paint.velvet(isDark ? '#3A0008' : '#E0394A')}" stroke-width="${(swag / 10).toFixed(1)}" opacity="${isDark ? 0.42 : 0.26}" fill="none"/>`;
  }).join('');
  const cloth = `M0 0H${width}V${rim}${''}`;
  const edge = `M0 ${rim}${hem(0)}`;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('velvet', [
      [0, paint.velvet('#3A0008')],
      [0.35, paint.velvet('#B3162A')],
      [1, paint.velvet('#7A0A18')],
    ])}${linearGradient('gold', paint.ramp)}<clipPath id="cloth"><path d="${edge}V0H0Z"/></clipPath></defs>
<g clip-path="url(#cloth)"><path d="${cloth}V${height}H0Z" fill="url(#velvet)"/>${folds}</g>
<path d="${edge}" fill="none" stroke="#12060A" stroke-width="4" opacity=".6"/><path d="${edge}" fill="none" stroke="url(#gold)" stroke-width="2.2"/>`,
  );
}
