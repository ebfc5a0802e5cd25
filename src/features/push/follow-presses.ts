import { navigate } from '../../platform/navigation.ts';
import { readOpenPath } from '../../platform/push/open-path.ts';
import { ownPath } from '../../platform/push/own-path.ts';

/** A pressed notification opens its page here. */
export function followPresses(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path = readOpenPath(data);
    if (path !== null) navigate(ownPath(path, location.origin));
  });
}
