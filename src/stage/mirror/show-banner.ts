import { lobbyStore } from '../../features/lobby/lobby-store.ts';
import { claimBanner, mirrorStore } from './mirror-store.ts';

/** Shows a banner; one before the first is the last. */
export function showBanner(index: number): void {
  const count = lobbyStore.getState().content?.banners.length ?? 0;
  if (count > 0) mirrorStore.setState({ bannerIndex: (index + count) % count });
}

/** The player selects a banner, which stops automatic turns. */
export function chooseBanner(index: number): void {
  claimBanner();
  showBanner(index);
}

/** Time for the next one; nothing once the player has touched the banners. */
export function turnBanner(): void {
  const { bannerIndex, isBannerTaken } = mirrorStore.getState();
  if (!isBannerTaken) showBanner(bannerIndex + 1);
}
