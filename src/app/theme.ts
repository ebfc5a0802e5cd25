import type { Theme } from '../../contract/config/app-config.ts';
import { anonymousAppTheme, anonymousAppThemePreview } from '../../contract/config/config-calls.ts';
import { callServer } from '../platform/http/call-server.ts';
import { elapsedMs } from '../platform/time.ts';
import { isHidden, onVisibilityChange } from '../platform/visibility.ts';
import { cachedTheme, storeTheme } from '../session/config/config-cache.ts';
import { configStore } from '../session/config/config-store.ts';
import { isSameTheme, readTheme } from '../session/config/read-theme.ts';
import { type ReadTheme, themeStore } from '../session/config/theme-store.ts';
import { profileStore } from '../session/player/profile-store.ts';
import { vipSkinOf } from '../session/player/vip-skin.ts';

/** Back on the page after this long, the theme is requested again: the operator may have changed it. */
const STALE_MS = 60_000;

const NO_THEME: Theme = { themeDomian: '', themeJsonData: '', themeName: '' };

/**
 * The theme of the last visit at once, then the server's, and from then on whatever the server or the player's
 * VIP level makes of it. A preview in the address applies alone and is never saved. Resolves when the theme of the last
 * visit is on the page.
 */
export function startTheme(search: string): Promise<void> {
  const themeViewId = new URLSearchParams(search).get('themeViewId');
  let given = (themeViewId ? null : cachedTheme()) ?? NO_THEME;
  let askedAt = 0;
  let asked = 0;

  const show = () => {
    const level = profileStore.getState().user?.vip ?? 0;
    const skin = themeViewId ? {} : vipSkinOf(configStore.getState().config, level);
    return wear(readTheme(given, skin)).catch(() => {
      // Its chunk did not come; the next occasion tries again.
      wanted = themeStore.getState();
    });
  };
  const load = async () => {
    askedAt = elapsedMs();
    const turn = ++asked;
    const answer = await (themeViewId
      ? callServer(anonymousAppThemePreview, { themeViewId }, { isSilent: true })
      : callServer(anonymousAppTheme, {}, { isSilent: true }));
    // Answers may overtake each other: the last question's is the newest.
    if (turn !== asked) return;
    given = answer;
    if (!themeViewId) storeTheme(given);
    await show();
  };
  // Without an answer the theme that is worn stands.
  const tryAsk = () => void load().catch(() => undefined);

  profileStore.subscribe((now, before) => {
    if (now.user?.vip !== before.user?.vip) void show();
  });
  configStore.subscribe((now, before) => {
    if (now.config === before.config) return;
    void show();
    // A later answer of the server: the first one comes together with the theme's own.
    if (now.source === 'server' && before.source === 'server') tryAsk();
  });
  onVisibilityChange(() => {
    if (!isHidden() && elapsedMs() - askedAt > STALE_MS) tryAsk();
  });
  hasSkinColours = document.documentElement.style.getPropertyValue('--brass') !== '';
  tryAsk();
  return show();
}

let wanted: ReadTheme = themeStore.getState();
/** The snapshot of an earlier visit has set its own colours on the page, of an unknown theme. */
let hasSkinColours = false;

/** False while a theme that is wanted is still on its way to the page. */
export const isThemeOnPage = (): boolean => isSameTheme(wanted, themeStore.getState());

/** What paints comes only for a theme that is not worn yet: the default one needs none of it. */
async function wear(next: ReadTheme): Promise<void> {
  if (isSameTheme(wanted, next) && !hasSkinColours) return;
  hasSkinColours = false;
  wanted = next;
  const { paintTheme } = await import('./paint-theme.ts');
  // Meanwhile another one may have been wanted.
  if (wanted === next) paintTheme(next);
}
