import { navigate } from '../../platform/navigation.ts';

/** How Chromium tells an app that is open already what it was opened for once more. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { readonly targetURL?: string }) => void): void;
}

/**
 * A shortcut of the installed app goes to its page as a link does: the app keeps its state, a round that is being played
 * ends as on any other way out, and the page's guard applies.
 */
export function followLaunches(
  queue = (globalThis as { launchQueue?: LaunchQueue }).launchQueue,
  first = performance.getEntriesByType('navigation')[0]?.name,
): void {
  let isFirst = true;
  queue?.setConsumer(({ targetURL }) => {
    // The launch that loaded this very page has been followed by the browser.
    const isDone = isFirst && targetURL === first;
    isFirst = false;
    if (targetURL === undefined || isDone || !URL.canParse(targetURL)) return;
    const { origin, pathname, search } = new URL(targetURL);
    if (origin === location.origin) navigate(pathname + search);
  });
}
