import type { ActivityPicture } from '../parts/activity-picture.ts';
import { softRays } from '../parts/burst.ts';
import { brilliant, cabochon } from '../parts/jewels.ts';
import { under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { repeat } from '../parts/pen.ts';
import { coin } from '../parts/props.ts';
import { sparks } from '../parts/sparkle.ts';
import { column } from '../parts/stagecraft.ts';
import { backdrop, coinArc, coinHeap, lamp, shadow } from '../parts/theatre.ts';

/** A chest that fills: coins fall into it from above, jewels already lie on the heap. */
export const activity: ActivityPicture = {
  slug: 'accumulated-recharge',
  layers: (pen) => {
    const wood = linear(pen, [
      [0, '#a8602c'],
      [50, '#6b3416'],
      [100, '#2a1206'],
    ]);
    const band = metal(pen, 'brass');
    return [
      backdrop(pen, 'copper', 320, 120, { count: 30, strength: 0.2 }),
      ...([92, 548] as const).map((x) => column(pen, x, 56, 30, 318, ['#32160a', '#b8703a', '#ffcf8a'])),
      softRays(pen, 320, 210, 330, 34, '#fff0b0', 0.5),
      `<path d="M0 308H640V360H0Z" fill="#1c0a04"/>${repeat(9, (index) => `<path d="M${index * 80 - 20} 308h76v24h-76ZM${index * 80 - 60} 334h76v26h-76Z" fill="#3a1a0a" stroke="#6b3a1c" stroke-width="1.6"/>`)}`,
      shadow(pen, 320, 340, 210),
      under(
        lamp(pen, '#ffb347', 0.5),
        `<path d="M168 168C168 92 196 66 240 62H400C444 66 472 92 472 168L456 200H184Z" fill="${wood}" stroke="#1c0c04" stroke-width="3"/><path d="M186 160C188 104 210 84 246 80H394C430 84 452 104 454 160Z" fill="#1c0a06"/><path d="M232 62C204 74 196 110 196 176M408 62C436 74 444 110 444 176" fill="none" stroke="${band}" stroke-width="12"/>`,
      ),
      glow(pen, 320, 190, 170, '#ffe9a0', 0.85),
      coinArc(pen, [322, 22], [320, 168], 0, 6, 17),
      coinArc(pen, [268, 50], [286, 170], 0, 4, 15),
      coinArc(pen, [380, 42], [356, 170], 0, 4, 15),
      coinHeap(pen, 320, 218, 240, 26, 24),
      under(
        lamp(pen, '#ffcf4a', 0.4, 0.7),
        brilliant(pen, 252, 184, 46, ['#ffe6e6', '#ff5a6a', '#a30d2a']),
        brilliant(pen, 392, 186, 48, ['#e2ffee', '#3fd08c', '#0c7a4c']),
        brilliant(pen, 324, 168, 54),
      ),
      under(
        lamp(pen, '#ffb347', 0.45),
        `<path d="M160 212H480L466 328H174Z" fill="${wood}" stroke="#1c0c04" stroke-width="3"/><path d="M154 204H486V226H154Z" fill="${band}" stroke="#3a1c05" stroke-width="2"/><path d="M204 226L212 328H234L228 226ZM436 226L428 328H406L412 226Z" fill="${band}"/><path d="M172 314H468L466 330H174Z" fill="${band}" stroke="#3a1c05"/><path d="M288 214H352V270L320 290L288 270Z" fill="${band}" stroke="#3a1c05" stroke-width="2.4"/>`,
      ),
      cabochon(pen, 320, 248, 16, ['#ff9aa0', '#8c0a1c']),
      coin(pen, 128, 326, 36, { tilt: 0.56, turn: -10 }),
      coin(pen, 524, 326, 38, { tilt: 0.56, turn: 12 }),
      sparks(pen, 12, { x: 180, y: 30, width: 280, height: 170 }, 10),
    ];
  },
};
