import { inkFloor, jewelGround } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { relief, rim, under } from '../parts/light.ts';
import { across, glow, linear } from '../parts/paint.ts';
import { n, type Pen } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { coin } from '../parts/props.ts';
import { cloud, curledWaves, wave } from '../parts/scenery.ts';
import { rain } from '../parts/sparkle.ts';
import { engraved, fluent } from '../parts/symbol.ts';

/** An arm that rises from (x, y), leans by `lean` and curls at its tip. */
function tentacle(pen: Pen, x: number, y: number, height: number, girth: number, lean: number): string {
  const steps = 64;
  const spine = Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    const straight = 0.62;
    if (share < straight) {
      const u = share / straight;
      return { x: x + lean * Math.sin(u * 1.5) * 60 * u, y: y - height * u, w: girth * (1 - share * 0.72) };
    }
    const u = (share - straight) / (1 - straight);
    const angle = u * Math.PI * 1.9;
    const radius = girth * (1.5 - u * 0.9);
    const top = x + lean * Math.sin(1.5) * 60;
    return {
      x: top - lean * girth * 1.5 + lean * radius * Math.cos(angle),
      y: y - height - radius * Math.sin(angle),
      w: girth * (1 - share * 0.72),
    };
  });
  const left: string[] = [];
  const right: string[] = [];
  let suckers = '';
  spine.forEach((at, index) => {
    const before = spine[Math.max(0, index - 1)] ?? at;
    const after = spine[Math.min(steps, index + 1)] ?? at;
    const normal = Math.atan2(after.y - before.y, after.x - before.x) + Math.PI / 2;
    const [dx, dy] = [Math.cos(normal) * at.w, Math.sin(normal) * at.w];
    left.push(`${n(at.x + dx)} ${n(at.y + dy)}`);
    right.unshift(`${n(at.x - dx)} ${n(at.y - dy)}`);
    if (index % 3 === 0 && index < steps - 3)
      suckers += `<circle cx="${n(at.x - lean * dx * 0.5)}" cy="${n(at.y - lean * dy * 0.5)}" r="${n(at.w * 0.3)}" fill="#ffd9c2" stroke="#a83a4a" stroke-width="1.2"/>`;
  });
  const skin = across(
    pen,
    [
      [0, '#ff8a5e'],
      [50, '#b32a4a'],
      [100, '#4d0f3a'],
    ],
    [150, 40],
    [150, 330],
  );
  return `<path d="M${left.join('L')}L${right.join('L')}Z" fill="${skin}"/>${suckers}`;
}

/** A storm: the ship small and bright in the middle, one great arm before it, others around. */
export const poster: Poster = {
  slug: 'krakens-hoard',
  layers: (pen) => {
    const arm = rim(pen, { rim: '#ffd9c2', glow: '#ff5a4a', glowStrength: 0.35, glowSize: 9 });
    const gold = rim(pen, { rim: '#fff3c9', glow: '#ffb347', glowSize: 6 });
    const storm = ['#174f66', '#1f6379'] as const;
    return [
      jewelGround(
        pen,
        [
          [0, '#a4ece4'],
          [24, '#2f93a4'],
          [60, '#0c3d5c'],
          [100, '#031322'],
        ],
        186,
        130,
        310,
      ),
      cloud(40, 46, 38, storm, '#8fd6dc'),
      cloud(262, 40, 34, storm, '#8fd6dc'),
      '<path d="M212 40L186 94L204 96L170 166L192 116L176 114L194 40Z" fill="#f4ffff"/>',
      glow(pen, 190, 96, 90, '#dffcff', 0.7),
      rain(pen, 70, { x: 0, y: 40, width: 300, height: 220 }),
      engraved(pen, 'caravel', 'ivory', {
        x: 166,
        y: 164,
        size: 168,
        turn: -7,
        filter: relief(pen, {
          glow: '#dffcff',
          glowStrength: 0.7,
          key: '#2b1404',
          light: '#fffbe6',
          bevel: 1.8,
        }),
      }),
      wave(228, '#0f5a74', '#9fe9ec'),
      under(arm, tentacle(pen, 252, 330, 186, 24, 1)),
      under(arm, tentacle(pen, 56, 340, 236, 31, -1)),
      curledWaves(268, '#0a3f58', '#bff2f2', 44),
      under(arm, tentacle(pen, 178, 350, 66, 14, 1)),
      curledWaves(306, '#062a3e', '#7fd6dc', 36, 14),
      under(
        gold,
        coin(pen, 116, 300, 18, { tilt: 0.8, turn: -14 }),
        coin(pen, 146, 310, 15, { tilt: 0.5 }),
        coin(pen, 230, 306, 17, { tilt: 0.7, turn: 12 }),
      ),
      fluent('old-key', { x: 266, y: 302, size: 48, turn: 12, filter: gold }),
      inkFloor(pen, 284, '#021018', 0.97),
      `<rect y="330" width="300" height="70" fill="${linear(pen, [
        [0, '#021018', 0],
        [100, '#021018', 0.6],
      ])}"/>`,
      lettering(pen, {
        text: 'Kraken’s',
        face: 'pirata-one',
        x: 142,
        y: 344,
        width: 226,
        cap: 46,
        fill: 'silver',
      }),
      lettering(pen, { text: 'Hoard', face: 'pirata-one', x: 166, y: 384, width: 190, cap: 42 }),
    ];
  },
};
