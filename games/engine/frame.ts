import type { HostMessage } from '../../contract/game-bridge.ts';
import type { Cents } from '../../contract/money.ts';
import { chooseWords, currentLocale, loadWords, t, type WordKey } from '../../src/platform/i18n.ts';
import { sessionKeys } from '../../src/platform/key-values.ts';
import { chooseLocale, LOCALES, type Locale } from '../../src/platform/locale.ts';
import { makePendingRequests } from '../../src/platform/pending-requests.ts';
import { newRequestId } from '../../src/platform/request-id.ts';
import { soundPresses, whenTouched } from '../../src/platform/sound/press-sound.ts';
import { makeFrameBridge } from './bridge.ts';
import { makeControls } from './controls.ts';
import { makeCurtain, noticeText } from './curtain.ts';
import { element } from './element.ts';
import { loadFaces } from './faces.ts';
import { type FrameState, OPENING_STATE } from './frame-state.ts';
import { gameServer } from './game-server.ts';
import { type InfoPage, makeInfoDialog } from './info-dialog.ts';
import { makeGameTokens, takeLaunchToken } from './launch-token.ts';
import { makeObservable } from './observable.ts';
import { makeRoundFlow, type RoundView } from './round-flow.ts';
import { roundsPage } from './rounds-page.ts';
import { type GameSound, makeGameSound } from './sound.ts';
import { debouncePress } from './spin-press.ts';

export interface Picture extends RoundView {
  setCalm(isCalm: boolean): void;
  /** Paints all again, after a change of language. */
  repaint(): void;
  free(): void;
}

export type OpenPicture = (parts: {
  place: HTMLElement;
  sound: GameSound;
  announce(text: string): void;
  forcedRenderer: string | null;
}) => Promise<Picture>;

export interface FrameOptions {
  readonly slug: string;
  readonly titleKey: WordKey;
  readonly reelsKey: WordKey;
  readonly lineCount: number;
  readonly openPicture: OpenPicture;
  pages(stake: () => Cents): InfoPage[];
  /** Every text that is painted on the canvas, in the chosen language. */
  paintedTexts(): string[];
}

/** Builds a game's page and keeps it going: words, picture, console, rounds, and the line to the page around it. */
export async function startFrame(options: FrameOptions): Promise<void> {
  // First of all: nobody after this line finds the token in the address.
  const launchToken = takeLaunchToken(location, history);
  const query = new URLSearchParams(location.search);
  await chooseFrameWords(readLocale(query.get('locale')));

  const state = makeObservable<FrameState>(OPENING_STATE);
  const bridge = makeFrameBridge(window, document.referrer);
  const sound = makeGameSound();
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const announce = (text: string) => {
    live.textContent = text;
  };
  const place = element('div', { class: 'picture' });
  const notice = element('p', { class: 'notice', role: 'status' });
  const main = element('main', { 'aria-label': t(options.reelsKey) });
  document.body.append(main);
  main.append(element('h1', { class: 'unseen' }, [t(options.titleKey)]), place, notice, live);

  let picture: Picture;
  try {
    await loadFaces(options.paintedTexts());
    const forcedRenderer = query.get('renderer');
    picture = await options.openPicture({ place, sound, announce, forcedRenderer });
  } catch (error) {
    console.error(error);
    main.append(
      element('div', { class: 'curtain' }, [element('p', { role: 'alert' }, [t('game.stopped.picture')])]),
    );
    bridge.tell('ready');
    return;
  }

  const flow = makeRoundFlow({
    state,
    server: gameServer,
    tokens: makeGameTokens(sessionKeys, options.slug),
    pending: makePendingRequests(sessionKeys, Date.now),
    bridge,
    view: picture,
    newId: newRequestId,
    now: Date.now,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  });
  const info = makeInfoDialog([
    ...options.pages(() => state.get().stake),
    roundsPage(
      () => state.get().history,
      () => state.get().nextCommit,
      (roundId) => bridge.tell({ kind: 'wants-proof', roundId }),
    ),
  ]);
  const spin = debouncePress(() => void flow.spin(), Date.now);
  const controls = makeControls(
    { spin, changeStake: flow.changeStake, openInfo: () => info.open() },
    options.lineCount,
  );
  const curtain = makeCurtain({ retry: () => void flow.retry(), leave: () => bridge.tell('wants-exit') });
  main.append(controls.view, curtain.view, info.view);

  const update = (now: FrameState) => {
    controls.update(now);
    curtain.update(now);
    notice.textContent = frameNotice(now);
    notice.hidden = notice.textContent === '';
  };
  state.subscribe(update);
  update(state.get());

  const calmQuery = matchMedia('(prefers-reduced-motion: reduce)');
  picture.setCalm(calmQuery.matches);
  const followSight = () => sound.pause(state.get().isPaused || document.hidden);
  const obey = (message: HostMessage) => {
    if (message.kind === 'settings') {
      sound.set(message.isSoundOn, message.volume);
      picture.setCalm(message.isMotionReduced || calmQuery.matches);
      speak(message.locale, state.get());
    } else {
      const isPaused = message.kind === 'pause';
      state.set({ ...state.get(), isPaused });
      followSight();
    }
  };
  bridge.listen(obey);
  document.addEventListener('visibilitychange', followSight);
  whenTouched(document, sound.wake);
  soundPresses(document, sound.play);
  listenForKeys(spin);
  bridge.tell('ready');
  await flow.open(launchToken);
  // Who came for the rules reads them before anything else.
  const wanted = query.get('info');
  if (wanted) info.open(wanted);
}

function frameNotice({ phase, notice }: FrameState): string {
  if (phase.kind === 'showing' && phase.isReplay) return t('game.replay');
  return notice ? noticeText(notice) : '';
}

/** The space bar spins from wherever the focus is, unless it means something there. A held key spins once. */
function listenForKeys(spin: () => void): void {
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest('button, input, a, [tabindex]')) return;
    event.preventDefault();
    spin();
  });
}

function readLocale(wanted: string | null): Locale {
  return LOCALES.find((locale) => locale === wanted) ?? chooseLocale(document.cookie, navigator.languages);
}

/** Another language is another opening: the session and an unshown round go on with the kept token. */
function speak(wanted: string, { phase }: FrameState): void {
  const isKnown = LOCALES.some((locale) => locale === wanted);
  if (!isKnown || wanted === currentLocale() || phase.kind !== 'ready') return;
  const address = new URL(location.href);
  address.searchParams.set('locale', wanted);
  location.replace(address);
}

async function chooseFrameWords(locale: Locale): Promise<void> {
  await loadWords('shell', 'game');
  await chooseWords(locale);
  document.documentElement.lang = locale;
  document.title = t('game.title');
}
