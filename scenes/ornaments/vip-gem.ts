import { linearGradient, svgImage } from './shapes.ts';

/** What a VIP look says of its jewel. */
export interface GemPaint {
  readonly showType: number;
  readonly light: string;
  readonly velvet: string;
}

/** The jewel of each balcony: its girdle's sides and how high its table lies. */
const CUTS = [
  { sides: 6, table: 0.5 },
  { sides: 8, table: 0.55 },
  { sides: 5, table: 0.46 },
  { sides: 6, table: 0.36 },
  { sides: 10, table: 0.5 },
  { sides: 12, table: 0.6 },
] as const;

/** A cut stone seen from above, in the colours of its VIP look. */
export function gemAt(x: number, y: number, radius: number, paint: GemPaint): string {
  const { sides, table } = CUTS[paint.showType - 1] ?? CUTS[0];
  const at = (index: number, share: number, turn = 0) => {
    const angle = (Math.PI * 2 * (index + turn)) / sides - Math.PI / 2;
    return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share] as const;
  };
  const say = ([px, py]: readonly [number, number]) => `${px.toFixed(1)} ${py.toFixed(1)}`;
  const facets = Array.from({ length: sides }, (_, index) => {
    const crown = `M${say(at(index, 1))}L${say(at(index + 1, 1))}L${say(at(index, table, 0.5))}Z`;
    const star = `M${say(at(index, 1))}L${say(at(index, table, 0.5))}L${say(at(index - 1, table, 0.5))}Z`;
    // Light from the upper left.
    const lit = 0.5 - 0.5 * Math.cos((Math.PI * 2 * (index + 0.5)) / sides - Math.PI * 0.7);
    return `<path d="${crown}" fill="#fff" opacity="${(0.06 + 0.34 * (1 - lit)).toFixed(2)}"/><path d="${star}" fill="#000" opacity="${(0.08 + 0.4 * lit).toFixed(2)}"/>`;
  }).join('');
  const girdle = Array.from({ length: sides }, (_, index) => say(at(index, 1))).join('L');
  const top = Array.from({ length: sides }, (_, index) => say(at(index, table, 0.5))).join('L');
  return `<path d="M${girdle}Z" fill="${paint.velvet}"/><path d="M${girdle}Z" fill="url(#stone)"/>${facets}
<path d="M${top}Z" fill="url(#table)"/><path d="M${girdle}Z" fill="none" stroke="${paint.light}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

/** The gradients that `gemAt` paints with; once in an image. */
export const gemPaints = ({ light, velvet }: GemPaint): string =>
  `<radialGradient id="stone" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="${light}" stop-opacity=".85"/><stop offset=".55" stop-color="${velvet}" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".45"/></radialGradient>${linearGradient(
    'table',
    [
      [0, '#ffffffcc'],
      [0.5, '#ffffff22'],
      [1, '#00000055'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  )}`;

/** The jewel alone, as large as its image. */
export function vipGemSvg(paint: GemPaint, size: number): string {
  const middle = size / 2;
  return svgImage(
    { x: 0, y: 0, width: size, height: size },
    `<defs>${gemPaints(paint)}</defs>${gemAt(middle, middle, middle - 1, paint)}`,
  );
}
