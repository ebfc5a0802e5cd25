import type { Paint } from '../../contract/config/paint.ts';
import { rayPath } from './jackpot-cells.ts';
import { crownMarks, symbolDefs } from './jackpot-symbols.ts';
import { svgImage } from './shapes.ts';

const BULBS = 14;

/** The jackpot's floating medal: a crown on ruby in a ring of bulbs. */
export function bubbleSvg(paint: Paint, size: number): string {
  const half = size / 2;
  const channel = half * 0.84;
  const bulbs = Array.from({ length: BULBS }, (_, index) => {
    const angle = (Math.PI * 2 * index) / BULBS;
    const at = `cx="${(Math.cos(angle) * channel).toFixed(1)}" cy="${(Math.sin(angle) * channel).toFixed(1)}"`;
    const isDim = index % 3 === 2;
    return `<circle ${at} r="${half * 0.062}" fill="${paint.metal(isDim ? '#C9962F' : '#FFF6D2')}" stroke="${paint.metal('#5A3508')}" stroke-width=".5"/>`;
  }).join('');
  return svgImage(
    { x: -half, y: -half, width: size, height: size },
    `<defs>${symbolDefs(paint)}<radialGradient id="ruby" cx=".5" cy=".4"><stop offset="0" stop-color="${paint.jewel('mega', '#E0243A')}"/><stop offset=".7" stop-color="${paint.jewel('mega', '#8E1526')}"/><stop offset="1" stop-color="${paint.jewel('mega', '#3A0610')}"/></radialGradient><clipPath id="field"><circle r="${half * 0.7}"/></clipPath></defs>
<circle r="${half - 0.5}" fill="#12060A"/><circle r="${half - 1.5}" fill="url(#struck)"/><circle r="${half * 0.93}" fill="${paint.metal('#2B1408')}"/>${bulbs}
<circle r="${half * 0.75}" fill="url(#struck)"/><circle r="${half * 0.7}" fill="url(#ruby)"/><path d="${rayPath(0, 0, half * 0.7, 24)}" fill="#fff" opacity=".12" clip-path="url(#field)"/>
<g transform="translate(0 ${half * 0.03}) scale(${half / 118})">${crownMarks(paint)}</g>`,
  );
}
