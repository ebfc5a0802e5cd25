import type { PlinkoBet, PlinkoOutcome } from '../../contract/games/plinko-tower.ts';
import { t } from '../../src/platform/i18n.ts';
import { makeDrawLoop } from '../engine/draw-loop.ts';
import { element, write } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { readWebGlDevice, startRenderer } from '../engine/renderer.ts';
import { chooseRenderer } from '../engine/renderer-choice.ts';
import { toneOf } from '../engine/result-tone.ts';
import type { RoundOf } from '../engine/round.ts';
import { winSoundOf } from '../engine/sound.ts';
import { multiplierText } from './multiplier-text.ts';
import { makeTableChoice } from './table-choice.ts';
import { Tower } from './tower.ts';

const MAX_PIXEL_RATIO = 2;
/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

export const openScene: GameManifest<PlinkoBet, PlinkoOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const canvas = element('canvas', { 'aria-hidden': 'true' });
  const sight = element('div', { class: 'tower' }, [canvas]);
  const result = element('p', { class: 'result' });
  const choice = makeTableChoice(setBet);
  const renderer = await startRenderer(canvas, chooseRenderer(forcedRenderer, readWebGlDevice));
  place.classList.add('dusk');
  place.append(choice.view, sight, result);
  const loop = makeDrawLoop(() => tower.draw());
  const tower = new Tower(renderer, loop, sound);
  let prefersReducedMotion = false;

  const say = (text: string, isWin: boolean) => {
    write(result, text);
    result.classList.toggle('won', isWin);
  };
  const resize = () => {
    const { width, height } = sight.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    tower.resize(width, height, Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO));
    // In the same task, or the canvas would be blank for a frame.
    tower.draw();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(sight);
  // A lost context is restored empty, and nothing else would draw a frame at rest.
  canvas.addEventListener('webglcontextrestored', resize);
  resize();
  say(t('plinko.hint'), false);

  return {
    start() {
      tower.load();
      say('', false);
      sound.play('reel-start');
    },
    async show(round) {
      tower.setTable(round.bet);
      if (prefersReducedMotion) {
        tower.lay(round.outcome);
        await new Promise((done) => setTimeout(done, STILL_MS));
      } else {
        await tower.drop(round.outcome);
      }
      const winSound = winSoundOf(toneOf(round.stake, round.win));
      if (winSound) {
        sound.play(winSound);
        tower.lightSlot(round.outcome.slot);
      }
      say(resultText(round), winSound !== null);
      announce(`${slotText(round.outcome)}. ${resultText(round)}`);
    },
    cancel() {
      tower.load();
      say(t('plinko.hint'), false);
    },
    update(state) {
      choice.update(state);
      if (state.bet && state.phase.kind === 'ready') tower.setTable(state.bet);
    },
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
    },
    free() {
      watch.disconnect();
      loop.stop();
      tower.free();
    },
  };
};

/** Where the ball ended, as a sentence. */
export function slotText({ path, slot, multiplier }: PlinkoOutcome): string {
  return t('plinko.slot', { slot: slot + 1, count: path.length + 1, times: multiplierText(multiplier) });
}

function resultText({ stake, win }: RoundOf<PlinkoBet, PlinkoOutcome>): string {
  const amount = moneyText(win);
  return toneOf(stake, win) === 'returned'
    ? t('game.result.returned', { amount })
    : t('game.result.win', { amount });
}
