import {
  type DecorationRoom,
  drawEach,
  foldedStar,
  pointOnCord,
  radialGradientSvg,
  type Spot,
  seededRandom,
  starPath,
  toOneDecimal,
} from './decoration-parts.ts';

/** A swag of the garland is about so wide. */
const SWAG = 92;
const SAG = 6;
const NEEDLES = ['#0B4A30', '#167A4B', '#3FB078'];

/** Pine, warm bulbs and star lanterns along the marquee, snow on its ledges. */
export function christmasDecoration({ paint, width, crest }: DecorationRoom): string {
  const brass = paint.metal('#E9BF6A');
  const middle = width / 2;
  const corner = 20;
  const count = Math.max(2, Math.round((width / 2 - corner) / SWAG)) * 2;
  const hook = (index: number): Spot => ({
    x: corner + ((width - 2 * corner) * index) / count,
    y: 3,
  });
  const swags = Array.from({ length: count }, (_, index) => [hook(index), hook(index + 1)] as const);
  const joints = Array.from({ length: count - 1 }, (_, index) => hook(index + 1));
  const lanterns: readonly Spot[] = [
    { x: 12, y: 14 },
    { x: width - 12, y: 14 },
  ];
  return [
    `<defs>${radialGradientSvg('warm', [0, '#FFF3C9', 0.95], [0.35, '#FFC45A', 0.55], [1, '#FF9A2E', 0])}${radialGradientSvg('halo', [0, '#FFD98A', 0.7], [1, '#FF8A3C', 0])}${radialGradientSvg('snow', [0, '#FFFFFF'], [1, '#CFE3F2'])}</defs>`,
    ledges(middle, crest),
    ...swags.map(([from, to], index) => drawPine(from, to, index)),
    ...swags.map(([from, to], index) => lamps(from, to, index)),
    joints.map((joint, index) => (index % 2 === 0 ? smallStar(joint, brass) : drawBerries(joint))).join(''),
    ...lanterns.map((at, index) => drawParol(at, index === 0 ? -1 : 1, brass)),
    flakes(width),
  ].join('');
}

/** Needles along a swag, the darkest below. */
function drawPine(from: Spot, to: Spot, seed: number): string {
  const random = seededRandom(seed * 97 + 11);
  const length = Math.abs(to.x - from.x);
  return NEEDLES.map((colour, layer) => {
    const count = Math.round(length / (layer === 2 ? 2.6 : 1.5));
    const path = drawEach(count, (_, share) => {
      const { x, y } = pointOnCord(from, to, SAG, share);
      const angle = random() * Math.PI * 2;
      const reach = 3.6 + random() * 3;
      const start = (random() - 0.5) * 4;
      return `M${toOneDecimal(x)} ${toOneDecimal(y + start)}l${toOneDecimal(Math.cos(angle) * reach)} ${toOneDecimal(Math.sin(angle) * reach * 0.8)}`;
    });
    return `<path d="${path}" stroke="${colour}" stroke-width="${layer === 2 ? 0.9 : 1.5}" stroke-linecap="round" fill="none"/>`;
  }).join('');
}

const BULBS = ['#FFE7A6', '#FF7A5C', '#FFE7A6', '#FFC45A'];

function lamps(from: Spot, to: Spot, seed: number): string {
  const count = Math.round(Math.abs(to.x - from.x) / 17);
  return drawEach(count, (index) => {
    const { x, y } = pointOnCord(from, to, SAG + 1.5, (index + 0.5) / count);
    const at = `cx="${toOneDecimal(x)}" cy="${toOneDecimal(y + (index % 2 ? 2 : -1))}"`;
    return `<circle ${at} r="7" fill="url(#warm)"/><circle ${at} r="2.1" fill="${BULBS[(index + seed) % BULBS.length]}" stroke="#7A3A0C" stroke-width=".5"/>`;
  });
}

function smallStar(at: Spot, brass: string): string {
  const [lit, shaded] = foldedStar({ x: at.x, y: at.y + 3 }, 8.5, 3.6, 5);
  return `<circle cx="${toOneDecimal(at.x)}" cy="${toOneDecimal(at.y + 3)}" r="12" fill="url(#halo)"/><path d="${lit}" fill="#FFF3C0"/><path d="${shaded}" fill="#E08A2A"/><path d="${starPath({ x: at.x, y: at.y + 3 }, 8.5, 3.6, 5)}" fill="none" stroke="${brass}" stroke-width=".7"/>`;
}

function drawBerries({ x, y }: Spot): string {
  const leaf = (side: 1 | -1) =>
    `<path d="M${toOneDecimal(x)} ${toOneDecimal(y + 2)}q${side * 5} -7 ${side * 12} -3q${side * -3} 7 ${side * -12} 3Z" fill="#1F8A57" stroke="#06301E" stroke-width=".6"/>`;
  const berry = (dx: number, dy: number) =>
    `<circle cx="${toOneDecimal(x + dx)}" cy="${toOneDecimal(y + dy)}" r="2.7" fill="#D4182E" stroke="#5C0612" stroke-width=".6"/><circle cx="${toOneDecimal(x + dx - 0.8)}" cy="${toOneDecimal(y + dy - 0.9)}" r=".8" fill="#FFD0CC"/>`;
  return leaf(1) + leaf(-1) + berry(-2.6, 4) + berry(2.6, 4) + berry(0, 0.4);
}

/** A star lantern at a corner of the frame, its tails down the frame's side. */
function drawParol(at: Spot, side: 1 | -1, brass: string): string {
  const hues = side < 0 ? (['#FFF0A8', '#E0402A'] as const) : (['#B8FFF0', '#12907E'] as const);
  const [lit, shaded] = foldedStar(at, 21, 8.8, 5);
  const tail = (dx: number) =>
    `<path d="M${toOneDecimal(at.x + dx)} ${toOneDecimal(at.y + 15)}v8" stroke="${brass}" stroke-width="1"/><path d="M${toOneDecimal(at.x + dx)} ${toOneDecimal(at.y + 22)}l3 7l-3 13l-3 -13Z" fill="${hues[1]}" stroke="${brass}" stroke-width=".7"/>`;
  const ring = drawEach(12, (index) => {
    const angle = (index * Math.PI) / 6;
    return `<circle cx="${toOneDecimal(at.x + Math.cos(angle) * 16.5)}" cy="${toOneDecimal(at.y + Math.sin(angle) * 16.5)}" r="1.3" fill="#FFF3C9"/>`;
  });
  return `<circle cx="${at.x}" cy="${at.y}" r="30" fill="url(#halo)"/>${tail(-7)}${tail(7)}<circle cx="${at.x}" cy="${at.y}" r="16.5" fill="#2B1408" fill-opacity=".72" stroke="${brass}" stroke-width="2.4"/>${ring}<path d="${lit}" fill="${hues[0]}"/><path d="${shaded}" fill="${hues[1]}"/><path d="${starPath(at, 21, 8.8, 5)}" fill="none" stroke="#FFF6D2" stroke-width="1" stroke-linejoin="round"/><circle cx="${at.x}" cy="${at.y}" r="3.6" fill="#FFF3C9" stroke="#C9762A" stroke-width="1"/>`;
}

/** A cushion of snow with an uneven lower edge. */
function cushion(from: number, to: number, y: number, seed: number): string {
  const random = seededRandom(seed);
  const count = Math.max(2, Math.round((to - from) / 11));
  const step = (to - from) / count;
  const drips = drawEach(
    count,
    () => `q${toOneDecimal(-step / 2)} ${toOneDecimal(3 + random() * 4)} ${toOneDecimal(-step)} 0`,
  );
  const rise = Math.min(5, (to - from) * 0.1);
  return `<path d="M${toOneDecimal(from)} ${y}q1 ${toOneDecimal(-rise)} ${toOneDecimal((to - from) / 2)} ${toOneDecimal(-rise)}T${toOneDecimal(to)} ${y}${drips}Z" fill="#F4FAFF" stroke="#9DBBD6" stroke-width=".5"/>`;
}

/** Snow on the steps below the crest's fan, and on the frame beside them. */
function ledges(middle: number, crest: number): string {
  const [low, high] = [crest * 0.5 - 3, crest * 0.36];
  return [-1, 1]
    .map((side) => {
      const between = (a: number, b: number, y: number, seed: number) =>
        cushion(
          Math.min(middle + side * a, middle + side * b),
          Math.max(middle + side * a, middle + side * b),
          y,
          seed,
        );
      return between(47, high - 1, -17.5, 5 + side) + between(high + 1, low, -6.5, 9 + side);
    })
    .join('');
}

/** A few flakes that hang in the air beside the crest. */
function flakes(width: number): string {
  const random = seededRandom(41);
  return drawEach(Math.round(width / 26), () => {
    const x = random() * width;
    const isBesideCrest = Math.abs(x - width / 2) > 64;
    return isBesideCrest
      ? `<circle cx="${toOneDecimal(x)}" cy="${toOneDecimal(-32 + random() * 28)}" r="${toOneDecimal(0.6 + random())}" fill="#FFFFFF" opacity="${toOneDecimal(0.4 + random() * 0.5)}"/>`
      : '';
  });
}
