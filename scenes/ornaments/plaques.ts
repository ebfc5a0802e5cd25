import type { Paint } from '../../contract/config/paint.ts';
import type { JackpotTier } from '../../contract/ids.ts';
import type { Box } from '../lobby/layout.ts';
import { megaNameLine } from './measures.ts';
import { insetBox, linearGradient, steppedPath, svgImage } from './shapes.ts';

/** Line, deep ground and bright ground of each tier's jewel. */
const JEWELS: Record<JackpotTier, { line: string; deep: string; bright: string }> = {
  mega: { line: '#E9BF6A', deep: '#2E060D', bright: '#66101D' },
  major: { line: '#A558E8', deep: '#1B1029', bright: '#371D52' },
  minor: { line: '#3C8CF0', deep: '#101A2C', bright: '#1B315A' },
  mini: { line: '#1FA96B', deep: '#0D1F19', bright: '#174032' },
};

/** The colour of what shines on each tier's plaque. */
const LIGHTS: Record<JackpotTier, string> = {
  mega: '#FF5A4D',
  major: '#C07BFF',
  minor: '#5AA6FF',
  mini: '#43E39A',
};

/** The plaque of a tier: jewel ground, outer line, inner hairline, stepped corners. */
export function tierPlaqueSvg(paint: Paint, tier: JackpotTier, width: number, height: number): string {
  const { line: held, deep, bright } = JEWELS[tier];
  const whole: Box = { x: 0, y: 0, width, height };
  const size = tier === 'mega' ? 5 : 4;
  const outer = steppedPath(insetBox(whole, 1.4), size, 2);
  const inner = steppedPath(insetBox(whole, 4.6), size, 2);
  // Mega's ruby is held by the platform's metal.
  const edge = tier === 'mega' ? paint.metal(held) : paint.jewel(tier, held);
  const line = tier === 'mega' ? 'url(#brass)' : edge;
  const rule =
    tier === 'mega'
      ? megaRules(paint, whole)
      : `<path d="M${width * 0.14} ${height * 0.42}H${width * 0.86}" stroke="${edge}" stroke-width=".8" opacity=".65"/>`;
  return svgImage(
    whole,
    `<defs>${linearGradient('ground', [
      [0, paint.jewel(tier, bright)],
      [1, paint.jewel(tier, deep)],
    ])}${linearGradient('brass', paint.ramp)}<radialGradient id="light" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
<path d="${outer}" fill="url(#ground)"/><path d="${outer}" fill="url(#light)"/>
<path d="${outer}" fill="none" stroke="#0A0509" stroke-width="3.4"/>
<path d="${outer}" fill="none" stroke="${line}" stroke-width="1.9"/>
<path d="${inner}" fill="none" stroke="${edge}" stroke-width=".8" opacity=".7"/>${rule}`,
  );
}

/** Returns the colour of a tier's light. */
export const jewelOf = (paint: Paint, tier: JackpotTier): string => paint.jewel(tier, LIGHTS[tier]);

/** The plate of an award: near black within the tier's jewel, in two lines of metal with stepped corners. */
export function awardPlateSvg(paint: Paint, tier: JackpotTier, width: number, height: number): string {
  const { deep } = JEWELS[tier];
  const whole: Box = { x: 0, y: 0, width, height };
  const outer = steppedPath(insetBox(whole, 3), 9, 2);
  const inner = steppedPath(insetBox(whole, 9), 7, 2);
  return svgImage(
    whole,
    `<defs>${linearGradient('ground', [
      [0, paint.jewel(tier, deep)],
      [1, '#07050B'],
    ])}${linearGradient('brass', paint.ramp)}<radialGradient id="light" cx=".5" cy="0" r=".8"><stop offset="0" stop-color="${jewelOf(paint, tier)}" stop-opacity=".34"/><stop offset="1" stop-color="${jewelOf(paint, tier)}" stop-opacity="0"/></radialGradient></defs>
<path d="${outer}" fill="url(#ground)" fill-opacity=".94"/><path d="${outer}" fill="url(#light)"/>
<path d="${outer}" fill="none" stroke="#0A0509" stroke-width="5.5"/>
<path d="${outer}" fill="none" stroke="url(#brass)" stroke-width="3.2"/>
<path d="${inner}" fill="none" stroke="${jewelOf(paint, tier)}" stroke-width="1.6"/>`,
  );
}

/** Two hairlines and a diamond at each side of the name. */
function megaRules(paint: Paint, plaque: Box): string {
  const { width } = plaque;
  const name = megaNameLine(plaque);
  const y = name.y + name.height / 2;
  const middle = width / 2;
  const gap = 62;
  const side = (sign: number) => {
    const near = middle + sign * gap;
    const far = middle + sign * (width / 2 - 26);
    const mid = near + (far - near) * 0.45;
    return `<path d="M${near} ${y}H${far}" stroke="${paint.metal('#E9BF6A')}" stroke-width="1"/><path d="M${near} ${y - 4}H${mid}M${near} ${y + 4}H${mid}" stroke="${paint.metal('#C9962F')}" stroke-width=".7" opacity=".8"/><path d="M${far} ${y - 4.5}L${far + 5.5} ${y}L${far} ${y + 4.5}L${far - 5.5} ${y}Z" fill="${paint.metal('#FFE7A6')}"/>`;
  };
  return width > 230 ? side(-1) + side(1) : '';
}

/** A split flap: two dark leaves with the hinge between. The figure is drawn over it. */
export function flapSvg(paint: Paint, width: number, height: number): string {
  const half = height / 2;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('upper', [
      [0, paint.metal('#3A2C22')],
      [1, paint.metal('#221813')],
    ])}${linearGradient('lower', [
      [0, paint.metal('#2C211A')],
      [1, paint.metal('#17100D')],
    ])}</defs>
<rect x=".5" y=".5" width="${width - 1}" height="${half - 1}" rx="2" fill="url(#upper)" stroke="#0B0606"/>
<rect x=".5" y="${half + 0.5}" width="${width - 1}" height="${half - 1}" rx="2" fill="url(#lower)" stroke="#0B0606"/>
<path d="M2 1.4H${width - 2}" stroke="${paint.metal('#7A5A34')}" stroke-width=".7" opacity=".8"/>`,
  );
}

/** A studio's plaque across a poster's foot; its name is lettered over it. */
export function brandPlaqueSvg(paint: Paint, width: number, height: number): string {
  const cut = height / 2.4;
  const path = `M${cut} 1H${width - cut}L${width - 1} ${height / 2}L${width - cut} ${height - 1}H${cut}L1 ${height / 2}Z`;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('line', [
      [0, paint.metal('#FFE7A6')],
      [0.5, paint.metal('#C9962F')],
      [1, paint.metal('#E9BF6A')],
    ])}</defs><path d="${path}" fill="${paint.ground('#140D1C')}"/><path d="${path}" fill="none" stroke="url(#line)" stroke-width="1.3" stroke-linejoin="round"/>`,
  );
}

export type PennantKind = 'jackpot' | 'live' | 'exclusive' | 'soon' | 'maintenance' | 'unshown';

/** Ground, line and lettering of each pennant; contrast of the lettering is above 7 on its ground. */
const PENNANTS: Record<PennantKind, { ground: string; line: string; text: string }> = {
  jackpot: { ground: '#2A1B08', line: '#E9BF6A', text: '#FFE7A6' },
  live: { ground: '#0A3323', line: '#1FA96B', text: '#A4F2CB' },
  exclusive: { ground: '#2B1745', line: '#A558E8', text: '#E3C6FF' },
  soon: { ground: '#191322', line: '#8F849D', text: '#E4DBEA' },
  unshown: { ground: '#101E46', line: '#6E9BFF', text: '#CFDEFF' },
  maintenance: { ground: '#33210A', line: '#F29A2E', text: '#FFD9A3' },
};

/** The jackpot's pennant is of the platform's metal, the others are of their jewel. */
export function pennantColours(
  paint: Paint,
  kind: PennantKind,
): { ground: string; line: string; text: string } {
  const { ground, line, text } = PENNANTS[kind];
  if (kind !== 'jackpot') return { ground, line, text };
  return { ground: paint.metal(ground), line: paint.metal(line), text: paint.metal(text) };
}

export const PENNANT_HEIGHT = 25;

/** A pennant with a swallow tail, hung over a poster's upper edge. */
export function pennantSvg(paint: Paint, kind: PennantKind, width: number): string {
  const { ground, line } = pennantColours(paint, kind);
  const height = PENNANT_HEIGHT;
  const tail = 5;
  const path = `M.6 .6H${width - 0.6}V${height - 0.8}L${width / 2} ${height - tail}L.6 ${height - 0.8}Z`;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<path d="${path}" fill="${ground}"/><path d="M.6 ${height - 0.8}V.6M${width - 0.6} .6V${height - 0.8}" stroke="${line}" stroke-width="1.1"/><path d="M.6 .6H${width - 0.6}" stroke="${line}" stroke-width="1.2"/>`,
  );
}

/** The placeholder of a poster until its image is there, and for good when there is none. */
export function posterGroundSvg(paint: Paint, width: number, height: number, hue: string): string {
  const frame = steppedPath({ x: 4, y: 4, width: width - 8, height: height - 8 }, 3, 2);
  const rays = Array.from({ length: 18 }, (_, index) => {
    const from = (Math.PI * 2 * index) / 18;
    const to = from + Math.PI / 18;
    const far = height;
    const at = (angle: number) =>
      `${(width / 2 + Math.cos(angle) * far).toFixed(1)} ${(height * 0.42 + Math.sin(angle) * far).toFixed(1)}`;
    return `M${width / 2} ${height * 0.42}L${at(from)}L${at(to)}Z`;
  }).join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs><radialGradient id="ground" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${hue}" stop-opacity=".85"/><stop offset="1" stop-color="${hue}" stop-opacity=".12"/></radialGradient></defs>
<rect width="${width}" height="${height}" rx="6" fill="${paint.ground('#120B18')}"/><rect width="${width}" height="${height}" rx="6" fill="url(#ground)"/>
<path d="${rays}" fill="#fff" opacity=".05"/><path d="${frame}" fill="none" stroke="${paint.metal('#E9BF6A')}" stroke-width=".9" opacity=".8"/>`,
  );
}

/** A cut-corner peacock button; its label is lettered over it. */
export function actionButtonSvg(paint: Paint, width: number, height: number): string {
  const cut = 7;
  const path = `M${cut} .5H${width - cut}L${width - 0.5} ${cut}V${height - cut}L${width - cut} ${height - 0.5}H${cut}L.5 ${height - cut}V${cut}Z`;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('peacock', [
      [0, paint.action('#6FF5E2')],
      [0.52, paint.action('#25D9C4')],
      [1, paint.action('#12B5A6')],
    ])}</defs><path d="${path}" fill="url(#peacock)" stroke="${paint.action('#03211E')}" stroke-opacity=".5"/><path d="M${cut} 1.6H${width - cut}" stroke="${paint.action('#D8FFF8')}" stroke-width="1" opacity=".8"/>`,
  );
}
