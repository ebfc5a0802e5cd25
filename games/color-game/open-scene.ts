import type { ColorOutcome } from '../../contract/games/color-game.ts';
import { COLOR_GAME } from '../../maths/color-game.ts';
import { t } from '../../src/platform/i18n.ts';
import { element } from '../engine/element.ts';
import { makeObservable } from '../engine/observable.ts';
import { openPicture } from '../engine/picture.ts';
import { makeTableScene, type OpenTable } from '../table/table-scene.ts';
import { makeColorBoard } from './board.ts';
import { colorName } from './color-name.ts';
import { Tray } from './tray.ts';

/** How the dice lie before the first throw. */
const FIRST_DICE: ColorOutcome['dice'] = ['yellow', 'blue', 'red'];
/** The chip that a press on the board places; chosen in the console. */
export const chip = makeObservable(COLOR_GAME.defaultStake);

export const openScene: OpenTable<ColorOutcome> = async ({
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
  let last = FIRST_DICE;
  tray.lay(last);

  return makeTableScene<ColorOutcome>({
    board,
    chip,
    sound,
    announce,
    started: () => t('color.thrown'),
    hint: () => t('color.hint'),
    begin(isStill) {
      if (!isStill) tray.lift();
    },
    async reveal({ dice }, isStill) {
      if (isStill) tray.lay(dice);
      else await tray.land(dice);
      last = dice;
    },
    settle({ dice, wins }, { isWin }) {
      const paid = dice.flatMap((die, at) => (wins.some(({ spot }) => spot === die) ? [at] : []));
      tray.light(isWin ? paid : []);
    },
    rest: () => tray.lay(last),
    spoken: ({ dice }) => diceText(dice),
    free,
  });
};

/** The dice as a sentence, in the order in which they were drawn. */
export function diceText(dice: ColorOutcome['dice']): string {
  return t('color.dice', {
    first: colorName(dice[0]),
    second: colorName(dice[1]),
    third: colorName(dice[2]),
  });
}
