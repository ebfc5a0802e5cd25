import { type HostMessage, hostMessageSchema } from '../../contract/games/game-bridge.ts';
import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import { isSharedGame } from '../../maths/shared-game.ts';
import {
  activateMessages,
  currentLocale,
  loadMessages,
  type MessageNamespace,
  t,
} from '../../src/platform/i18n.ts';
import { sessionKeys } from '../../src/platform/key-values.ts';
import { chooseLocale, LOCALES, type Locale } from '../../src/platform/locale.ts';
import { makePendingRequests } from '../../src/platform/pending-requests.ts';
import { newRequestId } from '../../src/platform/request-id.ts';
import { onFirstTouch, soundPresses } from '../../src/platform/sound/press-sound.ts';
import { deviceNow, elapsedMs } from '../../src/platform/time.ts';
import { onScreen } from '../../src/platform/visibility.ts';
import { makeBetRules } from './bet-rules.ts';
import { makeFrameBridge } from './bridge.ts';
import { makeBrokenPromise } from './broken-promise.ts';
import { makeControls } from './controls.ts';
import { element } from './element.ts';
import { loadFonts } from './fonts.ts';
import { canReplay, type FrameState, OPENING_STATE } from './frame-state.ts';
import type { GameManifest, GameScene } from './game-manifest.ts';
import { type GameServer, gameServer } from './game-server.ts';
import { makeInfoDialog } from './info-dialog.ts';
import { consumeLaunchToken, makeGameTokens } from './launch-token.ts';
import { makeLowBalance } from './low-balance.ts';
import type { ListNonces } from './nonce-list.ts';
import { makeObservable } from './observable.ts';
import { makeOpenAction, onActionEnd } from './open-action.ts';
import { readRound } from './read-round.ts';
import { makeRoundFlow } from './round-flow.ts';
import { makeRoundPromises } from './round-promises.ts';
import { plainRows, roundsTab } from './rounds-tab.ts';
import { makeGameSound } from './sound.ts';
import { debouncePress } from './spin-press.ts';
import { createStatusScreen, noticeText } from './status-screen.ts';

/**
 * Builds a game's page and runs it: messages, scene, controls, rounds, and the bridge to the page around it.
 * Nothing in here knows which game it is.
 */
export async function startFrame<Bet, Outcome>(
  game: GameManifest<Bet, Outcome>,
  server: GameServer = gameServer,
): Promise<void> {
  // First of all: no later code finds the token in the address.
  const launchToken = consumeLaunchToken(location, history);
  const query = new URLSearchParams(location.search);
  await chooseFrameMessages(readLocale(query.get('locale')), game.messages);
  document.title = game.title();
  // A past round, without a token: nothing of what plays is started.
  if (query.has('replay'))
    return (await import('./replay-frame.ts')).startReplay(game, query.get('renderer'));

  const state = makeObservable<FrameState<Bet>>(OPENING_STATE);
  const bridge = makeFrameBridge(window, document.referrer, hostMessageSchema);
  const sound = makeGameSound(game.sounds);
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const announce = (text: string) => {
    live.textContent = text;
  };
  const place = element('div', { class: 'picture' });
  const notice = element('p', { class: 'notice', role: 'status' });
  const main = element('main', { 'aria-label': game.sceneLabel() });
  document.body.append(main);
  main.append(element('h1', { class: 'unseen' }, [game.title()]), place, notice, live);

  const { slug } = game.maths;
  let scene: GameScene<Bet, Outcome>;
  const makeFlow = game.makeFlow ?? makeRoundFlow<Bet>;
  const bets = makeBetRules(game);
  const isShared = isSharedGame(game.maths);
  const tokens = makeGameTokens(sessionKeys, slug);
  const listNonces: ListNonces = (body) => server.nonces(body, tokens.readKept() ?? '');
  const shared = game.sharedComparison ?? null;
  const promises = makeRoundPromises({ bridge, keys: sessionKeys, slug, shared, listNonces });
  const view = {
    start: () => scene.start(),
    show: async (round: GameRound) => scene.show(readRound(game, round)),
    showOpen: async (round: OpenRound) => scene.showOpen?.(readRound(game, round)),
    cancel: () => scene.cancel(),
  };
  const flow = makeFlow({
    state,
    bets,
    server,
    tokens,
    pending: makePendingRequests(sessionKeys, deviceNow, slug),
    bridge,
    promises,
    view,
    newId: newRequestId,
    deviceNow,
    elapsed: elapsedMs,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    onScreen,
  });
  try {
    await loadFonts(game.paintedTexts());
    const forcedRenderer = query.get('renderer');
    const { setBet } = flow;
    const act = (made: unknown) => void flow.act(made);
    scene = await game.openScene({ place, sound, announce, forcedRenderer, setBet, act });
  } catch (error) {
    console.error(error);
    main.append(
      element('div', { class: 'curtain' }, [element('p', { role: 'alert' }, [t('game.stopped.picture')])]),
    );
    bridge.post('ready');
    return;
  }

  let isStill = false;
  const replay = async (round: GameRound, inList: HTMLElement) => {
    if (game.replayView) return inList.replaceChildren(game.replayView(readRound(game, round), isStill));
    info.close();
    const { replayRound } = await import('./replay-round.ts');
    await replayRound({ state, view, bets }, round);
  };
  const openProof = (roundId: string) => bridge.post({ kind: 'wants-proof', roundId });
  const loadCheck = async () => {
    const { makeRoundCheck } = await import('./round-check.ts');
    return makeRoundCheck({ state, server, tokens, promises, maths: game.maths, newId: newRequestId });
  };
  const info = makeInfoDialog([
    ...game.infoTabs(() => state.get().stake),
    roundsTab({
      rounds: () => state.get().history,
      nextCommit: () => nextCommitOf(state.get()),
      seedPair: () => (isShared ? null : state.get().seedPair),
      rowsOf: (round) => game.roundRows?.(readRound(game, round)) ?? plainRows(round),
      verify: async (round) => (await loadCheck()).verify(round),
      reveal: async () => (await loadCheck()).reveal(),
      replay: () => (game.replayView || canReplay(state.get()) ? (...round) => void replay(...round) : null),
      openOutside: openProof,
    }),
  ]);
  const openAction = makeOpenAction<Bet>(
    (round, now) => game.openAction?.(readRound(game, round), now) ?? null,
  );
  const { press, becomeAnother } = debouncePress(() => {
    const { phase, isPaused } = state.get();
    const action = openAction(state.get());
    if (action?.act !== undefined) void flow.act(action.act);
    else if (phase.kind === 'showing' && !isPaused) scene.skip?.();
    else void flow.play();
  }, elapsedMs);
  const betControls = game.betControls(flow.setBet);
  const controls = makeControls(
    {
      betView: betControls.view,
      press,
      openAction: () => openAction(state.get()),
      openInfo: () => info.open(),
    },
    game.controls,
  );
  const screen = createStatusScreen({
    retry: () => void flow.retry(),
    leave: () => bridge.post('wants-exit'),
  });
  const lowBalance = makeLowBalance({
    playMoney: () => bridge.post('wants-play-money'),
    deposit: () => bridge.post('wants-deposit'),
  });
  const brokenPromise = makeBrokenPromise(openProof);
  main.append(lowBalance.view, brokenPromise.view, controls.view, screen.view, info.view);

  const update = (now: FrameState<Bet>) => {
    controls.update(now);
    betControls.update(now);
    scene.update?.(now);
    screen.update(now);
    lowBalance.update(now);
    brokenPromise.update(now);
    notice.textContent = frameNotice(now);
    notice.hidden = notice.textContent === '';
  };
  state.subscribe(onActionEnd(openAction, becomeAnother));
  state.subscribe(update);
  update(state.get());

  const motionQuery = matchMedia('(prefers-reduced-motion: reduce)');
  const setStill = (isReduced: boolean) => {
    isStill = isReduced;
    scene.setReducedMotion(isReduced);
  };
  setStill(motionQuery.matches);
  const followSight = () => sound.pause(state.get().isPaused || document.hidden);
  const obey = (message: HostMessage) => {
    if (message.kind === 'settings') {
      sound.set({ isOn: message.isSoundOn, volume: message.volume, isMusicOn: message.isMusicOn });
      setStill(message.isMotionReduced || motionQuery.matches);
      speak(message.locale, state.get());
    } else if (message.kind === 'offers') {
      const { mayOffer, limitLeft } = message;
      state.set({ ...state.get(), mayOffer, limitLeft });
    } else {
      const isPaused = message.kind === 'pause';
      state.set({ ...state.get(), isPaused });
      followSight();
    }
  };
  bridge.listen(obey);
  document.addEventListener('visibilitychange', followSight);
  onFirstTouch(document, sound.wake);
  soundPresses(document, sound.play);
  listenForKeys(press);
  bridge.post('ready');
  await flow.open(launchToken);
  // Who came for the rules reads them before anything else.
  const wanted = query.get('info');
  if (wanted) info.open(wanted);
}

/** The commitment of the seed that decides the next round; a shared round has its own. */
const nextCommitOf = ({ followed, seedPair }: FrameState): string =>
  followed?.round.commit ?? seedPair?.commit ?? '';

function frameNotice({ phase, notice, history }: FrameState): string {
  if (phase.kind === 'showing' && phase.isReplay) {
    const { roundId, absentActs } = phase.round;
    // A round that the player has seen before is in the list.
    if (history.some((round) => round.roundId === roundId)) return t('game.replay.again');
    return t(absentActs > 0 ? 'game.replay.absent' : 'game.replay');
  }
  return notice ? noticeText(notice) : '';
}

/** The space bar plays from wherever the focus is, unless it means something there. A held key plays once. */
function listenForKeys(play: () => void): void {
  window.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.repeat || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest('button, input, a, [tabindex]')) return;
    event.preventDefault();
    play();
  });
}

function readLocale(wanted: string | null): Locale {
  return LOCALES.find((locale) => locale === wanted) ?? chooseLocale(document.cookie, navigator.languages);
}

/** Another language opens the game again: the session and an unseen round continue with the stored token. */
function speak(wanted: string, { phase }: FrameState): void {
  const isKnown = LOCALES.some((locale) => locale === wanted);
  if (!isKnown || wanted === currentLocale() || phase.kind !== 'ready') return;
  const address = new URL(location.href);
  address.searchParams.set('locale', wanted);
  location.replace(address);
}

async function chooseFrameMessages(locale: Locale, ofGame: readonly MessageNamespace[]): Promise<void> {
  await loadMessages('shell', 'game', ...ofGame);
  await activateMessages(locale);
  document.documentElement.lang = locale;
}
