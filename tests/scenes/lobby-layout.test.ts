import { describe, expect, it } from 'vitest';
import {
  type Box,
  dotTarget,
  type LobbyInput,
  layoutLobby,
  postersInView,
  posterX,
  railsInBand,
} from '../../scenes/lobby/layout.ts';
import { posterImageWidth } from '../../scenes/lobby/layout-posters.ts';

const WIDTHS = [320, 360, 412, 767, 768, 820, 1024, 1279, 1280, 1440, 1920];

const input = (windowWidth: number, rails = 8, posters = 30): LobbyInput => ({
  width: windowWidth >= 1280 ? windowWidth - 212 : windowWidth >= 768 ? windowWidth - 88 : windowWidth,
  windowWidth,
  isLow: false,
  bannerCount: 4,
  hasBoard: true,
  hasTicker: true,
  rails: Array.from({ length: rails }, (_, index) => ({ key: `r${index}`, count: posters, hasMore: true })),
});

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('lobby layout', () => {
  it.each(WIDTHS)('[R01] every part stays inside a window %i wide, with nothing overlapping', (width) => {
    const layout = layoutLobby(input(width));
    const { marquee, board, ticker, rails } = layout;
    if (!marquee || !board || !ticker) throw new Error('the top is missing');
    const blocks = [
      marquee.frame,
      board.mega,
      board.major,
      board.minor,
      board.mini,
      ticker,
      ...rails.map((rail) => rail.box),
    ];
    for (const [index, block] of blocks.entries()) {
      expect(block.x).toBeGreaterThanOrEqual(0);
      expect(block.x + block.width).toBeLessThanOrEqual(layout.width);
      for (const other of blocks.slice(index + 1)) expect(isApart(block, other)).toBe(true);
    }
    expect(blocks.flatMap((block) => Object.values(block)).every(Number.isInteger)).toBe(true);
  });

  it.each(WIDTHS)('every dot of the banner has a target of 24 × 24 at %i', (width) => {
    const { marquee, board } = layoutLobby(input(width));
    const targets = marquee?.dots.map(dotTarget) ?? [];
    expect(targets).toHaveLength(4);
    for (const [index, target] of targets.entries()) {
      expect(target).toMatchObject({ width: 24, height: 24 });
      for (const other of [...targets.slice(index + 1), board?.mega ?? target]) {
        if (other !== target) expect(isApart(target, other)).toBe(true);
      }
    }
  });

  it.each([640, 915])('marquee and board are side by side in a low window %i wide', (width) => {
    const layout = layoutLobby({ ...input(width), isLow: true });
    const { marquee, board, ticker } = layout;
    if (!marquee || !board || !ticker) throw new Error('the top is missing');
    expect(board.mega.y).toBe(marquee.frame.y);
    expect(marquee.frame.height).toBeLessThanOrEqual(180);
    const blocks = [marquee.frame, board.mega, board.major, board.minor, board.mini, ticker];
    for (const [index, block] of blocks.entries()) {
      expect(block.x + block.width).toBeLessThanOrEqual(layout.width);
      for (const other of blocks.slice(index + 1)) expect(isApart(block, other)).toBe(true);
    }
  });

  it.each([768, 1024, 1280, 1600, 1920])(
    'at most a tenth of the banner is cut off in a window %i wide',
    (width) => {
      const { opening } = layoutLobby(input(width)).marquee ?? { opening: null };
      if (!opening) throw new Error('the marquee is missing');
      // The wide picture is 720 by 276.
      expect(opening.width / opening.height).toBeLessThan((720 / 276) * 1.11);
    },
  );

  it.each([
    [412, 117, 156],
    [767, 117, 156],
    [768, 132, 176],
    [1279, 132, 176],
    [1280, 174, 232],
    [1440, 168, 224],
    [1920, 180, 240],
    [3840, 192, 256],
  ])('[R01] posters are no larger than their artwork at %i', (windowWidth, width, height) => {
    expect(width).toBeLessThanOrEqual(posterImageWidth(windowWidth));
    expect(layoutLobby(input(windowWidth)).poster).toMatchObject({ width, height });
  });

  it('fourth poster is partly visible on a phone; on a desktop half of the sixth or the ninth says that the rail goes on', () => {
    const phone = layoutLobby(input(412));
    expect(posterX(phone, 3)).toBeLessThan(412);
    expect(posterX(phone, 3) + phone.poster.width).toBeGreaterThan(412);
    for (const [windowWidth, whole] of [
      [1280, 5],
      [1920, 8],
    ] as const) {
      const desktop = layoutLobby(input(windowWidth));
      expect(posterX(desktop, whole - 1) + desktop.poster.width).toBeLessThanOrEqual(desktop.width);
      const seen = (desktop.width - posterX(desktop, whole)) / desktop.poster.width;
      expect(seen, `at ${windowWidth}`).toBeGreaterThan(0.4);
      expect(seen, `at ${windowWidth}`).toBeLessThan(0.75);
    }
  });

  it('no poster is cut to a sliver at the right edge, however wide the window is', () => {
    for (let width = 320; width <= 1920; width += 1) {
      const layout = layoutLobby(input(width));
      const peeks = layout.rails[0] ? postersInView(layout, layout.rails[0], 0).end - 1 : 0;
      expect(layout.width - posterX(layout, peeks), `at ${width}`).toBeGreaterThanOrEqual(20);
    }
  });

  it.each([
    [915, 4],
    [1024, 4],
    [1920, 6],
  ])(
    '[R01] card fills a rail to the right margin at %i where %i posters leave room',
    (windowWidth, posters) => {
      const layout = layoutLobby(input(windowWidth, 1, posters));
      const [rail] = layout.rails;
      const { endCard, postersY } = rail ?? {};
      expect(endCard).toMatchObject({
        x: posterX(layout, posters),
        y: postersY,
        height: layout.poster.height,
      });
      expect((endCard?.x ?? 0) + (endCard?.width ?? 0)).toBe(layout.width - layout.margin);
      expect(endCard?.width).toBeGreaterThanOrEqual(110);
      // Nothing is below it to scroll to.
      expect(rail?.contentWidth).toBeLessThan(layout.width);
    },
  );

  it.each([
    ['its posters fill the width', 412, { count: 6, hasMore: true }],
    ['it shows all of its games', 1920, { count: 6, hasMore: false }],
    ['less than a readable card is left', 412, { count: 3, hasMore: true }],
  ])('[R01] rail has no card where %s', (_why, windowWidth, rail) => {
    const layout = layoutLobby({ ...input(windowWidth), rails: [{ key: 'r', ...rail }] });
    expect(layout.rails[0]?.endCard).toBeNull();
  });

  it('board is beside the marquee from 1280 on and under it below', () => {
    const wide = layoutLobby(input(1280));
    expect(wide.board?.mega.y).toBe(wide.marquee?.frame.y);
    const narrow = layoutLobby(input(820));
    expect(narrow.board?.mega.y).toBeGreaterThan(narrow.marquee?.frame.y ?? 0);
  });

  it('rails move up when there is no banner, board or ticker', () => {
    const bare = layoutLobby({ ...input(412), bannerCount: 0, hasBoard: false, hasTicker: false });
    expect(bare.marquee).toBeNull();
    expect(bare.rails[0]?.box.y).toBeLessThan(60);
  });

  it('rails of a range are the same as those of a search over all of them', () => {
    const layout = layoutLobby(input(412, 200));
    for (const top of [0, 500, 5_000, layout.height - 100, layout.height + 100]) {
      const { first, end } = railsInBand(layout, top, top + 900);
      const walked = layout.rails.flatMap((rail, index) =>
        rail.box.y + rail.box.height > top && rail.box.y < top + 900 ? [index] : [],
      );
      expect(Array.from({ length: end - first }, (_, index) => first + index)).toEqual(walked);
    }
  });

  it('posters in view are the same as those of a search over all of them', () => {
    const layout = layoutLobby(input(412, 1, 500));
    const rail = layout.rails[0];
    if (!rail) throw new Error('the rail is missing');
    for (const scrollLeft of [0, 1, 129, 130, 5_000, rail.contentWidth - 412]) {
      const { first, end } = postersInView(layout, rail, scrollLeft);
      const walked = Array.from({ length: rail.count }, (_, index) => index).filter((index) => {
        const x = posterX(layout, index) - scrollLeft;
        return x + layout.poster.width > 0 && x < layout.width;
      });
      expect([first, end]).toEqual([walked[0], (walked.at(-1) ?? 0) + 1]);
    }
  });
});
