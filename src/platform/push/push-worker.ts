import { OPEN_PATH, type OpenPath } from './open-path.ts';
import { ownPath } from './own-path.ts';
import { type NoticeTexts, readNotice } from './push-notice.ts';

/** Put in by the build: the texts of notifications in all languages. */
declare const __PUSH_TEXTS__: NoticeTexts;

/** The part of the service worker that shows notifications; the build appends it to the offline shell's worker. */
const worker = self as unknown as ServiceWorkerGlobalScope;
const { origin } = worker.location;

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPath((event.notification.data as { path?: unknown } | null)?.path, origin)));
});

async function show(text: string): Promise<void> {
  const { title, body, tag, path, locale } = readNotice(text, {
    texts: __PUSH_TEXTS__,
    origin,
    chosen: await chosenLanguage(),
  });
  await worker.registration.showNotification(title, {
    body,
    tag,
    lang: locale,
    icon: '/icons/app-192.png',
    data: { path },
  });
}

interface CookieReader {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
}

/** As the player chose it on the page; unknown in a browser whose workers read no cookies. */
async function chosenLanguage(): Promise<unknown> {
  try {
    return (await (worker as unknown as CookieReader).cookieStore?.get('locale'))?.value;
  } catch {
    return undefined;
  }
}

/** An open page goes there by itself, so that nothing in it is lost; without one a window is opened. */
async function open(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  const focused = await page.focus().catch(() => page);
  focused.postMessage({ type: OPEN_PATH, path } satisfies OpenPath);
}
