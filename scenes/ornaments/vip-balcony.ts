import { linearGradient, steppedPath, svgImage } from './shapes.ts';
import { gemAt, gemPaints } from './vip-gem.ts';

/** Colours of one VIP look. */
export interface BalconyPaint {
  readonly showType: number;
  readonly light: string;
  readonly metal: string;
  readonly base: string;
  readonly dark: string;
  readonly shadow: string;
  readonly velvet: string;
  readonly ink: string;
  readonly panel: string;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The plaque with the balcony's name, on the parapet's middle. */
export function namePlaque({ width }: Size): { x: number; y: number; width: number; height: number } {
  const plaque = Math.min(300, width * 0.62);
  return { x: (width - plaque) / 2, y: 136, width: plaque, height: 38 };
}

const PILASTER = 22;
const SHOULDERS = [
  [0.19, 6],
  [0.33, 32],
  [0.445, 58],
] as const;

/** Upright metal with a hard horizon, of the balcony's own ramp. */
const metalRamp = ({ light, metal, base, dark }: BalconyPaint) =>
  [
    [0, light],
    [0.22, metal],
    [0.48, base],
    [0.52, dark],
    [0.6, metal],
    [1, dark],
  ] as const;

/** A stepped gable over two uprights, open at the foot. */
function gable(width: number, height: number, inset: number): string {
  const middle = width / 2;
  const left: string[] = [];
  const right: string[] = [];
  for (const [index, [share, y]] of SHOULDERS.entries()) {
    const half = share * width - inset;
    const top = y + inset;
    const below = SHOULDERS[index + 1];
    const foot = below ? below[1] + inset : height;
    left.push(`L${middle - half} ${foot}V${top}`);
    right.push(`H${middle + half}V${foot}`);
  }
  return `M${middle - (SHOULDERS[2][0] * width - inset)} ${height}${left.toReversed().join('')}${right.join('')}Z`;
}

function bulbsAlong(points: readonly (readonly [number, number])[], { light, base }: BalconyPaint): string {
  return points
    .map(
      ([x, y]) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6.5" fill="url(#bulb)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.1" fill="${light}" stroke="${base}" stroke-width=".5"/>`,
    )
    .join('');
}

/** Along the stepped gable, a bulb every 15 pixels. */
function gableBulbs(width: number): [number, number][] {
  const points: [number, number][] = [];
  const middle = width / 2;
  let from = 0;
  for (const [share, y] of SHOULDERS) {
    const half = share * width - 10;
    for (let x = from === 0 ? 0 : from + 15; x <= half; x += 15) {
      points.push([middle + x, y + 5]);
      if (x > 0) points.push([middle - x, y + 5]);
    }
    from = half;
  }
  return points;
}

function rays(x: number, y: number, reach: number, count: number): string {
  const at = (angle: number) =>
    `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  return Array.from({ length: count }, (_, index) => {
    const from = (Math.PI * 2 * (index - 0.25)) / count;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / count)}Z`;
  }).join('');
}

/** Half of a drawn curtain, hung from the top; `side` -1 is the left one. */
function curtain(width: number, height: number, side: -1 | 1, { velvet }: BalconyPaint): string {
  const middle = width / 2;
  const half = SHOULDERS[2][0] * width - 8;
  const edge = middle + side * half;
  const folds = Array.from({ length: 5 }, (_, index) => {
    const top = edge - side * index * (half / 6.2);
    const next = edge - side * (index + 1) * (half / 6.2);
    const tie = edge - side * (6 + index * 5);
    const nextTie = edge - side * (6 + (index + 1) * 5);
    const fold = `M${top} 0C${top} ${height * 0.34} ${tie} ${height * 0.4} ${tie} ${height * 0.62}V${height}H${nextTie}V${height * 0.62}C${nextTie} ${height * 0.4} ${next} ${height * 0.34} ${next} 0Z`;
    return `<path d="${fold}" fill="${velvet}"/><path d="${fold}" fill="url(#fold${side < 0 ? 'L' : 'R'})"/>`;
  }).join('');
  return folds;
}

/** The box's front: rail, fans between posts, and a swag of velvet under it. */
function parapet(width: number, paint: BalconyPaint): string {
  const { light, metal, dark, shadow, velvet, panel } = paint;
  const left = PILASTER + 8;
  const right = width - left;
  const top = 130;
  const foot = 190;
  const bays = Math.max(4, Math.round((right - left) / 62));
  const bay = (right - left) / bays;
  const fans = Array.from({ length: bays }, (_, index) => {
    const x = left + (index + 0.5) * bay;
    const leaves = [-2, -1, 0, 1, 2]
      .map((leaf) => {
        const angle = (leaf * Math.PI) / 6.4;
        return `M${x} ${foot - 6}L${(x + Math.sin(angle) * 34).toFixed(1)} ${(foot - 6 - Math.cos(angle) * 38).toFixed(1)}`;
      })
      .join('');
    const post = `<path d="M${x - bay / 2} ${top + 6}V${foot}" stroke="${dark}" stroke-width="4"/><path d="M${x - bay / 2 - 0.8} ${top + 6}V${foot}" stroke="${metal}" stroke-width="1.2"/>`;
    return `<path d="${leaves}M${x - 22} ${foot - 32}A36 36 0 0 1 ${x + 22} ${foot - 32}" stroke="${metal}" stroke-width="1.5" fill="none" opacity=".85"/>${post}`;
  }).join('');
  const swags = Array.from({ length: bays }, (_, index) => {
    const x = left + index * bay;
    return `M${x} ${foot + 4}Q${x + bay / 2} ${foot + 34} ${x + bay} ${foot + 4}Z`;
  }).join('');
  return `<path d="M${left} ${top}H${right}V${foot + 6}H${left}Z" fill="${panel}"/><path d="M${left} ${top}H${right}V${foot + 6}H${left}Z" fill="url(#front)"/>${fans}
<path d="${swags}" fill="${velvet}"/><path d="${swags}" fill="url(#swag)"/><path d="${swags}" fill="none" stroke="${metal}" stroke-width="1"/>
<path d="M${left - 8} ${top - 6}H${right + 8}V${top + 5}H${left - 8}Z" fill="url(#rail)" stroke="${shadow}" stroke-width=".8"/><path d="M${left - 8} ${top - 5}H${right + 8}" stroke="${light}" stroke-width="1"/>
<path d="M${left - 4} ${foot}H${right + 4}V${foot + 7}H${left - 4}Z" fill="url(#rail)" stroke="${shadow}" stroke-width=".8"/>`;
}

function pilaster(x: number, height: number, { light, metal, shadow, ink }: BalconyPaint): string {
  const flutes = [5, 11, 17].map((at) => `M${x + at} 74V${height}`).join('');
  return `<path d="M${x} 66H${x + PILASTER}V${height}H${x}Z" fill="url(#shaft)"/><path d="${flutes}" stroke="${ink}" stroke-width="2" opacity=".6"/>
<path d="M${x - 4} 56H${x + PILASTER + 4}V68H${x - 4}Z" fill="url(#rail)" stroke="${shadow}" stroke-width=".8"/><path d="M${x + 3} 46H${x + PILASTER - 3}V56H${x + 3}Z" fill="url(#rail)"/>
<circle cx="${x + PILASTER / 2}" cy="34" r="26" fill="url(#bulb)"/><circle cx="${x + PILASTER / 2}" cy="36" r="9" fill="${light}" stroke="${metal}" stroke-width="1.4"/>`;
}

/** A box of the theatre behind its steps: gable with bulbs, curtains, the jewel, the parapet, two lamps. */
export function balconySvg(paint: BalconyPaint, { width, height }: Size): string {
  const { ink, panel, velvet, light, metal, dark, shadow } = paint;
  const middle = width / 2;
  const plaque = namePlaque({ width, height });
  const gem = 33;
  return svgImage(
    { x: 0, y: 0, width, height },
    `<defs>${linearGradient('rail', metalRamp(paint))}${linearGradient(
      'shaft',
      [
        [0, shadow],
        [0.35, dark],
        [0.5, metal],
        [0.62, dark],
        [1, shadow],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${linearGradient('front', [
      [0, '#ffffff14'],
      [1, '#00000070'],
    ])}${linearGradient('swag', [
      [0, '#00000066'],
      [0.5, '#ffffff22'],
      [1, '#00000044'],
    ])}${linearGradient(
      'foldL',
      [
        [0, '#00000099'],
        [0.5, '#ffffff26'],
        [1, '#000000aa'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${linearGradient(
      'foldR',
      [
        [0, '#000000aa'],
        [0.5, '#ffffff26'],
        [1, '#00000099'],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${linearGradient('wall', [
      [0, panel],
      [1, ink],
    ])}${gemPaints(paint)}
<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="${middle}" cy="84" r="${width * 0.42}"><stop offset="0" stop-color="${light}" stop-opacity=".55"/><stop offset=".3" stop-color="${velvet}" stop-opacity=".55"/><stop offset="1" stop-color="${velvet}" stop-opacity="0"/></radialGradient>
<radialGradient id="bulb"><stop offset="0" stop-color="${light}" stop-opacity=".8"/><stop offset=".4" stop-color="${metal}" stop-opacity=".3"/><stop offset="1" stop-color="${metal}" stop-opacity="0"/></radialGradient>
<clipPath id="niche"><path d="${gable(width, height, 8)}"/></clipPath></defs>
<path d="M8 190H${width - 8}V${height}H8Z" fill="url(#wall)"/>
<path d="${gable(width, height, 0)}" fill="${ink}"/>
<g clip-path="url(#niche)"><path d="M0 0H${width}V${height}H0Z" fill="${panel}"/><path d="M0 0H${width}V${height}H0Z" fill="url(#glow)"/>
<path d="${rays(middle, 78, width * 0.5, 34)}" fill="${light}" opacity=".09"/>
${curtain(width, 150, -1, paint)}${curtain(width, 150, 1, paint)}
<path d="M0 190H${width}V${height}H0Z" fill="url(#wall)"/></g>
<path d="${gable(width, height, 1)}" fill="none" stroke="url(#rail)" stroke-width="3"/><path d="${gable(width, height, 9)}" fill="none" stroke="${dark}" stroke-width="1"/>
${bulbsAlong(gableBulbs(width), paint)}
<circle cx="${middle}" cy="78" r="${gem + 22}" fill="url(#bulb)"/><circle cx="${middle}" cy="78" r="${gem + 11}" fill="${ink}" opacity=".55"/><circle cx="${middle}" cy="78" r="${gem + 11}" fill="none" stroke="url(#rail)" stroke-width="3"/>
${gemAt(middle, 78, gem, paint)}
${parapet(width, paint)}${pilaster(0, height, paint)}${pilaster(width - PILASTER, height, paint)}
<path d="${steppedPath(plaque, 4, 2)}" fill="${ink}" stroke="url(#rail)" stroke-width="2"/><path d="${steppedPath({ x: plaque.x + 4, y: plaque.y + 4, width: plaque.width - 8, height: plaque.height - 8 }, 3, 2)}" fill="none" stroke="${dark}" stroke-width=".8"/>`,
  );
}
