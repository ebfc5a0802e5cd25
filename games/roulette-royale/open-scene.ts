import crownArt from '../../assets/rendered/ui/table-queen-crown@2.webp?url';
import type { RouletteOutcome } from '../../contract/games/roulette-royale.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import { makeObservable } from '../engine/observable.ts';
import { openPicture } from '../engine/picture.ts';
import { makeBeadRoad } from '../table/bead-road.ts';
import { makeTableScene, type OpenTable, pause } from '../table/table-scene.ts';
import { makeRouletteBoard } from './board.ts';
import { showRoad } from './road.ts';
import { colorOf, numberText } from './spot-name.ts';
import { Wheel } from './wheel.ts';
import { layOutWheel } from './wheel-layout.ts';

/** The wheel stays in sight for this long before the table returns. */
const SEEN_MS = 900;

/** The chip that a press on the table places; chosen in the console. */
export const chip = makeObservable(ROULETTE_ROYALE.defaultStake);

export const openScene: OpenTable<RouletteOutcome> = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const crown = element('img', { class: 'crown', src: crownArt, alt: '', 'aria-hidden': 'true' });
  const verdict = element('p', { class: 'verdict', 'aria-hidden': 'true' });
  const sight = element('div', { class: 'wheel' }, [crown, verdict]);
  const road = makeBeadRoad();
  const board = makeRouletteBoard({ chip: chip.get, setBet, announce });
  const desk = element('div', { class: 'desk' }, [road.view, board.view]);
  place.classList.add('roulette');
  place.append(sight, desk);
  const { picture: wheel, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) =>
      new Wheel({
        renderer,
        loop,
        sound,
        layOut(width, height) {
          const layout = layOutWheel(width, height);
          const { x, y, radius } = layout;
          const size = radius * 0.36;
          Object.assign(crown.style, {
            left: `${x - size / 2}px`,
            top: `${y - size * 0.62}px`,
            width: `${size}px`,
          });
          return layout;
        },
      }),
  );
  let lastNumber = 0;
  wheel.lay(lastNumber);
  const showVerdict = (number: number | null) => {
    write(verdict, number === null ? '' : String(number));
    verdict.dataset.color = number === null ? '' : colorOf(number);
  };
  const showTable = () => place.classList.remove('spinning');

  return makeTableScene<RouletteOutcome>({
    board,
    chip,
    sound,
    announce,
    started: () => t('roulette.spinning'),
    hint: () => t('roulette.hint'),
    begin(isStill) {
      board.markNumber(null);
      showVerdict(null);
      if (isStill) return;
      place.classList.add('spinning');
      wheel.spin();
    },
    async reveal({ number }, isStill) {
      if (isStill) wheel.lay(number);
      else await wheel.land(number);
      lastNumber = number;
      showVerdict(number);
    },
    async settle({ number }, { isStill }) {
      if (!isStill) await pause(SEEN_MS);
      showTable();
      board.markNumber(number);
    },
    rest() {
      wheel.lay(lastNumber);
      showTable();
    },
    spoken: numberText,
    headline: numberText,
    showHistory: (history) => showRoad(road, history),
    free,
  });
};
