import type { ActivityPicture } from '../parts/activity-picture.ts';
import { around } from '../parts/burst.ts';
import { under } from '../parts/light.ts';
import { metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import { tower } from '../parts/scenery.ts';
import { bulb, dust, sparks } from '../parts/sparkle.ts';
import { fluent } from '../parts/symbol.ts';
import { backdrop, disc, lamp, shadow, skyline, stageFloor } from '../parts/theatre.ts';

/** Two towers and a bridge of light between them: an agent's hat, cane and case before the night city. */
export const activity: ActivityPicture = {
  slug: 'agent',
  layers: (pen) => [
    backdrop(pen, 'night', 320, 190, { ray: '#b8c6ff', count: 30, strength: 0.13 }),
    dust(pen, 60, { x: 20, y: 14, width: 600, height: 150 }, '#ffffff', 1.4),
    disc(pen, 320, 152, 92, ['#fffdf0', '#ffe2a0', '#e0a04a']),
    skyline(pen, 314, ['#171a58', '#20246c'], '#ffcf6b', { height: 120, dip: 0.6 }),
    tower(pen, 62, 112, 226, '#0b0d34', { lights: '#ffd98a', base: 330 }),
    tower(pen, 466, 112, 214, '#0b0d34', { lights: '#ffd98a', base: 330 }),
    `<path d="M174 182Q320 262 466 182" fill="none" stroke="#e9bf6a" stroke-width="4"/><path d="M174 236H466" stroke="#e9bf6a" stroke-width="5"/>${repeat(13, (_, share) => `<path d="M${n(180 + share * 280)} ${n(184 + 156 * share * (1 - share))}V236" stroke="#e9bf6a" stroke-width="1.8"/>`)}`,
    around(320, 236, 140, 12, (x) => bulb(pen, x, 236, 4.4), { from: 180, to: 360 }),
    stageFloor(pen, 312, ['#8fa4ff', '#141850', '#04051a']),
    shadow(pen, 320, 336, 200),
    `<g transform="rotate(34 320 220)">${under(lamp(pen, '#ffb347', 0.5, 0.8), `<path d="M314 84H326V352H314Z" fill="#120a1c" stroke="#5a4a72" stroke-width="1.6"/><circle cx="320" cy="80" r="15" fill="${metal(pen, 'brass')}" stroke="#3a1c05" stroke-width="2"/><path d="M313 98H327V112H313Z" fill="${metal(pen, 'brass')}"/>`)}</g>`,
    fluent('briefcase', { x: 320, y: 258, size: 186, filter: lamp(pen, '#ffb347', 0.65) }),
    fluent('top-hat', { x: 186, y: 276, size: 136, turn: -10, filter: lamp(pen, '#9fb4ff', 0.6) }),
    fluent('handshake', { x: 462, y: 290, size: 118, filter: lamp(pen, '#ffcf6b', 0.6) }),
    sparks(pen, 6, { x: 200, y: 40, width: 240, height: 130 }, 8),
  ],
};
