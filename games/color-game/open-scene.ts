import type { ColorOutcome } from '../../contract/games/color-game.ts';
import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeObservable } from '../engine/observable.ts';
import { toneOf } from '../engine/result-tone.ts';
import { winSoundOf } from '../engine/sound.ts';
import { openPicture } from '../table/picture.ts';
import { resultText } from '../table/result-text.ts';
import { makeColorBoard } from './board.ts';
import { colorName } from './color-name.ts';
import { Tray } from './tray.ts';

/** How the dice lie before the first throw. */
const FIRST: ColorOutcome['dice'] = ['yellow', 'blue', 'red'];
/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;

/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(COLOR_GAME.defaultStake);

export const openScene: GameManifest<PlacedBets, ColorOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const sight = element('div', { class: 'tray' });
  const board = makeColorBoard({ chip: chip.get, setBet, announce });
  place.classList.add('fair');
  place.append(element('div', { class: 'awning', 'aria-hidden': 'true' }), sight, board.view);
  const { picture: tray, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) => new Tray(renderer, loop, sound),
  );
  let prefersReducedMotion = false;
  const stopNaming = chip.subscribe(board.rename);

  let last = FIRST;
  tray.lay(last);

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
      stopNaming();
      free();
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
