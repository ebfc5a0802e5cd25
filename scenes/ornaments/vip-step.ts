import { linearGradient, steppedPath, svgImage } from './shapes.ts';
import type { BalconyPaint } from './vip-balcony.ts';

export interface StepShape {
  readonly pitch: number;
  readonly rise: number;
}

/** The handrail's height over the tread. */
const RAIL = 44;
/** What of the stairs' side belongs to a step's drawing; below it is the wall. */
const SIDE = 106;

/** Above the tread: the handrail, which climbs on to the next step. */
export const railReach = ({ rise }: StepShape): number => RAIL + rise + 6;
export const stepHeight = (shape: StepShape): number => railReach(shape) + SIDE;

/** A step with its piece of the balustrade; the carpet and the bulbs of one that was reached are lit. */
export function stepSvg(paint: BalconyPaint, shape: StepShape, isLit: boolean): string {
  const { light, metal, base, dark, shadow, velvet, ink, panel } = paint;
  const { pitch, rise } = shape;
  const tread = railReach(shape);
  const height = stepHeight(shape);
  const railAt = (x: number) => tread - RAIL - (rise * x) / pitch;
  const posts = [0.14, 0.38, 0.62, 0.86]
    .map((share) => {
      const x = share * pitch;
      const top = railAt(x) + 3;
      return `<path d="M${x} ${top}V${tread}" stroke="${isLit ? metal : dark}" stroke-width="2.2"/><path d="M${x - 3.4} ${(top + tread) / 2}L${x} ${(top + tread) / 2 - 6}L${x + 3.4} ${(top + tread) / 2}L${x} ${(top + tread) / 2 + 6}Z" fill="${isLit ? base : shadow}"/>`;
    })
    .join('');
  const bulbs = Array.from({ length: Math.floor(pitch / 14.75) }, (_, index) => {
    const x = (index + 0.5) * (pitch / Math.floor(pitch / 14.75));
    const glass = `<circle cx="${x.toFixed(1)}" cy="${tread + 15}" r="2" fill="${isLit ? light : shadow}"/>`;
    return isLit
      ? `<circle cx="${x.toFixed(1)}" cy="${tread + 15}" r="6" fill="url(#bulb)"/>${glass}`
      : glass;
  }).join('');
  const frame = { x: 7, y: tread + 24, width: pitch - 14, height: SIDE - 30 };
  return svgImage(
    { x: 0, y: 0, width: pitch, height },
    `<defs>${linearGradient('nose', [
      [0, isLit ? light : metal],
      [0.45, isLit ? metal : dark],
      [1, shadow],
    ])}${linearGradient('carpet', [
      [0, isLit ? '#ffffff55' : '#00000066'],
      [1, '#00000055'],
    ])}${linearGradient('side', [
      [0, panel],
      [1, ink],
    ])}<radialGradient id="bulb"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset="1" stop-color="${metal}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 ${tread}H${pitch}V${height}H0Z" fill="url(#side)"/><path d="M.5 ${tread + 10}V${height}" stroke="#000" stroke-width="3" opacity=".5"/><path d="M.7 ${tread}V${tread + rise}" stroke="${isLit ? metal : dark}" stroke-width="1.4"/>
${posts}<path d="M0 ${railAt(0)}L${pitch} ${railAt(pitch)}" stroke="${shadow}" stroke-width="8"/><path d="M0 ${railAt(0) - 0.6}L${pitch} ${railAt(pitch) - 0.6}" stroke="${isLit ? base : dark}" stroke-width="5"/><path d="M0 ${railAt(0) - 2}L${pitch} ${railAt(pitch) - 2}" stroke="${isLit ? light : metal}" stroke-width="1.4"/>
<path d="M0 ${tread - 5}H${pitch}V${tread + 4}H0Z" fill="${velvet}"/><path d="M0 ${tread - 5}H${pitch}V${tread + 4}H0Z" fill="url(#carpet)"/>
<path d="M0 ${tread + 3}H${pitch}V${tread + 10}H0Z" fill="url(#nose)"/>${bulbs}
<path d="${steppedPath(frame, 4, 2)}" fill="${ink}" opacity=".62"/><path d="${steppedPath(frame, 4, 2)}" fill="none" stroke="${isLit ? metal : dark}" stroke-width="1.2"/>`,
  );
}

/** The flag over the player's own step; its word is lettered over it. */
export const FLAG_HEIGHT = 30;
export function flagSvg(
  { metal, light, ink }: Pick<BalconyPaint, 'metal' | 'light' | 'ink'>,
  width: number,
): string {
  const body = FLAG_HEIGHT - 7;
  const path = `M6 .8H${width - 6}L${width - 0.8} 6V${body - 5}L${width - 6} ${body}H${width / 2 + 7}L${width / 2} ${FLAG_HEIGHT - 1}L${width / 2 - 7} ${body}H6L.8 ${body - 5}V6Z`;
  return svgImage(
    { x: 0, y: 0, width, height: FLAG_HEIGHT },
    `<path d="${path}" fill="${ink}" stroke="${metal}" stroke-width="1.5" stroke-linejoin="round"/><path d="M8 2.6H${width - 8}" stroke="${light}" stroke-width=".7" opacity=".7"/>`,
  );
}

/** The dark of the house behind everything: a glow from above the stairs and rays in it. */
export function houseSvg(ink: string, shade: string, glow: string, width: number, height: number): string {
  const x = width * 0.62;
  const rays = Array.from({ length: 26 }, (_, index) => {
    const from = (Math.PI * 2 * index) / 26;
    const far = width + height;
    const at = (angle: number) =>
      `${(x + Math.cos(angle) * far).toFixed(0)} ${(height * 0.2 + Math.sin(angle) * far).toFixed(0)}`;
    return `M${x} ${height * 0.2}L${at(from)}L${at(from + Math.PI / 26)}Z`;
  }).join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('night', [
      [0, shade],
      [0.75, ink],
      [1, '#000000'],
    ])}<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="${x}" cy="${height * 0.2}" r="${Math.max(width, height) * 0.7}"><stop offset="0" stop-color="${glow}" stop-opacity=".42"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>
<path d="M0 0H${width}V${height}H0Z" fill="url(#night)"/><path d="${rays}" fill="${glow}" opacity=".05"/><path d="M0 0H${width}V${height}H0Z" fill="url(#lamp)"/>`,
  );
}
