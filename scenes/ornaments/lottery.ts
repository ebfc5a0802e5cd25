import type { Paint } from '../../contract/config/paint.ts';
import type { LotteryStage } from '../lottery/layout.ts';
import { rayPath } from './jackpot-cells.ts';
import { insetBox, linearGradient, pointAt, steppedPath, svgImage } from './shapes.ts';

/** A sunrise of leaves over the frame, around (x, y). */
function sunrise(paint: Paint, x: number, y: number, reach: number): string {
  const leaves = 11;
  const span = 180 / leaves;
  const leaf = (index: number) => {
    const at = -90 + (index + 0.5) * span;
    const long = reach * (index % 2 === 0 ? 1 : 0.86);
    const half = span * 0.42;
    return `<path d="M${pointAt(at - half, reach * 0.36)}L${pointAt(at - half * 0.8, long * 0.92)}L${pointAt(at, long)}L${pointAt(at + half * 0.8, long * 0.92)}L${pointAt(at + half, reach * 0.36)}Z" fill="url(#${index % 2 === 0 ? 'leaf' : 'leaf-dark'})" stroke="${paint.metal('#3A2006')}" stroke-width="${reach * 0.012}"/>`;
  };
  return `<g transform="translate(${x} ${y})">${Array.from({ length: leaves }, (_, index) => leaf(index)).join('')}<path d="M${-reach * 0.36} 0A${reach * 0.36} ${reach * 0.36} 0 0 1 ${reach * 0.36} 0Z" fill="url(#struck)" stroke="${paint.metal('#3A2006')}" stroke-width="${reach * 0.014}"/><path d="M${-reach * 0.25} 0A${reach * 0.25} ${reach * 0.25} 0 0 1 ${reach * 0.25} 0Z" fill="url(#ruby)"/></g>`;
}

/** What stands still behind the drums: light, the sunrise, the stepped frame with its bulbs, unlit, and the foot. */
export function lotteryStandSvg(paint: Paint, stage: LotteryStage): string {
  const { width, height, frame, window, scale, bulbs, bulb } = stage;
  const x = width / 2;
  const foot = height - 2 * scale;
  const sockets = bulbs
    .map(
      (at) =>
        `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="${bulb * 1.4}" fill="${paint.metal('#1A0B05')}"/><circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="${bulb}" fill="url(#dim)"/>`,
    )
    .join('');
  const step = (half: number, top: number, bottom: number) =>
    `<path d="M${x - half * scale} ${bottom}V${top}H${x + half * scale}V${bottom}Z" fill="url(#struck)" stroke="${paint.metal('#3A2006')}" stroke-width="${scale}"/>`;
  const path = (inset: number, size: number, steps: number) =>
    steppedPath(insetBox(frame, inset * scale), size * scale, steps);
  // Flutes beside the window.
  const flutes = [-1, 1]
    .map((side) => {
      const edge = side < 0 ? window.x : window.x + window.width;
      return [4, 8, 12]
        .map((away) => {
          const at = edge + side * (away - 1) * scale * 0.9;
          return `<path d="M${at} ${window.y + 10 * scale}V${window.y + window.height - 10 * scale}" stroke="${paint.metal('#C9962F')}" stroke-width="${1.1 * scale}" opacity="${away === 4 ? 0.9 : 0.4}"/>`;
        })
        .join('');
    })
    .join('');
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('struck', paint.ramp)}${linearGradient('wall', [
      [0, paint.velvet('#8C1226')],
      [0.5, paint.velvet('#52081A')],
      [1, paint.velvet('#2A040E')],
    ])}${linearGradient('well', [
      [0, '#050208'],
      [0.5, '#1A0B12'],
      [1, '#050208'],
    ])}<radialGradient id="leaf" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${44 * scale}"><stop offset=".3" stop-color="${paint.metal('#8A5A18')}"/><stop offset="1" stop-color="${paint.metal('#FFF1C0')}"/></radialGradient><radialGradient id="leaf-dark" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="${44 * scale}"><stop offset=".3" stop-color="${paint.metal('#4A2C0A')}"/><stop offset="1" stop-color="${paint.metal('#D8A03A')}"/></radialGradient><radialGradient id="ruby" cx=".5" cy=".7"><stop offset="0" stop-color="${paint.jewel('mega', '#FF8A7C')}"/><stop offset=".5" stop-color="${paint.jewel('mega', '#D4182E')}"/><stop offset="1" stop-color="${paint.jewel('mega', '#5C0612')}"/></radialGradient><radialGradient id="dim" cx=".42" cy=".38"><stop offset="0" stop-color="${paint.metal('#E0A848')}"/><stop offset="1" stop-color="${paint.metal('#7A5014')}"/></radialGradient><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${height * 0.5}" r="${width * 0.52}"><stop offset=".35" stop-color="${paint.metal('#FFB84A')}" stop-opacity=".3"/><stop offset="1" stop-color="${paint.velvet('#7A0A18')}" stop-opacity="0"/></radialGradient><clipPath id="inside"><path d="${path(5, 5, 3)}"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>
${sunrise(paint, x, frame.y + 2 * scale, 44 * scale)}
${step(126, foot - 14 * scale, foot)}${step(150, foot - 7 * scale, foot)}
<path d="${path(-1, 5, 3)}" fill="#12060A"/><path d="${path(0, 5, 3)}" fill="url(#struck)"/><path d="${path(4, 5, 3)}" fill="#1A0B05"/><path d="${path(5, 5, 3)}" fill="url(#wall)"/>
<path d="${rayPath(x, frame.y + frame.height / 2, width * 0.5, 40)}" fill="#fff" opacity=".05" clip-path="url(#inside)"/>${sockets}${flutes}
<path d="${steppedPath(insetBox(window, -4 * scale), 3 * scale, 2)}" fill="url(#struck)"/><path d="${steppedPath(insetBox(window, -1 * scale), 3 * scale, 2)}" fill="#12060A"/><path d="${steppedPath(window, 3 * scale, 2)}" fill="url(#well)"/>`,
  );
}

/** One drum of ivory, round by its light. */
export function lotteryDrumSvg(paint: Paint, width: number, height: number): string {
  const rim = width * 0.05;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('ivory', [
      [0, paint.metal('#4A3414')],
      [0.16, paint.metal('#B99A62')],
      [0.36, paint.metal('#F3E2B8')],
      [0.5, paint.metal('#FFFBEC')],
      [0.64, paint.metal('#F3E2B8')],
      [0.84, paint.metal('#B08F56')],
      [1, paint.metal('#3A270C')],
    ])}${linearGradient('brass', paint.ramp)}</defs><rect width="${width}" height="${height}" rx="${width * 0.06}" fill="url(#ivory)"/><rect width="${rim}" height="${height}" fill="url(#brass)"/><rect x="${width - rim}" width="${rim}" height="${height}" fill="url(#brass)"/>`,
  );
}

/** What lies over the digits of a drum: shade above and below, and a glint. */
export function lotteryGlassSvg(width: number, height: number): string {
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0A0406" stop-opacity=".94"/><stop offset=".2" stop-color="#0A0406" stop-opacity=".5"/><stop offset=".34" stop-color="#0A0406" stop-opacity="0"/><stop offset=".66" stop-color="#0A0406" stop-opacity="0"/><stop offset=".8" stop-color="#0A0406" stop-opacity=".5"/><stop offset="1" stop-color="#0A0406" stop-opacity=".94"/></linearGradient></defs><rect width="${width}" height="${height}" rx="${width * 0.06}" fill="url(#shade)"/><rect x="${width * 0.08}" y="${height * 0.33}" width="${width * 0.84}" height="${height * 0.035}" fill="#fff" opacity=".3"/>`,
  );
}
