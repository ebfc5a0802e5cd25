import type { ActivityPicture } from '../parts/activity-picture.ts';
import { brilliant } from '../parts/jewels.ts';
import { relief, under } from '../parts/light.ts';
import { glow } from '../parts/paint.ts';
import { sparks } from '../parts/sparkle.ts';
import { NAVY } from '../parts/stagecraft.ts';
import { engraved } from '../parts/symbol.ts';
import { backdrop, greatFan, lamp, podium, ropeBarrier, stageFloor, wings } from '../parts/theatre.ts';

/** The diamond under its crown on a dark podium, ropes on both sides, blue drapes behind. */
export const activity: ActivityPicture = {
  slug: 'vip',
  layers: (pen) => [
    backdrop(pen, 'sapphire', 320, 150, { ray: '#cfe4ff', strength: 0.18, count: 30 }),
    greatFan(320, 250, 206, ['#2c5fc4', '#13357e'], '#cfe0ff', { count: 17 }),
    wings(pen, NAVY, { width: 120, tieY: 224, depth: 46 }),
    stageFloor(pen, 292, ['#a9cbff', '#152f6e', '#040a1e']),
    glow(pen, 320, 150, 190, '#cfe8ff', 0.5),
    podium(pen, 320, 330, 300, { hues: ['#1c2c5e', '#5f86d8', '#0a1230'], steps: 4, rise: 17, inset: 32 }),
    under(lamp(pen, '#8fd0ff', 0.8), brilliant(pen, 320, 186, 178)),
    engraved(pen, 'queen-crown', 'brass', {
      x: 320,
      y: 84,
      size: 104,
      filter: relief(pen, { glow: '#ffcf6b', glowStrength: 0.6 }),
    }),
    ropeBarrier(pen, 66, 190, 340),
    ropeBarrier(pen, 450, 574, 340),
    sparks(pen, 12, { x: 180, y: 60, width: 280, height: 200 }, 10, '#ffffff'),
  ],
};
