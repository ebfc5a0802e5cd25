import { beforeAll, describe, expect, it } from 'vitest';
import { makeLobby } from '../../../../src/features/lobby/model/lobby-model.ts';
import { activateMessages, loadMessages } from '../../../../src/platform/i18n.ts';
import { columnOf, lobbyInput } from './support/lobby-input.ts';

/** Windows of the pictures: two phones, one on its side, a tablet, two desktops. */
const SIZES = [
  [360, 740],
  [412, 915],
  [740, 360],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;

beforeAll(async () => {
  await activateMessages('en');
  await loadMessages('shell', 'lobby');
});

const boxesOf = (width: number, height: number) => {
  const { content, layout } = makeLobby(lobbyInput({ column: columnOf(width, height) }));
  const rails = layout.rails.map(({ key, box, track }) => ({ key, ...box, track }));
  return { content, layout, rails };
};

describe('model of the lobby', () => {
  it.each(SIZES)(
    'everything lies within a window of %i by %i, and nothing on anything else',
    (width, height) => {
      const { content, layout, rails } = boxesOf(width, height);
      const { marquee, board, ticker } = layout;
      const boxes = [marquee?.frame, ...Object.values(board ?? {}), ticker, ...rails].filter((box) => !!box);
      expect(boxes).toHaveLength(6 + content.rails.length);
      for (const [at, one] of boxes.entries()) {
        expect(one.x).toBeGreaterThanOrEqual(0);
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        for (const other of boxes.slice(at + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart, JSON.stringify([one, other])).toBe(true);
        }
      }
      expect(layout.rails.map(({ key, count }) => [key, count])).toEqual(
        content.rails.map(({ key, posters }) => [key, posters.length]),
      );
    },
  );

  it('lobby of the same input is the same, and keeps what an earlier one had', () => {
    const first = makeLobby(lobbyInput());
    const again = makeLobby(lobbyInput(), first);
    expect(again.content).toBe(first.content);
    expect(again.layout).toBe(first.layout);
    expect(makeLobby(lobbyInput()).content).toEqual(first.content);
  });

  it('lobby that stands keeps its banners when another season comes', () => {
    const first = makeLobby(lobbyInput());
    const later = lobbyInput({ now: Date.UTC(2026, 11, 15) });
    expect(makeLobby(later, first).content).toBe(first.content);
    expect(makeLobby(later).content.banners).not.toEqual(first.content.banners);
  });

  it('wider window has larger posters, with their own images', () => {
    const images = ([412, 1024, 1280] as const).map((width) => {
      const { content, layout } = boxesOf(width, 800);
      return [layout.poster.width, /-(\d+)@/.exec(content.rails[0]?.posters[0]?.image ?? '')?.[1]];
    });
    expect(images.map(([, file]) => file)).toEqual(['117', '132', '192']);
    expect(images.map(([width]) => Number(width))).toEqual(
      images.map(([width]) => Number(width)).toSorted((a, b) => a - b),
    );
  });
});
