import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import { layoutLobby, railInputs } from '../../../scenes/lobby/layout.ts';
import { planTurns } from './use-image-turns.ts';

/** Up to here the lobby is as wide as its window; beside a side rail its width is known once it is there. */
const WHOLE_WIDTH_BELOW = 768;

/** What lies above the lobby there. */
const TOP_BAR = 60;

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Addresses of what a window that has just been opened shows, posters first; empty where its layout is not known yet. */
export function firstImages(content: LobbyContent, { width, height }: WindowSize): string[] {
  if (width >= WHOLE_WIDTH_BELOW) return [];
  const layout = layoutLobby({
    width,
    windowWidth: width,
    isLow: false,
    bannerCount: content.banners.length,
    hasBoard: true,
    hasTicker: true,
    rails: railInputs(content.rails),
  });
  const perRail = Math.ceil((width - layout.margin) / layout.poster.pitch);
  const posters = layout.rails.flatMap((rail, index) =>
    planTurns(rail.box.y + TOP_BAR, height, false).inWidth === 'first'
      ? (content.rails[index]?.posters.slice(0, perRail) ?? [])
      : [],
  );
  const [banner] = content.banners;
  return [...posters.map(({ image }) => image), ...(banner ? [banner.image] : [])];
}

/** Requests the images of the first screen before it is drawn: on a slow network they load meanwhile. */
export function requestImages(content: LobbyContent): void {
  for (const href of firstImages(content, { width: innerWidth, height: innerHeight })) {
    // An Image object would send its request once the running task has ended, and the whole first drawing is one.
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = href;
    document.head.append(link);
  }
}
