import type { PlinkoBet, PlinkoOutcome } from '../../contract/games/plinko-tower.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { openPicture } from '../engine/picture.ts';
import { resultText } from '../engine/result-text.ts';
import { winSoundOf } from '../engine/sound.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { makeTableChoice } from './table-choice.ts';
import { Tower } from './tower.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

export const openScene: GameManifest<PlinkoBet, PlinkoOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const sight = element('div', { class: 'tower' });
  const result = element('p', { class: 'result' });
  const choice = makeTableChoice(setBet);
  place.classList.add('dusk');
  document.body.classList.add('result-game');
  place.append(choice.view, sight, result);
  const view = await openPicture(sight, forcedRenderer, (renderer, loop) => new Tower(renderer, loop, sound));
  const tower = view.picture;
  let prefersReducedMotion = false;

  const say = (text: string, isWin: boolean) => {
    write(result, text);
    result.classList.toggle('won', isWin);
  };
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
      const winSound = winSoundOf(winLevelOf(round.stake, round.win));
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
    free: view.free,
  };
};

/** Where the ball ended, as a sentence. */
export function slotText({ path, slot, multiplier }: PlinkoOutcome): string {
  return t('plinko.slot', { slot: slot + 1, count: path.length + 1, times: multiplierText(multiplier) });
}
