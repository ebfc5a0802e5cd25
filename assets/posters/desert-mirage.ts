import { rings } from '../parts/burst.ts';
import { inkFloor, sky } from '../parts/ground.ts';
import { lettering } from '../parts/lettering.ts';
import { rim, under } from '../parts/light.ts';
import { glow, linear, metal } from '../parts/paint.ts';
import { n, repeat } from '../parts/pen.ts';
import type { Poster } from '../parts/poster.ts';
import { hills } from '../parts/scenery.ts';
import { dust, sparks } from '../parts/sparkle.ts';
import { engraved } from '../parts/symbol.ts';

const ARCH = 'M52 400V176C52 118 96 96 150 40C204 96 248 118 248 176V400Z';

/** Seen through a tiled arch: a palace floats over the dunes and again, upside down, in a pool that is not there. */
export const poster: Poster = {
  slug: 'desert-mirage',
  layers: (pen) => {
    const clip = pen.url((id) => `<clipPath id="${id}"><path d="${ARCH}"/></clipPath>`);
    const tile = pen.url(
      (id) =>
        `<pattern id="${id}" width="30" height="30" patternUnits="userSpaceOnUse"><rect width="30" height="30" fill="#0d4a5c"/><path d="M15 1L19 11L29 15L19 19L15 29L11 19L1 15L11 11Z" fill="#17808a" stroke="#e9bf6a" stroke-width=".9"/><circle cx="15" cy="15" r="3.4" fill="#e9bf6a"/><path d="M0 0L5 3L3 5ZM30 0L25 3L27 5ZM0 30L5 27L3 25ZM30 30L25 27L27 25Z" fill="#c2452e"/></pattern>`,
    );
    const water = linear(pen, [
      [0, '#7fe0d6'],
      [100, '#0f5c78'],
    ]);
    const palace = (opacity: number): string =>
      engraved(pen, 'indian-palace', opacity < 1 ? '#3a2a6a' : 'ivory', {
        x: 150,
        y: 190,
        size: 148,
        opacity,
      });
    return [
      `<rect width="300" height="400" fill="${tile}"/>`,
      `<rect width="300" height="400" fill="${linear(pen, [
        [0, '#04141c', 0.15],
        [100, '#04141c', 0.8],
      ])}"/>`,
      `<g clip-path="${clip}">`,
      sky(pen, [
        [0, '#2a1a5c'],
        [26, '#7a3a86'],
        [48, '#ff8f6a'],
        [64, '#ffe0a0'],
        [100, '#f0b060'],
      ]),
      '<path d="M118 84A26 26 0 1 0 150 114A21 21 0 1 1 118 84Z" fill="#fff6d8"/>',
      glow(pen, 128, 106, 60, '#fff0c0', 0.6),
      glow(pen, 150, 236, 130, '#fff3c9', 0.9),
      under(
        rim(pen, { rim: '#ffffff', glow: '#ffd98a', glowStrength: 0.8, glowSize: 9, shade: 0.2 }),
        palace(1),
      ),
      hills([256, 246, 252, 244, 254], '#e8a04e'),
      `<ellipse cx="150" cy="290" rx="110" ry="30" fill="${water}"/>`,
      `<g transform="translate(0 506) scale(1 -1)">${palace(0.38)}</g>`,
      repeat(
        6,
        (index) =>
          `<path d="M${70 + index * 9} ${272 + index * 7}H${n(230 - index * 11)}" stroke="#eafffa" stroke-width="1.2" opacity=".6"/>`,
      ),
      '<path d="M30 330C90 296 120 336 170 312S250 300 270 320V400H30Z" fill="#c9772e"/><path d="M30 330C90 296 120 336 170 312S250 300 270 320" fill="none" stroke="#ffe0a0" stroke-width="1.6"/>',
      engraved(pen, 'palm-tree', '#4a1c2a', { x: 84, y: 240, size: 112, isFlipped: true }),
      engraved(pen, 'camel', '#4a1c2a', { x: 212, y: 286, size: 66 }),
      engraved(pen, 'camel', '#4a1c2a', { x: 164, y: 292, size: 46 }),
      '</g>',
      `<path d="${ARCH}" fill="none" stroke="#2b1405" stroke-width="15"/><path d="${ARCH}" fill="none" stroke="${metal(pen, 'brass')}" stroke-width="10"/><path d="${ARCH}" fill="none" stroke="#fff3c9" stroke-width="1.4"/>`,
      rings(150, 34, [7, 12], '#ffe7a6', 2, 1),
      '<circle cx="150" cy="34" r="4" fill="#e0243a"/>',
      dust(pen, 30, { x: 60, y: 90, width: 180, height: 200 }, '#fff3c9', 1.4),
      sparks(pen, 5, { x: 100, y: 120, width: 110, height: 90 }, 7),
      inkFloor(pen, 278, '#0b1420', 0.97),
      lettering(pen, {
        text: 'Desert',
        face: 'abril-fatface',
        x: 150,
        y: 336,
        width: 196,
        cap: 36,
        fill: 'ivory',
        key: '#0b2430',
        line: '#e9bf6a',
      }),
      lettering(pen, {
        text: 'MIRAGE',
        face: 'abril-fatface',
        x: 150,
        y: 381,
        width: 236,
        cap: 38,
        fill: 'copper',
        key: '#1c0f10',
        spacing: 0.03,
      }),
    ];
  },
};
