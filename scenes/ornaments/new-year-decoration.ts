import {
  type DecorationRoom,
  drawEach,
  foldedStar,
  radialGradientSvg,
  type Spot,
  seededRandom,
  toOneDecimal,
} from './decoration-parts.ts';

const CONFETTI = ['#FFE9B0', '#ECC470', '#FF9FB0', '#8FE0FF'];

/** Fireworks fanned out behind the crest, streamers of gold down the frame's sides. */
export function newYearDecoration({ paint, width, crest }: DecorationRoom): string {
  const gold = (colour: string) => paint.metal(colour);
  const middle = width / 2;
  const room = middle - crest / 2;
  const bursts: readonly (readonly [Spot, number, string])[] = [-1, 1].flatMap((side) => [
    [{ x: middle + side * (crest * 0.5 + Math.min(28, room * 0.34)), y: -15 }, 24, '#FFD98A'],
    [{ x: middle + side * (crest * 0.5 + room * 0.78), y: -8 }, 19, side < 0 ? '#FF9FB0' : '#8FE0FF'],
  ]);
  return [
    `<defs>${radialGradientSvg('flash', [0, '#FFF4CC', 0.85], [0.4, '#FFC45A', 0.35], [1, '#FF9A2E', 0])}<linearGradient id="ribbon" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="${gold('#8A5F1C')}"/><stop offset=".45" stop-color="${gold('#FFF3C9')}"/><stop offset="1" stop-color="${gold('#C9962F')}"/></linearGradient><clipPath id="behind"><path d="${behindCrest(width, crest)}"/></clipPath></defs>`,
    `<g clip-path="url(#behind)">${fan(middle, crest)}${bursts.map(([at, radius, colour]) => burst(at, radius, colour)).join('')}</g>`,
    drawTinsel(width, gold('#FFE7A6'), gold('#A8741F')),
    drawStreamer(3, 1),
    drawStreamer(width - 3, -1),
    ...[
      { x: 14, y: 10 },
      { x: width - 14, y: 10 },
    ].map((at) => drawRosette(at, gold)),
    flecks(width),
  ].join('');
}

/** The room over the frame without the crest: its steps, and the fan on them. */
function behindCrest(width: number, crest: number): string {
  const middle = width / 2;
  const [low, high, fanHalf] = [crest * 0.5, crest * 0.36, 38];
  return `M-12 -34H${width + 12}V0H${middle + low}V-7H${middle + high}V-18H${middle + fanHalf}A46 35 0 0 0 ${middle - fanHalf} -18H${middle - high}V-7H${middle - low}V0H-12Z`;
}

/** Rays that shoot out from behind the crest, each with a spark at its end. */
function fan(middle: number, crest: number): string {
  return drawEach(18, (index) => {
    const angle = Math.PI * (1.035 + (index / 17) * 0.93);
    const isLong = index % 2 === 0;
    const [from, to] = [crest * 0.2, crest * (isLong ? 0.6 : 0.5)];
    const at = (radius: number) =>
      `${toOneDecimal(middle + Math.cos(angle) * radius)} ${toOneDecimal(2 + Math.sin(angle) * radius * 0.56)}`;
    const [x = '', y = ''] = at(to).split(' ');
    // Where the crest's own fan stands there is no room to be seen.
    return Math.abs(Math.cos(angle)) < 0.5
      ? ''
      : `<path d="M${at(from)}L${at(to)}" stroke="#FFD98A" stroke-width="${isLong ? 1.6 : 1}" stroke-linecap="round" stroke-dasharray="${isLong ? '14 3 6 3' : '8 4'}" opacity=".85"/><circle cx="${x}" cy="${y}" r="${isLong ? 1.7 : 1.2}" fill="#FFFBE6"/>`;
  });
}

function burst({ x, y }: Spot, radius: number, colour: string): string {
  const rays = drawEach(16, (index) => {
    const angle = (index * Math.PI) / 8 + 0.1;
    const reach = radius * (index % 2 ? 0.72 : 1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `<path d="M${toOneDecimal(x + cos * radius * 0.26)} ${toOneDecimal(y + sin * radius * 0.26)}L${toOneDecimal(x + cos * reach)} ${toOneDecimal(y + sin * reach)}"/>`;
  });
  const sparks = drawEach(16, (index) => {
    const angle = (index * Math.PI) / 8 + 0.1;
    const reach = radius * (index % 2 ? 0.8 : 1.08);
    return `<circle cx="${toOneDecimal(x + Math.cos(angle) * reach)}" cy="${toOneDecimal(y + Math.sin(angle) * reach)}" r="1.1" fill="#FFFBE6"/>`;
  });
  return `<circle cx="${toOneDecimal(x)}" cy="${toOneDecimal(y)}" r="${radius}" fill="url(#flash)"/><g stroke="${colour}" stroke-width="1.5" stroke-linecap="round">${rays}</g>${sparks}`;
}

/** Loops of tinsel along the frame's upper edge. */
function drawTinsel(width: number, light: string, dark: string): string {
  const count = Math.round((width - 56) / 46);
  const step = (width - 56) / count;
  const loops = (drop: number) =>
    `M28 3${drawEach(count, () => `q${toOneDecimal(step / 2)} ${drop} ${toOneDecimal(step)} 0`)}`;
  const stars = drawEach(count - 1, (index) => {
    const [lit, shaded] = foldedStar({ x: 28 + (index + 1) * step, y: 4 }, 5.4, 2.2, 5);
    return `<path d="${lit}" fill="${light}"/><path d="${shaded}" fill="${dark}"/>`;
  });
  return `<path d="${loops(17)}" fill="none" stroke="${dark}" stroke-width="3.4" opacity=".9"/><path d="${loops(17)}" fill="none" stroke="${light}" stroke-width="2.2" stroke-dasharray="1.6 1.5"/><path d="${loops(11)}" fill="none" stroke="${light}" stroke-width=".9" opacity=".7"/>${stars}`;
}

/** A paper ribbon that curls down one side; its turns get smaller. */
function drawStreamer(x: number, side: 1 | -1): string {
  const turns = [15, 14, 13, 12, 10, 8];
  const curl = (sway: number, start: number) =>
    `M${toOneDecimal(x)} ${start}${turns.map((drop, index) => `q${toOneDecimal(side * (index % 2 ? sway : -sway))} ${toOneDecimal(drop / 2)} 0 ${drop}`).join('')}`;
  return `<path d="${curl(15, 16)}" fill="none" stroke="#3A1C05" stroke-width="5.4" stroke-linecap="round" opacity=".55"/><path d="${curl(15, 15)}" fill="none" stroke="url(#ribbon)" stroke-width="4.2" stroke-linecap="round"/><path d="${curl(-12, 18)}" fill="none" stroke="#FFF4CC" stroke-width="1.8" stroke-linecap="round" opacity=".85"/>`;
}

/** A folded rosette of gold that holds a streamer at its corner. */
function drawRosette({ x, y }: Spot, gold: (colour: string) => string): string {
  const [lit, shaded] = foldedStar({ x, y }, 17, 12.5, 16);
  const [tip, fold] = foldedStar({ x, y }, 8, 3.4, 5);
  return `<circle cx="${x}" cy="${y}" r="24" fill="url(#flash)"/><path d="${lit}" fill="${gold('#FFE7A6')}"/><path d="${shaded}" fill="${gold('#A8741F')}"/><circle cx="${x}" cy="${y}" r="9.6" fill="#7A0F2A" stroke="${gold('#FFE7A6')}" stroke-width="1.4"/><path d="${tip}" fill="#FFFBE6"/><path d="${fold}" fill="${gold('#E9BF6A')}"/>`;
}

function flecks(width: number): string {
  const random = seededRandom(7);
  return drawEach(Math.round(width / 18), (index) => {
    const x = random() * width;
    const [y, turn] = [-32 + random() * 28, random() * 90];
    return Math.abs(x - width / 2) < 60
      ? ''
      : `<rect x="${toOneDecimal(x)}" y="${toOneDecimal(y)}" width="3.4" height="1.8" fill="${CONFETTI[index % CONFETTI.length]}" transform="rotate(${toOneDecimal(turn)} ${toOneDecimal(x)} ${toOneDecimal(y)})"/>`;
  });
}
