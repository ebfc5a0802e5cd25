import { around, rays } from '../parts/burst.ts';
import { inkFloor, jewelGround } from '../parts/ground.ts';
import { cabochon } from '../parts/jewels.ts';
import { lettering } from '../parts/lettering.ts';
import { faded, rim, under } from '../parts/light.ts';
import { linear, METALS, metal } from '../parts/paint.ts';
import { n, type Pen, polar, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { festoon } from '../parts/stagecraft.ts';

/** A great wheel in line and light, its hub at (x, y). */
function greatWheel(pen: Pen, x: number, y: number, radius: number): string {
  const spokes = repeat(18, (index) => {
    const [ax, ay] = polar(x, y, radius, index * 20);
    return `<path d="M${x} ${y}L${n(ax)} ${n(ay)}" stroke="#ffcf8a" stroke-width="1.3"/>`;
  });
  const hoop = [1, 0.88, 0.3]
    .map(
      (share) =>
        `<circle cx="${x}" cy="${y}" r="${n(radius * share)}" fill="none" stroke="#ffcf8a" stroke-width="2"/>`,
    )
    .join('');
  const cabins = around(
    x,
    y,
    radius,
    9,
    (cx, cy, index) =>
      `<path d="M${cx - 9} ${cy + 4}H${cx + 9}L${cx + 6} ${cy + 19}H${cx - 6}Z" fill="${index % 2 ? '#c21d30' : '#1f6fb8'}" stroke="#ffe7a6" stroke-width="1"/>`,
  );
  return (
    spokes +
    hoop +
    cabins +
    around(x, y, radius * 0.94, 36, (cx, cy, index) => bulb(pen, cx, cy, 2.2, index % 2 === 0))
  );
}

/** The ringmaster's things: a silk hat on a cane, a ruby in its band. The middle of the brim is (0, 0). */
function silkHat(pen: Pen): string {
  const silk = linear(
    pen,
    [
      [0, '#150a24'],
      [20, '#6a4a9c'],
      [34, '#24123c'],
      [70, '#3a2160'],
      [100, '#0a0414'],
    ],
    90,
  );
  const band = linear(pen, [
    [0, '#ff6a5c'],
    [50, '#c2182c'],
    [100, '#6b0616'],
  ]);
  return `<path d="M-66 -8C-70 -60 -80 -104 -84 -128Q0 -150 84 -128C80 -104 70 -60 66 -8Z" fill="${silk}" stroke="#0a0414" stroke-width="3"/><ellipse cy="-129" rx="84" ry="17" fill="#3a2160" stroke="#8a6ac0" stroke-width="1.6"/><path d="M-70 -42Q0 -18 70 -42L66 -6Q0 20 -66 -6Z" fill="${band}" stroke="#ffe09a" stroke-width="2.4"/><path d="M-122 -16C-112 4 -70 -6 -66 -10Q0 18 66 -10C70 -6 112 4 122 -16C130 14 60 34 0 34S-130 14 -122 -16Z" fill="${silk}" stroke="#8a6ac0" stroke-width="2"/>${cabochon(pen, 0, -10, 12, ['#8fd6ff', '#0f4f9c'])}`;
}

/** Night fair: the hat tilted over a cane in front, the great wheel behind it to the left. */
export const poster: Poster = {
  slug: 'carnival-royale',
  layers: (pen) => {
    const stripes = repeat(
      9,
      (index) => `<path d="M150 -90L${-45 + index * 44} 64H${-23 + index * 44}Z" fill="#c2182c"/>`,
    );
    const scallop = repeat(
      14,
      (index) =>
        `<path d="M${-8 + index * 22.6} 62h22.6v7a11.3 13 0 0 1 -22.6 0Z" fill="${index % 2 ? '#c2182c' : '#fbe9c4'}" stroke="#8a5a18" stroke-width=".8"/>`,
    );
    return [
      jewelGround(
        pen,
        [
          [0, '#ff9a5c'],
          [26, '#c2327a'],
          [62, '#4a1470'],
          [100, '#12042c'],
        ],
        190,
        210,
        310,
      ),
      rays(200, 220, 420, 30, '#ffd9a0', 0.16),
      faded(0.92, greatWheel(pen, 96, 196, 108)),
      `<path d="M-20 -10H320V64H-20Z" fill="#fbe9c4"/>${stripes}<path d="M0 64H300" stroke="#8a5a18" stroke-width="2"/>${scallop}`,
      festoon(pen, [0, 84], [300, 84], 14, 15),
      under(
        rim(pen, { rim: '#fff3c9', glow: '#ff5aa8', glowStrength: 0.7, glowSize: 12 }),
        `<path d="M106 300L252 132" stroke="#1a0a24" stroke-width="13" stroke-linecap="round"/><path d="M106 300L252 132" stroke="${linear(pen, METALS.brass, 45)}" stroke-width="8" stroke-linecap="round"/><circle cx="256" cy="127" r="17" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/>`,
        `<g transform="translate(174 246) rotate(-13)">${silkHat(pen)}</g>`,
      ),
      repeat(
        26,
        (index) =>
          `<rect x="${n(pen.between(20, 280))}" y="${n(pen.between(100, 290))}" width="7" height="3.6" fill="${['#ffd36b', '#5fe0ff', '#ff7ab0', '#8dffc4'][index % 4]}" transform="rotate(${n(pen.between(0, 180))} 150 200)" opacity=".9"/>`,
      ),
      sparks(pen, 10, { x: 60, y: 100, width: 220, height: 150 }, 8),
      inkFloor(pen, 272, '#10032a', 0.97),
      lettering(pen, {
        text: 'CARNIVAL',
        face: 'alfa-slab-one',
        x: 150,
        y: 340,
        width: 252,
        cap: 36,
        fill: 'fire',
        key: '#2a0420',
        bend: { kind: 'bulge', by: 0.22 },
      }),
      lettering(pen, {
        text: 'ROYALE',
        face: 'alfa-slab-one',
        x: 150,
        y: 380,
        width: 180,
        cap: 26,
        spacing: 0.08,
        key: '#2a0420',
      }),
    ];
  },
};
