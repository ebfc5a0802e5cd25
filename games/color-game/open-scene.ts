import type { ColorOutcome } from '../../contract/games/color-game.ts';
import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { makeDrawLoop } from '../engine/draw-loop.ts';
import { element } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeObservable } from '../engine/observable.ts';
import { readWebGlDevice, startRenderer } from '../engine/renderer.ts';
import { chooseRenderer } from '../engine/renderer-choice.ts';
import { toneOf } from '../engine/result-tone.ts';
import type { RoundOf } from '../engine/round.ts';
import { winSoundOf } from '../engine/sound.ts';
import { makeBoard } from './board.ts';
import { colorName } from './color-name.ts';
import { Tray } from './tray.ts';

const MAX_PIXEL_RATIO = 2;
/** How the dice lie before the first throw. */
const FIRST: ColorOutcome['dice'] = ['yellow', 'blue', 'red'];
/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

type ColorRound = RoundOf<PlacedBets, ColorOutcome>;

/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(COLOR_GAME.defaultStake);

export const openScene: GameManifest<PlacedBets, ColorOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const window = element('div', { class: 'tray' }, [canvas]);
  const board = makeBoard({ chip: chip.get, setBet, announce });
  const renderer = await startRenderer(canvas, chooseRenderer(forcedRenderer, readWebGlDevice));
  place.classList.add('fair');
  place.append(element('div', { class: 'awning', 'aria-hidden': 'true' }), window, board.view);
  const loop = makeDrawLoop(() => tray.draw());
  const tray = new Tray(renderer, loop, sound);
  let prefersReducedMotion = false;
  const stopNaming = chip.subscribe(board.rename);

  const resize = () => {
    const { width, height } = window.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    tray.resize(width, height, Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO));
    // In the same task, or the canvas would be blank for a frame.
    tray.draw();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(window);
  // A lost context is restored empty, and nothing else would draw a frame at rest.
  canvas.addEventListener('webglcontextrestored', resize);
  let last = FIRST;
  tray.lay(last);
  resize();

  return {
    start() {
      board.showPaid([], false);
      board.say(t('color.thrown'), false);
      sound.play('reel-start');
      if (!prefersReducedMotion) tray.lift();
    },
    async show(round) {
      const { dice, wins } = round.outcome;
      if (prefersReducedMotion) {
        tray.lay(dice);
        await new Promise((done) => setTimeout(done, STILL_MS));
      } else {
        await tray.land(dice);
      }
      last = dice;
      const tone = toneOf(round.stake, round.win);
      const winSound = winSoundOf(tone);
      if (winSound) sound.play(winSound);
      const isWin = winSound !== null;
      tray.light(isWin ? dice.flatMap((die, at) => (wins.some(({ spot }) => spot === die) ? [at] : [])) : []);
      board.showPaid(wins, isWin);
      board.say(resultText(round), isWin);
      announce(`${diceText(dice)}. ${resultText(round)}`);
    },
    cancel() {
      tray.lay(last);
      board.say(t('color.hint'), false);
    },
    update: board.update,
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
    },
    free() {
      watch.disconnect();
      stopNaming();
      loop.stop();
      tray.free();
    },
  };
};

/** The dice as a sentence, in the order in which they were drawn. */
export function diceText(dice: ColorOutcome['dice']): string {
  return t('color.dice', {
    first: colorName(dice[0]),
    second: colorName(dice[1]),
    third: colorName(dice[2]),
  });
}

function resultText({ stake, win }: ColorRound): string {
  const amount = moneyText(win);
  const tone = toneOf(stake, win);
  if (tone === 'none') return t('game.result.none');
  return tone === 'returned' ? t('game.result.returned', { amount }) : t('game.result.win', { amount });
}
