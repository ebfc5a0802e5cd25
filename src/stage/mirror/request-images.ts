import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import type { LobbyLayout } from '../../../scenes/lobby/layout.ts';
import type { Column } from '../../features/lobby/lobby-store.ts';
import { planTurns } from './image-turns.ts';

/** Addresses of what a window that has just been opened shows, posters first. */
export function firstImages(
  content: LobbyContent,
  layout: LobbyLayout,
  { width, top, windowHeight }: Column,
): string[] {
  const perRail = Math.ceil((width - layout.margin) / layout.poster.pitch);
  const posters = layout.rails.flatMap((rail, index) =>
    planTurns(rail.box.y + top, windowHeight, false).inWidth === 'first'
      ? (content.rails[index]?.posters.slice(0, perRail) ?? [])
      : [],
  );
  const [banner] = content.banners;
  return [...posters.map(({ image }) => image), ...(banner ? [banner.image] : [])];
}

/** Requests the images of the first screen before it is drawn: on a slow network they load meanwhile. */
export function requestImages(addresses: readonly string[]): void {
  for (const href of addresses) {
    // An Image object would send its request once the running task has ended, and the whole first drawing is one.
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.href = href;
    document.head.append(link);
  }
}
