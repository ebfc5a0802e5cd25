import type { AppConfig } from '../../../contract/config/app-config.ts';
import { ACCESS_TOKEN_KEY } from '../../../contract/limits.ts';
import { chooseLocale, type Locale } from '../../platform/locale.ts';
import { nextFrame } from '../../platform/next-frame.ts';
import { nextTask } from '../../platform/next-task.ts';
import { configStore } from '../../session/config-store.ts';
import { isGateShut } from '../../session/entry-gate.ts';
import { themeStore } from '../../session/theme-store.ts';
import { makeFirstShow } from '../../stage/mirror/first-show.ts';
import * as ornaments from '../../stage/mirror/ornament-images.ts';
import { setOrnaments } from '../../stage/mirror/use-ornaments.ts';
import { loadLobbyFonts } from '../fonts-together.ts';
import { isPlainLobby, LOOK_ID } from '../snapshot/snapshot.ts';
import { openSplash } from '../splash.ts';
import { append, setDrawings, setLargestDrawing } from './dom-runtime.ts';
import { hasFirstAnswer, readFirstAnswer } from './first-answer.ts';
import { addFirstPicture } from './first-pictures.ts';
import { isNearLine } from './near-line.ts';
import { WindowPage } from './window-page.tsx';
import { speak } from './words.ts';

/** A near server has sent fonts and pictures by then: with them the window is laid out and painted once. */
const WHOLE_MS = 120;
/** The curtain does not wait longer for the first banner. */
const BANNER_MS = 1_200;
/** An app that has not started by then is not loading: the splash is more useful than an inert page. */
const MAX_MS = 12_000;

/**
 * Shows a guest's first window of the lobby from the config that came inside the page, before the first script is
 * there. It is visual only, as a snapshot is, and the app removes it when it shows as much.
 */
async function drawFirstWindow(locale: Locale): Promise<void> {
  const cover = document.getElementById('cover');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isElsewhere = !isPlainLobby() || visit?.type !== 'navigate' || localStorage.getItem(ACCESS_TOKEN_KEY);
  // The curtain opens after the gate, on the app itself.
  if (isGateShut()) return;
  // With colours of the person's own the page waits for the app, which knows them.
  if (!cover || cover.hidden || isElsewhere || matchMedia('(forced-colors: active)').matches) return;
  if (!hasFirstAnswer(locale)) return;
  const fonts = isNearLine() ? loadLobbyFonts() : null;
  // On a longer line there is time, and a slow phone takes long for each of these: script, content, elements.
  const rest = async (until = nextTask) => (fonts ? undefined : until());
  await rest();
  const { data: config } = JSON.parse(readFirstAnswer()) as { data: AppConfig };
  configStore.setState({ config });
  themeStore.setState({ name: document.title });
  setOrnaments(ornaments);
  makeFirstShow();
  await rest();
  const look = document.createElement('div');
  look.id = LOOK_ID;
  look.setAttribute('aria-hidden', 'true');
  look.inert = true;
  append(look, WindowPage() as unknown as Node);
  await rest();
  setLargestDrawing();
  await (fonts ? showWhole(look, fonts) : showInParts(look));
  // The first of its drawings would have all of it styled in their task.
  void rest(nextFrame).then(() => open(cover, look));
  setTimeout(() => {
    if (!look.isConnected) return;
    look.remove();
    cover.hidden = false;
    cover.className = '';
    delete cover.dataset.opening;
  }, MAX_MS);
}

/** Hidden until it is whole. */
async function showWhole(look: HTMLElement, fonts: Promise<unknown>): Promise<void> {
  look.hidden = true;
  document.body.append(look);
  await untilWhole(look, fonts);
  look.hidden = false;
}

/** A slow phone lays out the banner alone, the largest paint of the window, and then what follows it. */
async function showInParts(look: HTMLElement): Promise<void> {
  const others = [...look.querySelectorAll('[data-guide=marquee] ~ *')];
  const place = others[0]?.parentNode;
  for (const part of others) part.remove();
  document.body.append(look);
  await nextFrame();
  place?.append(...others);
}

/** Resolves with the last of its fonts and pictures, which are requested by now, or when they take too long. */
async function untilWhole(look: HTMLElement, fonts: Promise<unknown>): Promise<void> {
  const pictures = [...look.querySelectorAll('img')].map(settled);
  await Promise.race([Promise.all([fonts, ...pictures]), wait(WHOLE_MS)]);
}

/** Decoded while the others are loading: the first frame of the window would wait for all of them. */
const settled = (image: HTMLImageElement) =>
  new Promise<void>((done) => {
    if (image.complete) done();
    image.addEventListener('error', () => done());
    image.addEventListener('load', () => {
      void image.decode().catch(() => undefined);
      done();
    });
  });

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** The curtain rises over the banner. */
async function open(cover: HTMLElement, look: HTMLElement): Promise<void> {
  const banner = look.querySelector('img');
  await setDrawings();
  // Its texts have asked for theirs by now, behind the banner: what no text of it asks for is to come with those.
  void loadLobbyFonts();
  await Promise.race([banner?.decode().catch(() => undefined), wait(BANNER_MS)]);
  if (!cover.isConnected || !look.isConnected) return;
  await openSplash(cover);
  cover.hidden = true;
  if (!look.isConnected) cover.remove();
}

const locale = chooseLocale(document.cookie, navigator.languages);
speak(locale);
const drawn = drawFirstWindow(locale).catch(() => {
  // The splash is there.
});
addFirstPicture(drawn);
