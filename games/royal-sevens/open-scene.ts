import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { t } from '../../src/platform/i18n.ts';
import { makeDrawLoop } from '../engine/draw-loop.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { readWebGlDevice, startRenderer } from '../engine/renderer.ts';
import { chooseRenderer } from '../engine/renderer-choice.ts';
import { idleValues } from '../slot/slot-values.ts';
import { Machine } from './machine.ts';
import { makeSlotView } from './slot-view.ts';
import { loadSymbolArt } from './symbol-art.ts';

const MAX_PIXEL_RATIO = 2;

/** Where the reels stand before the first spin: a window that pays nothing, so that nothing is promised. */
const FIRST_STOPS = [3, 9, 14, 20, 27];

export const openScene: GameManifest<SlotBet, SlotOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
}) => {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  place.append(canvas);
  const choice = chooseRenderer(forcedRenderer, readWebGlDevice);
  const [renderer, art] = await Promise.all([startRenderer(canvas, choice), loadSymbolArt(ROYAL_SEVENS)]);
  const machine = new Machine(ROYAL_SEVENS, renderer, art, () => t('game.title'));
  const loop = makeDrawLoop(() => machine.draw());
  const view = makeSlotView({ machine, loop, sound, announce });
  machine.rest(FIRST_STOPS);
  machine.say(t('game.idle', idleValues(ROYAL_SEVENS)), 'quiet');

  const resize = () => {
    const { width, height } = place.getBoundingClientRect();
    if (width < 1 || height < 1) return;
    machine.resize(width, height, Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO));
    view.resized();
    // In the same task, or the canvas would be blank for a frame.
    machine.draw();
  };
  const watch = new ResizeObserver(resize);
  watch.observe(place);
  // A lost context is restored empty, and nothing else would draw a frame at rest.
  canvas.addEventListener('webglcontextrestored', resize);
  resize();

  return {
    ...view,
    free() {
      watch.disconnect();
      loop.stop();
      machine.free();
    },
  };
};
