import { openPortBridge } from './port-bridge.ts';
import { sealSession } from './sealed-session.ts';
import { followSecureScreen } from './secure-screen.ts';
import { paintInsets, shareByShell, takeNativeMark } from './shell-parts.ts';

/** The first script of the page inside the Android app, and in no other: it stands between the page and the shell. */
const mark = takeNativeMark(document);
if (mark) {
  const bridge = openPortBridge({
    nonce: mark.nonce,
    versionCode: mark.versionCode,
    pages: window,
    onEvent(name, value) {
      if (name === 'insets') paintInsets(document.documentElement, value);
      if (name === 'open') followLink(value);
    },
  });
  globalThis.native = bridge;
  sealSession(localStorage, mark.token, bridge);
  paintInsets(document.documentElement, mark.insets);
  shareByShell(navigator, bridge);
  followSecureScreen(
    document,
    () => location.pathname,
    bridge,
    (work) => setTimeout(work, 60),
  );
  addEventListener('load', () => void bridge.send('page.ready'));
}

/** A deep link, as if it had been tapped in the page: the app keeps its state, and its own guards apply. */
function followLink(address: string): void {
  // Also against what a parser of addresses makes of a backslash.
  if (!URL.canParse(address, location.href) || new URL(address, location.href).origin !== location.origin)
    return;
  const link = Object.assign(document.createElement('a'), { href: address });
  document.body.append(link);
  link.click();
  link.remove();
}
