import { around, rays } from './burst.ts';
import { glow, linear, METALS, metal, round } from './paint.ts';
import { n, type Pen, repeat } from './pen.ts';

/** The engine from the front, its lamp at (0, -92), the buffer beam at y = 74. */
export function engine(pen: Pen): string {
  const iron = linear(pen, [
    [0, '#8a6a72'],
    [40, '#3f2c36'],
    [100, '#160d14'],
  ]);
  const boiler = round(
    pen,
    [
      [0, '#6b4a52'],
      [70, '#2c1c26'],
      [100, '#120a10'],
    ],
    [0.36, 0.28],
  );
  const brass = metal(pen, 'brass');
  const sheen = linear(pen, METALS.brass, 90);
  const bars = repeat(11, (_, share) => {
    const top = -76 + 152 * share;
    const foot = -114 + 228 * share;
    return `<path d="M${n(top - 2)} 84H${n(top + 2)}L${n(foot + 3.6)} 140H${n(foot - 3.6)}Z" fill="${brass}"/>`;
  });
  const cylinder = (x: number): string =>
    `<rect x="${x - 21}" y="14" width="42" height="54" rx="5" fill="${iron}" stroke="#e9bf6a" stroke-width="1.6"/><circle cx="${x}" cy="40" r="13" fill="${brass}" stroke="#3a1c05"/><circle cx="${x}" cy="40" r="5" fill="#3a1c05"/>`;
  const lantern = (x: number): string =>
    `${glow(pen, x, 2, 24, '#ff5a3a', 0.9)}<rect x="${x - 7}" y="-8" width="14" height="20" rx="3" fill="#d4172a" stroke="#ffdf93" stroke-width="1.6"/>`;
  return [
    `<path d="M-22 -64L-36 -140H36L22 -64Z" fill="${iron}"/><path d="M-46 -156H46L38 -134H-38Z" fill="${sheen}" stroke="#3a1c05"/><path d="M-34 -126H34" stroke="#f6cf7c" stroke-width="2.4"/>`,
    cylinder(-86),
    cylinder(86),
    `<circle r="78" fill="${boiler}"/><circle r="73" fill="none" stroke="${sheen}" stroke-width="7"/><circle r="56" fill="#1a1018" stroke="#e9bf6a" stroke-width="1.8"/>`,
    around(0, 0, 64, 20, (x, y) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#ffdf93"/>`),
    rays(0, 0, 52, 20, '#ffb35a', 0.18),
    `<circle r="33" fill="#7d0f1c" stroke="${sheen}" stroke-width="5"/><path d="M-12 8L0 -22L12 8L-20 -10H20Z" fill="#ffe7a6"/>`,
    `<rect x="-122" y="66" width="244" height="22" rx="3" fill="#a3161f" stroke="#ffdf93" stroke-width="1.8"/>`,
    repeat(8, (_, share) => `<circle cx="${n(-108 + 216 * share)}" cy="77" r="3.2" fill="#ffdf93"/>`),
    '<path d="M-78 86H78L118 142H-118Z" fill="#2a1418"/>',
    bars,
    lantern(-112),
    lantern(112),
  ].join('');
}
