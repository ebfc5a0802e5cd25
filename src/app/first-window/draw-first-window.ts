import type { AppConfig } from '../../../contract/config/app-config.ts';
import { DEFAULT_PAINT } from '../../../contract/config/paint.ts';
import { countPlayable } from '../../../contract/games/playable.ts';
import { ActivityId } from '../../../contract/ids.ts';
import { ACCESS_TOKEN_KEY } from '../../../contract/limits.ts';
import { groupDigits } from '../../../contract/money.ts';
import { expectColumn } from '../../features/lobby/model/column.ts';
import { makeLobby } from '../../features/lobby/model/lobby-model.ts';
import type { LobbyLinks } from '../../features/lobby/model/lobby-texts.ts';
import { chooseLocale, type Locale } from '../../platform/locale.ts';
import { nextFrame } from '../../platform/next-frame.ts';
import { nextTask } from '../../platform/next-task.ts';
import { imageDensity, isDataSaverOn } from '../../platform/savings.ts';
import { timeNow } from '../../platform/time.ts';
import { isGateShut } from '../../session/gates/entry-gate.ts';
import { firstImages, requestImages } from '../../stage/mirror/request-images.ts';
import { firstIcon } from '../../ui/first-icons.ts';
import { loadLobbyFonts } from '../fonts-together.ts';
import { isPlainLobby, SNAPSHOT_ID } from '../snapshot/snapshot.ts';
import { openSplash } from '../splash.ts';
import { drawLobby } from './draw-lobby.ts';
import { setDrawings, setLargestDrawing, setLater } from './drawings.ts';
import { buildNode } from './element.ts';
import { hasFirstAnswer, readFirstAnswer } from './first-answer.ts';
import { isNearLine } from './near-line.ts';
import { windowWords } from './window-words.ts';

declare global {
  /** Set by the page's own script where the page holds a config to draw from. */
  var drawFirstWindow: (() => Promise<void>) | undefined;
}

/** A near server has sent fonts and pictures by then: with them the window is laid out and painted once. */
const WHOLE_MS = 120;
/** The curtain does not wait longer for the first banner. */
const BANNER_MS = 1_200;
/** An app that has not started by then is not loading: the splash is more useful than an inert page. */
const MAX_MS = 12_000;
/** Stands in the frame's template for the number of games. */
const COUNT = '%GAMES%';
/** The window is to be looked at only: nothing in it leads anywhere. */
const NO_LINKS: LobbyLinks = {
  allGames: '',
  likes: '',
  history: '',
  jackpot: '',
  register: '',
  category: () => '',
  play: () => '',
};

/**
 * Shows a guest's first window of the lobby from the config that came inside the page, before the first script file is
 * there. It is visual only, as a snapshot is, and the app removes it when it shows as much.
 */
async function draw(locale: Locale): Promise<void> {
  const splash = document.getElementById('splash');
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isElsewhere = !isPlainLobby() || visit?.type !== 'navigate' || localStorage.getItem(ACCESS_TOKEN_KEY);
  // The curtain opens after the gate, on the app itself.
  if (isGateShut()) return;
  // With colours of the person's own the page waits for the app, which knows them.
  if (!splash || splash.hidden || isElsewhere || matchMedia('(forced-colors: active)').matches) return;
  if (!hasFirstAnswer(locale)) return;
  const fonts = isNearLine() ? loadLobbyFonts() : null;
  // On a longer line there is time, and a slow phone takes long for each of these: script, content, elements.
  const rest = async (until = nextTask) => (fonts ? undefined : until());
  await rest();
  const { data: config } = JSON.parse(readFirstAnswer()) as { data: AppConfig };
  const lobby = makeWindow(config, locale);
  if (!lobby) return;
  await rest();
  const firstWindow = document.createElement('div');
  firstWindow.id = SNAPSHOT_ID;
  firstWindow.setAttribute('aria-hidden', 'true');
  firstWindow.inert = true;
  const frame = frameOf(config, locale);
  frame.querySelector('main > div')?.append(buildNode(lobby, setLater));
  firstWindow.append(frame);
  await rest();
  setLargestDrawing();
  await (fonts ? showWhole(firstWindow, fonts) : showInParts(firstWindow));
  // The first of its drawings would have all of it styled in their task.
  void rest(nextFrame).then(() => open(splash, firstWindow));
  setTimeout(() => {
    if (!firstWindow.isConnected) return;
    firstWindow.remove();
    splash.hidden = false;
    splash.className = '';
    delete splash.dataset.opening;
  }, MAX_MS);
}

/** The lobby of a guest; null before the page has a width. */
function makeWindow(config: AppConfig, locale: Locale) {
  const column = expectColumn(document.documentElement.clientWidth, window, false);
  if (!column) return null;
  const words = windowWords(locale);
  const { content, layout } = makeLobby({
    config,
    likeIds: [],
    historyIds: [],
    unshown: [],
    isMember: false,
    hasJackpot: config.activities[String(ActivityId.luckyJackpot)] !== undefined,
    column,
    density: imageDensity(devicePixelRatio, isDataSaverOn()),
    words,
    links: NO_LINKS,
    now: timeNow(),
  });
  requestImages(firstImages(content, layout, column));
  const { windowHeight, top } = column;
  const noWinners = words.t('lobby.ticker.none');
  const pauseIcon = firstIcon('pause') ?? '';
  return drawLobby({ content, layout, windowHeight, top, paint: DEFAULT_PAINT, noWinners, pauseIcon });
}

/** The app's frame around the lobby, out of the page's template. */
function frameOf(config: AppConfig, locale: Locale): DocumentFragment {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-frame="${locale}"]`);
  const frame = document.importNode(template?.content ?? new DocumentFragment(), true);
  if (!config.isSandbox) for (const mark of frame.querySelectorAll('[data-sandbox-mark]')) mark.remove();
  const text = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const count = groupDigits(countPlayable(config.games), windowWords(locale).formatLocale);
  while (text.nextNode()) {
    const node = text.currentNode as Text;
    if (node.data.includes(COUNT)) node.data = node.data.replace(COUNT, count);
  }
  return frame;
}

/** Hidden until it is whole. */
async function showWhole(firstWindow: HTMLElement, fonts: Promise<unknown>): Promise<void> {
  firstWindow.hidden = true;
  document.body.append(firstWindow);
  await untilWhole(firstWindow, fonts);
  firstWindow.hidden = false;
}

/** A slow phone lays out the banner alone, the largest paint of the window, and then what follows it. */
async function showInParts(firstWindow: HTMLElement): Promise<void> {
  const others = [...firstWindow.querySelectorAll('[data-guide=marquee] ~ *')];
  const place = others[0]?.parentNode;
  for (const part of others) part.remove();
  document.body.append(firstWindow);
  await nextFrame();
  place?.append(...others);
}

/** Resolves with the last of its fonts and pictures, which are requested by now, or when they take too long. */
async function untilWhole(firstWindow: HTMLElement, fonts: Promise<unknown>): Promise<void> {
  const pictures = [...firstWindow.querySelectorAll('img')].map(untilImageSettled);
  await Promise.race([Promise.all([fonts, ...pictures]), wait(WHOLE_MS)]);
}

/** Decoded while the others are loading: the first frame of the window would wait for all of them. */
const untilImageSettled = (image: HTMLImageElement) =>
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
async function open(splash: HTMLElement, firstWindow: HTMLElement): Promise<void> {
  const banner = firstWindow.querySelector('[data-lobby] img');
  await setDrawings();
  // Its texts have asked for theirs by now, behind the banner: what no text of it asks for is to come with those.
  void loadLobbyFonts();
  await Promise.race([(banner as HTMLImageElement | null)?.decode().catch(() => undefined), wait(BANNER_MS)]);
  if (!splash.isConnected || !firstWindow.isConnected) return;
  await openSplash(splash);
  splash.hidden = true;
  if (!firstWindow.isConnected) splash.remove();
}

globalThis.drawFirstWindow = () => draw(chooseLocale(document.cookie, navigator.languages));
