import { beforeEach, describe, expect, it } from 'vitest';
import type { BannerContent, LobbyContent } from '../../../scenes/lobby/content.ts';
import { claimBanner, mirrorStore } from '../../../src/stage/mirror/mirror-store.ts';
import { chooseBanner, showBanner, turnBanner } from '../../../src/stage/mirror/show-banner.ts';
import { turnOfSwipe } from '../../../src/stage/mirror/use-banner-swipe.ts';

const content = {
  banners: Array.from({ length: 4 }, () => ({}) as BannerContent),
} as unknown as LobbyContent;
const shown = () => mirrorStore.getState().bannerIndex;

describe('banners', () => {
  beforeEach(() => mirrorStore.setState({ content, bannerIndex: 0, isBannerTaken: false }));

  it('follow one another and begin again', () => {
    for (const expected of [1, 2, 3, 0]) {
      turnBanner();
      expect(shown()).toBe(expected);
    }
  });

  it('stop by themselves once they were touched', () => {
    turnBanner();
    claimBanner();
    turnBanner();
    expect(shown()).toBe(1);
  });

  it('are in the hand of whoever chose one by its dot', () => {
    chooseBanner(2);
    turnBanner();
    expect(shown()).toBe(2);
  });

  it('go round in both directions', () => {
    showBanner(-1);
    expect(shown()).toBe(3);
  });

  it.each([
    [-41, 1],
    [41, -1],
    [40, 0],
    [-12, 0],
  ])('turn by a swipe of %i px as %i', (moved, turn) => {
    expect(turnOfSwipe(moved)).toBe(turn);
  });
});
