import {
  cordPath,
  type DecorationRoom,
  drawEach,
  pointOnCord,
  radialGradientSvg,
  type Spot,
  toOneDecimal,
} from './decoration-parts.ts';

const CLOTHS = ['#E0243A', '#FFCF4A', '#1FA96B', '#3C8CF0', '#F4ECDD', '#C04AE0'];
/** Flags are about so far apart. */
const PITCH = 17;

/** Flags from the crest to a pole at either corner, a second string along the frame, lanterns at the poles. */
export function fiestaDecoration({ paint, width, crest }: DecorationRoom): string {
  const brass = paint.metal('#E9BF6A');
  const dark = paint.metal('#6B4416');
  const middle = width / 2;
  const poles: readonly [Spot, 1 | -1][] = [
    [{ x: 9, y: -29 }, -1],
    [{ x: width - 9, y: -29 }, 1],
  ];
  return [
    `<defs>${radialGradientSvg('glow', [0, '#FFE7A6', 0.8], [1, '#FF8A3C', 0])}<linearGradient id="paper" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#8A0F1C"/><stop offset=".35" stop-color="#FF8A4C"/><stop offset=".6" stop-color="#F0502E"/><stop offset="1" stop-color="#7A0C18"/></linearGradient></defs>`,
    ...poles.map(([{ x, y }]) => drawPole(x, y, brass, dark)),
    ...poles.map(([top, side], index) =>
      drawFlags(top, { x: middle + side * (crest * 0.36), y: -17 }, 6, index * 2, dark),
    ),
    ...poles.map(([{ x }, side], index) =>
      drawFlags({ x, y: 0 }, { x: middle + side * 6, y: -1 }, 1.5, index * 3 + 1, dark, 0.82),
    ),
    ...poles.map(([{ x }]) => lantern({ x, y: 30 }, brass)),
  ].join('');
}

function drawPole(x: number, top: number, brass: string, dark: string): string {
  return `<path d="M${x - 2} ${top + 3}H${x + 2}V20H${x - 2}Z" fill="${brass}" stroke="${dark}" stroke-width=".7"/><path d="M${x + 0.6} ${top + 3}V20" stroke="${dark}" stroke-width="1" opacity=".5"/><circle cx="${x}" cy="${top}" r="4" fill="${brass}" stroke="${dark}" stroke-width=".8"/><circle cx="${x - 1.2}" cy="${top - 1.2}" r="1.2" fill="#FFFBE6"/>`;
}

/** A string with flags of cloth, each a little turned by the air. */
function drawFlags(from: Spot, to: Spot, sag: number, first: number, line: string, size = 1): string {
  const count = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / PITCH));
  const cloths = drawEach(count, (index) => {
    const { x, y } = pointOnCord(from, to, sag, (index + 0.5) / count);
    const fill = CLOTHS[(index + first) % CLOTHS.length];
    const lean = ((index * 37) % 17) - 8;
    return `<g transform="translate(${toOneDecimal(x)} ${toOneDecimal(y)}) rotate(${lean}) scale(${size})"><path d="M-6.4 0H6.4V14L0 10.4L-6.4 14Z" fill="${fill}" stroke="#2B0C06" stroke-opacity=".45" stroke-width=".7"/><path d="M1.5 0H6.4V14L1.5 11.2Z" fill="#000" opacity=".16"/><path d="M-6.4 0H6.4V2.2H-6.4Z" fill="#fff" opacity=".35"/></g>`;
  });
  return `<path d="${cordPath(from, to, sag)}" fill="none" stroke="${line}" stroke-width="1.2"/>${cloths}`;
}

/** A paper lantern with its light, hung down the frame's side. */
function lantern({ x, y }: Spot, brass: string): string {
  const ribs = [-8, -4, 0, 4, 8]
    .map((dy) => {
      const half = 11.5 * Math.sqrt(1 - (dy / 15) ** 2);
      return `M${toOneDecimal(x - half)} ${y + dy}Q${x} ${toOneDecimal(y + dy + 3)} ${toOneDecimal(x + half)} ${y + dy}`;
    })
    .join('');
  return `<path d="M${x} 18V${y - 13}" stroke="${brass}" stroke-width="1"/><circle cx="${x}" cy="${y}" r="26" fill="url(#glow)"/><ellipse cx="${x}" cy="${y}" rx="11.5" ry="13" fill="url(#paper)"/><path d="${ribs}" fill="none" stroke="#FFD98A" stroke-width=".8" opacity=".85"/><path d="M${x - 5} ${y - 14}H${x + 5}V${y - 11}H${x - 5}ZM${x - 5} ${y + 11}H${x + 5}V${y + 14}H${x - 5}Z" fill="${brass}"/><path d="M${x - 2.4} ${y + 14}V${y + 25}M${x} ${y + 14}V${y + 28}M${x + 2.4} ${y + 14}V${y + 25}" stroke="#FFCF4A" stroke-width="1.1"/>`;
}
