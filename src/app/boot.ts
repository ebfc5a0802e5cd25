import { activateMessages, onLocaleChange } from '../platform/i18n.ts';
import { chooseLocale, type Locale } from '../platform/locale.ts';
import { followLinks } from '../platform/navigation.ts';
import { tokenStore } from '../platform/token-store.ts';
import { cachedConfig } from '../session/config/config-cache.ts';
import { configStore } from '../session/config/config-store.ts';
import { setOverlayRules } from '../session/overlays/overlay-store.ts';
import { isSignedIn } from '../session/player/profile-store.ts';
import { untilStageStands } from './first-screen.ts';
import { syncMotionMark } from './motion-mark.ts';
import { startOverlayGate } from './overlay-gate.ts';
import { syncOverlayHistory } from './overlay-history.ts';
import { OVERLAY_RULES } from './overlay-rules.ts';
import { showTitle } from './pages.ts';
import { renewConfig, runPreflight } from './preflight.ts';
import { loadForMember, reactToFailures, reactToMaintenance, reactToSignOut } from './reactions.ts';

/** Sets the language of the page and of its calls; the messages are loaded later. */
export async function chooseLanguage(): Promise<void> {
  const locale = chooseLocale(document.cookie, navigator.languages);
  const root = document.documentElement;
  // The same language once more would be a new style of every element.
  if (root.lang !== locale) root.lang = locale;
  const loadFonts = (chosen: Locale) => void loadFontsOf(chosen).catch(() => undefined);
  loadFonts(locale);
  await activateMessages(locale);
  onLocaleChange((chosen) => {
    loadFonts(chosen);
    showTitle();
    // Texts of activities and channels come from the server in the language of the call.
    void renewConfig().catch(() => undefined);
  });
}

/** Chinese has a face of its own, in slices, that no other language needs. */
async function loadFontsOf(locale: Locale): Promise<void> {
  if (locale === 'zh-CN') await import('@fontsource-variable/noto-sans-sc/index.css');
}

/**
 * Brings the stores to the point where a page can be shown: the config of the last visit, or the server's.
 * With a cached config the preflight runs after the first paint.
 * @throws CallFailure on a first visit without the server
 */
export async function fillStores(): Promise<void> {
  syncMotionMark();
  setOverlayRules(OVERLAY_RULES);
  startOverlayGate();
  const isDressed = dress();
  reactToFailures();
  reactToSignOut();
  reactToMaintenance();
  syncOverlayHistory();
  followLinks(document);
  const cached = cachedConfig();
  if (cached) configStore.setState({ config: cached, source: 'cache' });
  const preflight = runPreflight();
  // With a token the guards need to know who it belongs to before a page is chosen; a guest needs the config only.
  if (tokenStore.read()) await preflight.catch(useCached);
  else if (cached) preflight.catch(() => undefined);
  else await Promise.race([configIsThere(), preflight.catch(useCached)]);
  void preflight.then(loadForWhoIsHere, () => undefined);
  // A later visit shows its theme from the first paint on; a first one waits only for the config.
  if (cached) await isDressed;
}

/** Nothing that a guest's first screen shows depends on it. */
async function loadForWhoIsHere(): Promise<void> {
  if (!isSignedIn()) await untilStageStands();
  loadForMember();
}

function configIsThere(): Promise<void> {
  return new Promise((done) => {
    const stop = configStore.subscribe(({ config }) => {
      if (!config) return;
      stop();
      done();
    });
  });
}

function useCached(error: unknown): void {
  // Offline with a cached config: the lobby can be looked at, signed out.
  if (!configStore.getState().config) throw error;
}

/** The default theme is in the style sheets; what puts on another is fetched beside the first calls. */
async function dress(): Promise<void> {
  try {
    const { startTheme } = await import('./theme.ts');
    await startTheme(location.search);
  } catch {
    // A chunk that does not come leaves the default theme.
  }
}
