import { createRoot } from 'react-dom/client';
import { boardStore } from '../../features/jackpot/board-store.ts';
import { followLobby } from '../../features/lobby/follow-lobby.ts';
import { lobbyStore } from '../../features/lobby/lobby-store.ts';
import { placeCanvas, removePlace } from '../mirror/canvas-place.ts';
import { mirrorStore } from '../mirror/mirror-store.ts';
import { StageHost } from '../stage-host.tsx';

/**
 * Starts the lobby's stage in the first window, before the app is rendered: what the player looks at moves while React
 * is still at work. The mirror takes the canvas when it comes, and the first window goes in the same task if the canvas
 * shows all of it.
 * @param firstWindow the first window; it has a host for the canvas and a mirror that hides below it
 * @returns what ends it, with the lobby that has taken it or without one; null where it cannot start
 */
export function startEarlyStage(firstWindow: HTMLElement): (() => void) | null {
  const host = firstWindow.querySelector<HTMLElement>('[data-canvas-host]');
  const mirror = firstWindow.querySelector('[data-stage-shown]');
  if (!host || !mirror) return null;
  const stopLobby = followLobby(boardStore);
  if (!lobbyStore.getState().layout) {
    stopLobby();
    return null;
  }
  const stopMarking = mirrorStore.subscribe(({ isStageShown }) => {
    mirror.setAttribute('data-stage-shown', String(isStageShown));
  });
  const place = placeCanvas(host, () => {
    stopMarking();
    if (mirrorStore.getState().isStageShown) firstWindow.remove();
  });
  mirrorStore.setState({ host: place });
  // All that it draws goes into the place.
  const root = createRoot(document.createElement('div'));
  root.render(<StageHost scene="lobby" />);
  return () => {
    removePlace();
    stopLobby();
    // React is at work when the lobby leaves, and does not unmount another tree meanwhile.
    queueMicrotask(() => root.unmount());
  };
}
