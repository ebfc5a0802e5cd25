import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PAINT, type Paint } from '../../../contract/config/paint.ts';
import { JACKPOT_TIERS } from '../../../contract/ids.ts';
import { WHEEL_ORDER } from '../../../maths/jackpot-wheel.ts';
import { layoutLobby } from '../../../scenes/lobby/layout.ts';
import { endCardPlate, endCardSvg, endPlateSvg } from '../../../scenes/ornaments/end-card.ts';
import { bubbleSvg } from '../../../scenes/ornaments/jackpot-bubble.ts';
import { type CellKind, cellSvg, rayPath, spinSvg } from '../../../scenes/ornaments/jackpot-cells.ts';
import { coinSvg } from '../../../scenes/ornaments/jackpot-symbols.ts';
import {
  hubSvg,
  pointerSvg,
  WHEEL_PEGS,
  wheelGroundSvg,
  wheelSvg,
} from '../../../scenes/ornaments/jackpot-wheel.ts';
import {
  bulbSvg,
  crestSvg,
  curtainSvg,
  marqueeBulbs,
  marqueeFrameSvg,
} from '../../../scenes/ornaments/marquee.ts';
import {
  actionButtonSvg,
  brandPlaqueSvg,
  flapSvg,
  type PennantKind,
  pennantColours,
  pennantSvg,
  posterGroundSvg,
  tierPlaqueSvg,
} from '../../../scenes/ornaments/plaques.ts';
import {
  decorationBox,
  decorationSvg,
  type SeasonName,
} from '../../../scenes/ornaments/season-decoration.ts';
import { insetBox, steppedPath, svgImage } from '../../../scenes/ornaments/shapes.ts';
import { svgDataUrl } from '../../../scenes/ornaments/svg-data-url.ts';
import { valanceSvg } from '../../../scenes/ornaments/valance.ts';
import { vipJewelSvg } from '../../../scenes/ornaments/vip-jewel.ts';

const CELLS: readonly CellKind[] = ['coin', 'points', 'diamond', 'jackpot', 'other'];
const PENNANTS: readonly PennantKind[] = ['jackpot', 'live', 'exclusive', 'soon', 'maintenance', 'unshown'];

/** Ink under every metal is the same in all themes. */
const INKS = ['#12060A', '#1A0B05'];

/** On a phone 390 wide. */
const { marquee } = layoutLobby({
  width: 390,
  windowWidth: 390,
  isLow: false,
  bannerCount: 6,
  hasBoard: true,
  hasTicker: true,
  rails: [],
});
if (!marquee) throw new Error('the lobby has no marquee');
const MARQUEE = marquee;
const DECORATIONS: readonly SeasonName[] = ['christmas', 'newYear', 'festival'];

type Draw = (paint: Paint) => string;

/** Every ornament, with the size that it is asked for. */
const ORNAMENTS: readonly (readonly [string, number, number, Draw])[] = [
  ['bubble', 64, 64, (paint) => bubbleSvg(paint, 64)],
  ['coin', 58, 58, (paint) => coinSvg(paint, 58)],
  ['wheel', 500, 500, (paint) => wheelSvg(paint, WHEEL_ORDER, 500)],
  ['hub', 150, 150, (paint) => hubSvg(paint, 150)],
  ['pointer', 40, 60, (paint) => pointerSvg(paint, 40, 60)],
  ['wheel ground', 412, 915, (paint) => wheelGroundSvg(paint, { width: 412, height: 915, x: 206, y: 500 })],
  ['marquee frame', 388, 178, (paint) => marqueeFrameSvg(paint, 388, 178)],
  ['bulb', 20, 20, (paint) => bulbSvg(paint)],
  ['crest', 232, 36, (paint) => crestSvg(paint, 232, 36)],
  ['curtain', 40, 146, (paint) => curtainSvg(paint, 40, 146)],
  ['end card', 300, 240, (paint) => endCardSvg(paint, 300, 240)],
  ['narrow end card', 110, 156, (paint) => endCardSvg(paint, 110, 156)],
  ['end plate', 180, 78, (paint) => endPlateSvg(paint, { width: 180, height: 78 })],
  ['valance', 412, 64, (paint) => valanceSvg(paint, 412, 64)],
  ...DECORATIONS.map(
    (name) =>
      [`${name} decoration`, 390, 146, (paint: Paint) => decorationSvg(name, paint, MARQUEE)] as const,
  ),
  ['flap', 30, 44, (paint) => flapSvg(paint, 30, 44)],
  ['brand plaque', 80, 16, (paint) => brandPlaqueSvg(paint, 80, 16)],
  ['poster ground', 117, 156, (paint) => posterGroundSvg(paint, 117, 156, '#8E1526')],
  ['button', 128, 42, (paint) => actionButtonSvg(paint, 128, 42)],
  ['spin button on', 200, 80, (paint) => spinSvg(paint, 200, 80, 'on')],
  ['spin button pressed', 200, 80, (paint) => spinSvg(paint, 200, 80, 'pressed')],
  ['spin button off', 200, 80, (paint) => spinSvg(paint, 200, 80, 'off')],
  ...[1, 2, 3, 4, 5, 6].map(
    (showType) =>
      [
        `jewel of VIP look ${showType}`,
        72,
        72,
        (paint: Paint) =>
          vipJewelSvg({ showType, light: paint.metal('#ffe7a6'), velvet: paint.velvet('#b3162a') }, 72),
      ] as const,
  ),
  ...JACKPOT_TIERS.map(
    (tier) => [`${tier} plaque`, 180, 60, (p: Paint) => tierPlaqueSvg(p, tier, 180, 60)] as const,
  ),
  ...PENNANTS.map(
    (kind) => [`${kind} pennant`, 50, 25, (paint: Paint) => pennantSvg(paint, kind, 50)] as const,
  ),
  ...CELLS.flatMap((kind) =>
    [true, false].map((isLit) => {
      const draw: Draw = (paint) => cellSvg(paint, { kind, isLit, width: 70, height: 80 });
      return [`${kind} cell, ${isLit ? 'lit' : 'dark'}`, 70, 80, draw] as const;
    }),
  ),
];

/** Names of tags that are not closed, or closed without having been opened. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (alone) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) wrong.push(name);
  }
  return [...wrong, ...open];
}

const allOf = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].map(([, found]) => found);

describe.each(ORNAMENTS)('%s', (name, width, height, draw) => {
  const svg = draw(DEFAULT_PAINT);

  it(`${name} is well-formed and says its size`, () => {
    const [, wide, high] =
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\S+)" height="(\S+)" viewBox="/.exec(svg) ?? [];
    expect([Number(wide), Number(high)]).toEqual([width, height]);
    expect(unbalancedTags(svg)).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    // Two attributes of one name would be refused by a parser.
    for (const [tag] of svg.matchAll(/<[a-zA-Z][^<>]*>/g)) {
      const names = allOf(tag, /\s([\w:-]+)="/g);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it(`${name} paints with what it defines, each once`, () => {
    const ids = allOf(svg, /\sid="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    for (const used of allOf(svg, /url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });

  it(`${name} follows the theme and shows no colour of the default one that it asked for`, () => {
    const asked = new Set<string>();
    const turn = (colour: string) => {
      asked.add(colour);
      return '#0a0b0c';
    };
    const paint: Paint = {
      metal: turn,
      ground: turn,
      velvet: turn,
      action: turn,
      jewel: (_, colour) => turn(colour),
      ramp: [[0, '#0d0e0f']],
      letterRamp: [[0, '#0d0e0f']],
    };
    const turned = draw(paint);
    const left = [...asked].filter((colour) => !INKS.includes(colour) && turned.includes(colour));
    expect(left).toEqual([]);
    if (asked.size > 0) expect(turned).toContain('#0a0b0c');
  });
});

describe('shapes of ornaments', () => {
  it('stepped corner goes around its box and comes back', () => {
    const path = steppedPath({ x: 1, y: 2, width: 100, height: 50 }, 3, 2);
    expect(path).toBe('M7 2H95v3h3v3h3V46h-3v3h-3v3H7v-3h-3v-3h-3V8h3v-3h3v-3Z');
  });

  it('inset box is smaller on every side', () => {
    expect(insetBox({ x: 10, y: 20, width: 100, height: 50 }, 4)).toEqual({
      x: 14,
      y: 24,
      width: 92,
      height: 42,
    });
  });

  it('image may start off zero, and its address keeps every sign', () => {
    const svg = svgImage({ x: -5, y: -5, width: 10, height: 10 }, '<path d="M0 0#%"/>');
    expect(svg).toContain('viewBox="-5 -5 10 10"');
    expect(decodeURIComponent(svgDataUrl(svg).slice('data:image/svg+xml,'.length))).toBe(svg);
    expect(svgDataUrl(svg)).not.toMatch(/[<>#]/);
  });

  it('rays leave every second one out', () => {
    expect(rayPath(10, 20, 100, 22).match(/M10\.0 20\.0L/g)).toHaveLength(22);
  });

  it('bulbs run clockwise about the frame, evenly and out of its corners', () => {
    const bulbs = marqueeBulbs(388, 178);
    expect(bulbs[0]).toEqual({ x: 20, y: 8.6 });
    for (const { x, y } of bulbs) {
      expect(Math.min(x, 388 - x, y, 178 - y)).toBeCloseTo(8.6, 6);
      expect(Math.max(Math.min(x, 388 - x), Math.min(y, 178 - y))).toBeGreaterThanOrEqual(20 - 1e-6);
    }
    expect(marqueeFrameSvg(DEFAULT_PAINT, 388, 178).match(/stroke-width="\.6"/g)).toHaveLength(bulbs.length);
    expect(marqueeBulbs(40, 40)).toHaveLength(8);
  });

  it('wheel has a sector for each tier in its order and a peg for every 15 degrees', () => {
    const svg = wheelSvg(DEFAULT_PAINT, WHEEL_ORDER, 500);
    expect(allOf(svg, /fill="url\(#sector-(\w+)\)"/g)).toEqual([...WHEEL_ORDER]);
    expect(svg.match(/fill="url\(#halo\)"/g)).toHaveLength(WHEEL_PEGS);
  });

  it('jackpot’s pennant is of the theme’s metal and no other one is', () => {
    const paint: Paint = { ...DEFAULT_PAINT, metal: () => '#0a0b0c' };
    const turned = PENNANTS.filter((kind) => pennantColours(paint, kind).ground === '#0a0b0c');
    expect(turned).toEqual(['jackpot']);
  });

  it('mega’s rules stand only where the plaque is wide enough for them', () => {
    const diamonds = (width: number) =>
      tierPlaqueSvg(DEFAULT_PAINT, 'mega', width, 80).match(/#FFE7A6"/g)?.length ?? 0;
    expect([diamonds(230), diamonds(231)]).toEqual([0, 2]);
  });
});

describe('decoration of a season', () => {
  it('decoration lies inside the window, over the upper part of the frame only', () => {
    const box = decorationBox(MARQUEE);
    const { frame } = MARQUEE;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
  });

  it('no two decorations are the same', () => {
    expect(new Set(DECORATIONS.map((name) => decorationSvg(name, DEFAULT_PAINT, MARQUEE))).size).toBe(3);
  });

  it.each(DECORATIONS)('%s is clear where overline and button of the banner are', async (name) => {
    const box = decorationBox(MARQUEE);
    const pixels = await sharp(Buffer.from(decorationSvg(name, DEFAULT_PAINT, MARQUEE)))
      .ensureAlpha()
      .raw()
      .toBuffer();
    const alphaAt = (x: number, y: number) => pixels[((y - box.y) * box.width + (x - box.x)) * 4 + 3] ?? 0;
    let covered = 0;
    for (const part of [MARQUEE.overline, MARQUEE.button])
      for (let y = part.y; y < Math.min(part.y + part.height, box.y + box.height); y++)
        for (let x = part.x; x < part.x + part.width; x++) covered += alphaAt(x, y) > 0 ? 1 : 0;
    expect(covered).toBe(0);
  });
});

it.each([110, 176, 300, 820])(
  'plate on an end card %i wide lies in its middle, inside the curtain',
  (width) => {
    const plate = endCardPlate({ width, height: 156 });
    expect(plate.x).toBeGreaterThanOrEqual(14);
    expect(Math.abs(2 * plate.x + plate.width - width)).toBeLessThanOrEqual(1);
    expect(plate.y).toBeGreaterThanOrEqual(46);
    expect(plate.y + plate.height).toBeLessThanOrEqual(156 - 22);
  },
);
