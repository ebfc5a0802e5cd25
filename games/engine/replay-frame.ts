import type { GameRound } from '../../contract/games/game-calls.ts';
import { type ReplayHostMessage, replayHostMessageSchema } from '../../contract/games/replay-bridge.ts';
import { t } from '../../src/platform/i18n.ts';
import { onFirstTouch } from '../../src/platform/sound/press-sound.ts';
import { makeFrameBridge } from './bridge.ts';
import { element, write } from './element.ts';
import type { GameManifest } from './game-manifest.ts';
import { makeReplayBar, openReplayView, type ReplayView } from './replay-view.ts';
import { makeGameSound } from './sound.ts';

/**
 * A game's page that shows one past round, which the page around it sends. It has no token, no bet and no button that
 * plays, and calls the server for nothing.
 */
export function startReplay<Bet, Outcome>(
  game: GameManifest<Bet, Outcome>,
  forcedRenderer: string | null,
): void {
  const bridge = makeFrameBridge(window, document.referrer, replayHostMessageSchema);
  const sound = makeGameSound(game.sounds);
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const place = element('div', { class: 'picture' });
  const notice = element('p', { class: 'notice', role: 'status' }, [t('game.replay.again')]);
  const main = element('main', { 'aria-label': game.sceneLabel() });
  main.append(element('h1', { class: 'unseen' }, [game.title()]), place, notice, live);
  document.body.append(main);

  const motionQuery = matchMedia('(prefers-reduced-motion: reduce)');
  let isStill = motionQuery.matches;
  let isPaused = false;
  let view: ReplayView | null = null;
  let isOpened = false;

  const open = async (round: GameRound) => {
    if (isOpened) return;
    isOpened = true;
    try {
      const announce = (text: string) => write(live, text);
      view = await openReplayView(game, round, { place, sound, announce, forcedRenderer });
      view.setReducedMotion(isStill);
      const bar = makeReplayBar(round, view.show);
      main.append(bar.view);
      await bar.play();
    } catch (error) {
      console.error(error);
      write(notice, t('game.stopped.picture'));
    }
  };
  const followSight = () => sound.pause(isPaused || document.hidden);
  bridge.listen((message: ReplayHostMessage) => {
    if (message.kind === 'replay') void open(message.round);
    else if (message.kind === 'settings') {
      // No game is open: a past round is shown without the bed.
      sound.set({ isOn: message.isSoundOn, volume: message.volume, isMusicOn: false });
      isStill = message.isMotionReduced || motionQuery.matches;
      view?.setReducedMotion(isStill);
    } else if (message.kind !== 'offers') {
      isPaused = message.kind === 'pause';
      followSight();
    }
  });
  document.addEventListener('visibilitychange', followSight);
  onFirstTouch(document, sound.wake);
  bridge.post('ready');
}
