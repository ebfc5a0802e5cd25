import { mixColours } from './mix-colours.ts';

/** Colours of one VIP theme. */
export interface VipPaint {
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

interface Tower {
  /** Its outer edge from the scene's edge, its width and its top, all in CSS pixels. */
  readonly from: number;
  readonly width: number;
  readonly top: number;
  readonly isFar: boolean;
}

/** Each setback narrows a tower and rises over the one below: shares of its width and of a floor. */
const SETBACKS = [
  { share: 1, rise: 0 },
  { share: 0.72, rise: 38 },
  { share: 0.36, rise: 70 },
] as const;

/** A stepped tower with fluted walls, from its top to below the scene. */
function towerAt(
  { width, top, isFar }: Tower,
  left: number,
  foot: number,
  scale: number,
  paint: VipPaint,
): string {
  const { velvet, ink, metal, light } = paint;
  const face = mixColours(ink, velvet, isFar ? 0.5 : 0.26);
  const blocks = SETBACKS.map(({ share, rise }) => {
    const wide = width * share;
    return { x: left + (width - wide) / 2, width: wide, y: top - rise * scale };
  });
  const walls = blocks
    .toReversed()
    .map(
      ({ x, width: wide, y }) =>
        `<path d="M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}V${foot}h${(-wide).toFixed(1)}Z" fill="${face}"/><path d="M${x.toFixed(1)} ${y.toFixed(1)}h${wide.toFixed(1)}" stroke="${light}" stroke-width="1.6" opacity="${isFar ? 0.4 : 0.75}"/>`,
    )
    .join('');
  const gap = Math.max(8, 13 * scale);
  const flutes = Array.from({ length: Math.max(0, Math.floor((width - gap) / gap)) }, (_, index) => {
    const x = left + gap * (index + 1);
    return `M${x.toFixed(1)} ${(top + 10 * scale).toFixed(1)}V${foot}`;
  }).join('');
  return `${walls}<path d="${flutes}" stroke="${metal}" stroke-width="1.1" opacity="${isFar ? 0.16 : 0.26}"/>`;
}

/** Tops of the near towers from the road outward, and of the far ones between them and the road, as shares of the height. */
const NEAR_TOPS = [0.6, 0.54, 0.63, 0.51] as const;
const FAR_TOWERS = [
  { from: 0.98, width: 0.8, top: 0.655 },
  { from: 1.62, width: 0.66, top: 0.73 },
] as const;

/** The city on either side of the road: near and high at the edges, lower and paler towards it. */
export function towersSvg(
  { width, height, column }: { width: number; height: number; column: number },
  paint: VipPaint,
): string {
  const scale = height / 560;
  const near = 86 * scale;
  // The innermost near tower's outer edge; on a phone the window cuts it.
  const inner = Math.max(-near * 0.3, width / 2 - column * 0.5 - near * 0.35);
  const towers: Tower[] = FAR_TOWERS.toReversed().map(({ from, width: share, top }) => ({
    from: inner + near * from,
    width: near * share,
    top: height * top,
    isFar: true,
  }));
  for (let from = inner, index = 0; from > -near; from -= near * 0.96, index += 1)
    towers.push({
      from,
      width: near,
      top: height * (NEAR_TOPS[index % NEAR_TOPS.length] ?? 0.6),
      isFar: false,
    });
  return towers
    .map(
      (tower) =>
        towerAt(tower, tower.from, height, scale, paint) +
        towerAt(tower, width - tower.from - tower.width, height, scale, paint),
    )
    .join('');
}
