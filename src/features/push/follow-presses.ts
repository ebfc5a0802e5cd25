import { navigate } from '../../platform/navigation.ts';
import { readOpenPath } from '../../platform/push/open-path.ts';
import { ownPath } from '../../platform/push/own-path.ts';
import { unsubscribeDevice } from '../../platform/push/unsubscribe-device.ts';
import { onSignedOut } from '../../session/sign-out.ts';

/** A pressed notification opens its page here; and who signs out takes their subscription along. */
export function followPresses(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const path = readOpenPath(data);
    if (path !== null) navigate(ownPath(path, location.origin));
  });
  onSignedOut((reason) => {
    if (reason === 'chosen') void unsubscribeDevice();
  });
}
