import { ACCESS_TOKEN_KEY } from '../../../contract/limits.ts';
import type { NativeBridge } from './native-bridge.ts';

/**
 * Inside the shell the session's token is never written to the page's storage: reading its key gives the one that the
 * shell unsealed, and a change goes to the shell. Every other key is the browser's as before.
 */
export function sealSession(
  storage: Storage,
  token: string | null,
  bridge: Pick<NativeBridge, 'send'>,
): void {
  let current = token;
  const kind = Object.getPrototypeOf(storage) as Storage;
  const { getItem, setItem, removeItem, clear } = kind;
  const isToken = (target: Storage, key: string) => target === storage && key === ACCESS_TOKEN_KEY;
  const forget = () => {
    if (current === null) return;
    current = null;
    void bridge.send('session.clear');
  };
  // An older version of the app may have left one.
  removeItem.call(storage, ACCESS_TOKEN_KEY);
  kind.getItem = function (key) {
    return isToken(this, key) ? current : getItem.call(this, key);
  };
  kind.setItem = function (key, value) {
    if (!isToken(this, key)) return setItem.call(this, key, value);
    current = value;
    void bridge.send('session.save', value);
  };
  kind.removeItem = function (key) {
    if (isToken(this, key)) forget();
    else removeItem.call(this, key);
  };
  kind.clear = function () {
    if (this === storage) forget();
    clear.call(this);
  };
}
