import type {
  BannerContent,
  BoardFigures,
  LobbyContent,
  PosterContent,
  TouchState,
  WinnerContent,
} from '../../../../scenes/lobby/content.ts';
import { layoutLobby, railInputs } from '../../../../scenes/lobby/layout.ts';
import { paintLobbyArt } from '../../../../scenes/lobby/lobby-art.ts';
import type { SceneContext } from '../../../../scenes/scene.ts';
import { testObservable } from '../../support/test-observable.ts';

export const FIGURES: BoardFigures = { mega: '$12,345.67', major: '$500.00', minor: '$50.00', mini: '$5.00' };

export function makePoster(key: string, parts: Partial<PosterContent> = {}): PosterContent {
  return {
    key,
    gameId: 1,
    slug: key,
    name: 'Royal Sevens',
    brand: 'Marquee',
    pennant: null,
    pennantText: '',
    label: key,
    image: `/art/${key}.webp`,
    hue: '#8E1526',
    address: `/game/${key}`,
    ...parts,
  };
}

export function makeBanner(slug: string, parts: Partial<BannerContent> = {}): BannerContent {
  return {
    gameId: null,
    slug,
    name: slug,
    overline: `over ${slug}`,
    action: 'Play',
    label: slug,
    image: `/art/${slug}.webp`,
    hue: '#371D52',
    address: null,
    ...parts,
  };
}

export function makeWinner(key: string, parts: Partial<WinnerContent> = {}): WinnerContent {
  return {
    key,
    sentence: '{name} won {tier}',
    name: 'a***e',
    tier: 'mini',
    tierName: 'Mini',
    amount: '$5.00',
    note: 'now',
    ...parts,
  };
}

/** A lobby of rails with so many posters each; every third poster has a pennant. */
export function makeContent(counts: readonly number[], banners = 0): LobbyContent {
  return {
    banners: Array.from({ length: banners }, (_, index) => makeBanner(`banner-${index}`)),
    rails: counts.map((count, rail) => ({
      key: `rail-${rail}`,
      title: `Rail ${rail}`,
      allWord: 'All',
      allCount: String(count),
      allLabel: `All of rail ${rail}`,
      allAddress: `/rail/${rail}`,
      hasMore: false,
      posters: Array.from({ length: count }, (_, index) =>
        makePoster(
          `rail-${rail}:${index}`,
          index % 3 === 0 ? { pennant: 'live', pennantText: 'Live' } : undefined,
        ),
      ),
    })),
    tierNames: { mega: 'Mega', major: 'Major', minor: 'Minor', mini: 'Mini' },
  };
}

export const NO_TOUCH: TouchState = { pressed: null, held: null, focused: null };

/** What a lobby reads, for the test to change: in sight, untouched, its curtain about to open. */
export const observableByHand = (content: LobbyContent) => ({
  show: testObservable({ layout: layOut({ content }), content }),
  figures: testObservable(FIGURES),
  winner: testObservable<WinnerContent | null>(makeWinner('a')),
  banner: testObservable(0),
  bannerDrag: testObservable(0),
  isBannerTaken: testObservable(false),
  touch: testObservable(NO_TOUCH),
  isPaused: testObservable(false),
  isCovered: testObservable(false),
  isHidden: testObservable(false),
  railOffset: () => 0,
  screen: () => ({ top: 0, bottom: 915 }),
  hasCurtain: () => true,
});

export interface LobbyWish {
  readonly content: LobbyContent;
  readonly width?: number;
  readonly hasBoard?: boolean;
  readonly hasTicker?: boolean;
}

export function layOut({ content, width = 412, hasBoard = true, hasTicker = true }: LobbyWish) {
  return layoutLobby({
    width,
    windowWidth: width,
    isLow: false,
    bannerCount: content.banners.length,
    hasBoard,
    hasTicker,
    rails: railInputs(content.rails),
  });
}

/** Layout and ornaments of a lobby, painted on paper. */
export async function openLobby(context: SceneContext, wish: LobbyWish) {
  const layout = layOut(wish);
  const sheet = await paintLobbyArt(context, layout, wish.content, FIGURES);
  return { layout, content: wish.content, sheet };
}
