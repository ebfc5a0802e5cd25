import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around, softRays } from '../parts/burst.ts';
import { brilliant } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, metal, round } from '../parts/paint.ts';
import { coin } from '../parts/props.ts';
import { bulb, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, coinHeap, greatFan, lamp, podium } from '../parts/theatre.ts';

/** Four pots as four jewels on a stair of ruby, the crown of the draw above them in its ring of bulbs. */
export const activity: ActivityPicture = {
  slug: 'lucky-jackpot',
  layers: (pen) => {
    const x = 320;
    const y = 128;
    const jewel = (
      jx: number,
      jy: number,
      size: number,
      hues: readonly [string, string, string],
      glowHue: string,
    ): string => under(lamp(pen, glowHue, 0.8), brilliant(pen, jx, jy, size, hues));
    return [
      backdrop(pen, 'ruby', x, y, { count: 28, strength: 0.16 }),
      greatFan(x, 330, 300, ['#a3182c', '#5c0a18'], '#d89a50', { count: 17 }),
      podium(pen, x, 352, 600, { steps: 4, rise: 26, inset: 66, hues: ['#4a0a16', '#c2304a', '#24040a'] }),
      glow(pen, x, y, 230, '#ffb347', 0.55),
      under(
        lamp(pen, '#ff9a3c', 0.7),
        `<circle cx="${x}" cy="${y}" r="112" fill="${metal(pen, 'brass')}"/><circle cx="${x}" cy="${y}" r="106" fill="#3a1206"/><circle cx="${x}" cy="${y}" r="89" fill="${metal(pen, 'brass')}"/><circle cx="${x}" cy="${y}" r="84" fill="${round(
          pen,
          [
            [0, '#ff5a5f'],
            [60, '#a30d24'],
            [100, '#3a0410'],
          ],
        )}"/>`,
      ),
      softRays(pen, x, y, 84, 24, '#ffe7a6', 0.8),
      around(x, y, 97.5, 26, (px, py, index) => bulb(pen, px, py, 5, index % 3 !== 1)),
      fluent('crown', { x, y: y + 2, size: 142, filter: lamp(pen, '#ffcf6b', 0.7) }),
      jewel(92, 284, 84, ['#e2ffee', '#3fd08c', '#0c7a4c'], '#5fffc0'),
      jewel(200, 252, 92, ['#eafcff', '#5cc3f2', '#1763b5'], '#7fd0ff'),
      jewel(440, 252, 92, ['#f6e2ff', '#b05af0', '#5a189c'], '#d08aff'),
      jewel(548, 284, 84, ['#ffe6e6', '#ff5a6a', '#a30d2a'], '#ff8a8a'),
      coinHeap(pen, x, 272, 170, 14, 24),
      coin(pen, 264, 330, 30, { tilt: 0.5, turn: -8 }),
      coin(pen, 384, 332, 32, { tilt: 0.5, turn: 10 }),
      sparks(pen, 12, { x: 60, y: 40, width: 520, height: 220 }, 10),
    ];
  },
};
