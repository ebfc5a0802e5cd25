import { beforeEach, describe, expect, it } from 'vitest';
import type { BannerContent, LobbyContent } from '../../../scenes/lobby/content.ts';
import { lobbyStore } from '../../../src/features/lobby/lobby-store.ts';
import { claimBanner, mirrorStore } from '../../../src/stage/mirror/mirror-store.ts';
import { chooseBanner, showBanner, turnBanner } from '../../../src/stage/mirror/show-banner.ts';
import { turnOfSwipe } from '../../../src/stage/mirror/use-banner-swipe.ts';

const content = {
  banners: Array.from({ length: 4 }, () => ({}) as BannerContent),
} as unknown as LobbyContent;
const shown = () => mirrorStore.getState().bannerIndex;

describe('banner carousel', () => {
  beforeEach(() => {
    lobbyStore.setState({ content });
    mirrorStore.setState({ bannerIndex: 0, isBannerTaken: false });
  });

  it('banners follow one another and begin again', () => {
    for (const expected of [1, 2, 3, 0]) {
      turnBanner();
      expect(shown()).toBe(expected);
    }
  });

  it('carousel stops automatic turns once it was touched', () => {
    turnBanner();
    claimBanner();
    turnBanner();
    expect(shown()).toBe(1);
  });

  it('selected dot shows its banner', () => {
    chooseBanner(2);
    turnBanner();
    expect(shown()).toBe(2);
  });

  it('banners wrap around in both directions', () => {
    showBanner(-1);
    expect(shown()).toBe(3);
  });

  it.each([
    [-41, 1],
    [41, -1],
    [40, 0],
    [-12, 0],
  ])('swipe of %i px turns by %i', (moved, turn) => {
    expect(turnOfSwipe(moved)).toBe(turn);
  });
});
