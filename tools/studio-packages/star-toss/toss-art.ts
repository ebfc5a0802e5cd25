import { around, fan, rays, rings, softRays } from '../../../assets/parts/burst.ts';
import { jewelGround } from '../../../assets/parts/ground.ts';
import { starPath } from '../../../assets/parts/jewels.ts';
import { relief, under } from '../../../assets/parts/light.ts';
import { glow, METALS, type Metal, metal, round } from '../../../assets/parts/paint.ts';
import { Pen } from '../../../assets/parts/pen.ts';
import { svgDocument } from '../../../assets/parts/poster.ts';
import { JEWELS } from '../../../assets/parts/theatre.ts';
import type { CoinMetal } from './toss-events.ts';

export const COIN_METALS = ['copper', 'silver', 'gold'] as const satisfies readonly CoinMetal[];

/** The metals of the poster kit that the coins are struck from. */
const STRUCK: Readonly<Record<CoinMetal, Metal>> = { copper: 'copper', silver: 'silver', gold: 'brass' };
const FIELDS: Readonly<Record<CoinMetal, readonly [string, string, string]>> = {
  copper: ['#ffd9b0', '#c77a42', '#6b2c10'],
  silver: ['#ffffff', '#b9c8d8', '#5c6d80'],
  gold: ['#fff6cc', '#eebc4a', '#8f5a12'],
};

/** A face of a coin on 240 × 240 units around its middle: a star in laurel rays on heads, a fan on tails. */
export function coinFace(pen: Pen, name: CoinMetal, side: 'heads' | 'tails'): string {
  const [light, mid, dark] = FIELDS[name];
  const field = round(
    pen,
    [
      [0, light],
      [55, mid],
      [100, dark],
    ],
    [0.36, 0.28],
  );
  const body = metal(pen, STRUCK[name], -24);
  const deep = METALS[STRUCK[name]].at(-1)?.[1] ?? dark;
  const beads = around(
    0,
    0,
    97,
    48,
    (x, y) => `<circle cx="${x}" cy="${y}" r="2.9" fill="${light}" stroke="${deep}" stroke-width=".7"/>`,
  );
  const emblem =
    side === 'heads'
      ? `${rays(0, 0, 84, 40, deep, 0.22)}<path d="${starPath(0, 0, 62, 27, 5)}" fill="${body}"/>`
      : `${[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${fan(0, 0, 80, { from: 228, to: 312, ribs: 5, colour: deep, width: 3.4, opacity: 0.85 })}</g>`).join('')}<path d="${starPath(0, 0, 24, 14, 8)}" fill="${body}"/>`;
  return `<circle r="112" fill="${body}" stroke="${deep}" stroke-width="3"/><circle r="103" fill="${deep}" opacity=".55"/><circle r="101" fill="${body}"/>${beads}<circle r="89" fill="${field}" stroke="${deep}" stroke-width="2"/>${under(relief(pen, { glowStrength: 0, key: deep, keyWidth: 1, bevel: 2, height: 5 }), emblem)}<path d="M-78 -42A89 89 0 0 1 20 -86A100 100 0 0 0 -78 -42Z" fill="#fff" opacity=".4"/>`;
}

/** One face as a picture by itself. */
export function coinSvg(name: CoinMetal, side: 'heads' | 'tails'): string {
  const pen = new Pen(`${name}-${side}`);
  const face = `<g transform="translate(120 120)">${coinFace(pen, name, side)}</g>`;
  return svgDocument(240, 240, pen, face);
}

/** What stands behind the table: a ruby wall lit from the middle, its fan and its rings of brass. */
export function tossBackdrop(): string {
  const pen = new Pen('star-toss');
  return svgDocument(900, 900, pen, `<g transform="translate(300 250)">${tossGround(pen)}</g>`);
}

/** The same for the poster, around (150, 190) in its units. */
export function tossGround(pen: Pen): string {
  return [
    jewelGround(pen, JEWELS.ruby, 150, 190, 620).replace(
      'x="-300" y="-60" width="1100" height="560"',
      'x="-300" y="-250" width="900" height="900"',
    ),
    softRays(pen, 150, 190, 460, 36, '#ffd98a', 0.3, 5),
    fan(150, 190, 250, {
      from: 0,
      to: 360,
      ribs: 32,
      colour: '#ffcf7a',
      width: 1.4,
      opacity: 0.34,
      hinge: 0.5,
    }),
    fan(150, 190, 400, {
      from: 0,
      to: 360,
      ribs: 32,
      colour: '#e9bf6a',
      width: 1.2,
      opacity: 0.2,
      hinge: 0.66,
    }),
    rings(150, 190, [126, 132, 252, 258], '#ffe09a', 1.4, 0.5),
    glow(pen, 150, 190, 170, '#ffcf6b', 0.5),
  ].join('');
}
