import type { Paint } from '../../contract/config/paint.ts';
import type { JackpotTier } from '../../contract/ids.ts';
import { linearGradient, svgImage } from './shapes.ts';

/** Symbols of the jackpot's prizes, as marks around (0, 0), about 100 units high. Their gradients stand in `symbolDefs`. */

const JEWEL_LIGHT: Record<JackpotTier, [string, string, string]> = {
  mega: ['#FFB3AC', '#E0243A', '#6B0714'],
  major: ['#EBD3FF', '#A558E8', '#3E1466'],
  minor: ['#CFE5FF', '#3C8CF0', '#0C3A7C'],
  mini: ['#C3F7DD', '#1FA96B', '#07452B'],
};

/** What the symbols are painted with; once in a picture that holds any of them. */
export function symbolDefs(paint: Paint): string {
  const jewels = (Object.keys(JEWEL_LIGHT) as JackpotTier[])
    .map((tier) => {
      const [light, middle, deep] = JEWEL_LIGHT[tier].map((colour) => paint.jewel(tier, colour)) as [
        string,
        string,
        string,
      ];
      return linearGradient(`jewel-${tier}`, [
        [0, light],
        [0.45, middle],
        [1, deep],
      ]);
    })
    .join('');
  return `${jewels}${linearGradient('struck', paint.ramp)}${linearGradient('warm', [
    [0, paint.metal('#FFF6D2')],
    [0.45, paint.metal('#F3C868')],
    [1, paint.metal('#A8741F')],
  ])}<radialGradient id="coin-face" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="${paint.metal('#FFF6D2')}"/><stop offset=".5" stop-color="${paint.metal('#F3C04E')}"/><stop offset="1" stop-color="${paint.metal('#9A6417')}"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="${paint.metal('#FFE9B0')}" stop-opacity=".55"/><stop offset="1" stop-color="${paint.metal('#FFC45A')}" stop-opacity="0"/></radialGradient>`;
}

const starPath = (points: number, outer: number, inner: number) =>
  Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const reach = index % 2 === 0 ? outer : inner;
    return `${index === 0 ? 'M' : 'L'}${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  }).join('');

/** A struck coin with a milled rim and the platform's star. */
export function coinMarks(paint: Paint): string {
  const mill = Array.from({ length: 36 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 36;
    const at = (reach: number) =>
      `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
    return `M${at(42.5)}L${at(48)}`;
  }).join('');
  const dark = paint.metal('#7A4E12');
  return `<circle r="49" fill="${paint.metal('#5A3508')}"/><circle r="47.5" fill="url(#coin-face)"/><path d="${mill}" stroke="${dark}" stroke-width="1.6" opacity=".7"/>
<circle r="40" fill="none" stroke="${dark}" stroke-width="2"/><circle r="37.5" fill="none" stroke="${paint.metal('#FFF6D2')}" stroke-width="1.2" opacity=".75"/>
<path d="${starPath(8, 30, 9)}" fill="${dark}" opacity=".9"/><path d="${starPath(8, 27, 8)}" transform="translate(-1 -1.4)" fill="${paint.metal('#FFE7A6')}"/><circle r="6" fill="${dark}"/><circle r="4.4" cx="-.5" cy="-.7" fill="${paint.metal('#FFF6D2')}"/>
<path d="M-36 -22A42 42 0 0 1 -4 -42" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".65"/>`;
}

/** The token of the points' programme: a scalloped rim round a violet face with one large star. */
export function pointsMarks(paint: Paint): string {
  const key = paint.metal('#4A2C0A');
  return `<path d="${starPath(14, 49, 44)}" fill="${key}" stroke="${key}" stroke-width="3" stroke-linejoin="round"/><path d="${starPath(14, 47, 42.5)}" fill="url(#warm)"/>
<circle r="36" fill="${key}"/><circle r="34" fill="url(#jewel-major)"/><circle r="31" fill="none" stroke="${paint.metal('#FFE7A6')}" stroke-width="1.6" opacity=".8"/>
<path d="${starPath(5, 28, 11.6)}" fill="${paint.metal('#FFF6D2')}" stroke="${key}" stroke-width="2.4" stroke-linejoin="round"/>
<path d="M-31 -20A37 37 0 0 1 -8 -36" fill="none" stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".6"/>`;
}

/** A cut stone of a tier's colour, seen from the side. */
export function gemMarks(tier: JackpotTier): string {
  const id = `url(#jewel-${tier})`;
  return `<path d="M-46 -16L-26 -40H26L46 -16L0 44Z" fill="${id}" stroke="#12060A" stroke-width="2.4" stroke-linejoin="round"/>
<path d="M-46 -16H46M-26 -40L-18 -16L0 -40L18 -16L26 -40M-18 -16L0 44L18 -16" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round" opacity=".5"/>
<path d="M-26 -40L-18 -16L0 -40Z" fill="#fff" opacity=".5"/><path d="M-46 -16L-18 -16L0 44Z" fill="#fff" opacity=".14"/><path d="M18 -16H46L0 44Z" fill="#000" opacity=".22"/>`;
}

/** The jackpot's crown: five tips with pearls, three stones in its band. */
export function crownMarks(paint: Paint): string {
  const key = paint.metal('#3A2006');
  const pearl = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint.metal('#FFF6D2')}" stroke="${key}" stroke-width="1.8"/>`;
  return `<path d="M-46 30L-50 -20L-26 4L-20 -34L0 -2L20 -34L26 4L50 -20L46 30Z" fill="url(#warm)" stroke="${key}" stroke-width="3" stroke-linejoin="round"/>
<path d="M-50 -20L-26 4L-20 -34L0 -2L20 -34L26 4L50 -20L44 8L0 14L-44 8Z" fill="#fff" opacity=".24"/>
<path d="M-46 22Q0 34 46 22V38Q0 50 -46 38Z" fill="url(#struck)" stroke="${key}" stroke-width="2.4"/>
${pearl(-50, -23, 6)}${pearl(-20, -38, 6.5)}${pearl(20, -38, 6.5)}${pearl(50, -23, 6)}<path d="M0 -46L8 -36L0 -26L-8 -36Z" fill="url(#jewel-mega)" stroke="${key}" stroke-width="1.8"/>
<ellipse cx="0" cy="37" rx="8" ry="6" fill="url(#jewel-mega)" stroke="${key}" stroke-width="1.4"/><ellipse cx="-25" cy="34" rx="6" ry="4.6" fill="url(#jewel-minor)" stroke="${key}" stroke-width="1.2"/><ellipse cx="25" cy="34" rx="6" ry="4.6" fill="url(#jewel-mini)" stroke="${key}" stroke-width="1.2"/>`;
}

/** A symbol by itself, `size` pixels square. */
export function symbolSvg(paint: Paint, marks: string, size: number): string {
  return svgImage(
    { x: 0, y: 0, width: size, height: size },
    `<defs>${symbolDefs(paint)}</defs><g transform="translate(${size / 2} ${size / 2}) scale(${size / 108})">${marks}</g>`,
  );
}

/** The platform's coin, as it flies. */
export function coinSvg(paint: Paint, size: number): string {
  return symbolSvg(paint, coinMarks(paint), size);
}
