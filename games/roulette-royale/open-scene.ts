import crownArt from '../../assets/rendered/ui/table-queen-crown@2.webp?url';
import type { PlacedBets } from '../../contract/games/placed-bets.ts';
import type { RouletteOutcome } from '../../contract/games/roulette-royale.ts';
import { ROULETTE_ROYALE } from '../../maths/roulette-royale.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { makeObservable } from '../engine/observable.ts';
import { toneOf } from '../engine/result-tone.ts';
import { winSoundOf } from '../engine/sound.ts';
import { makeBeadRoad } from '../table/bead-road.ts';
import { openPicture } from '../table/picture.ts';
import { resultText } from '../table/result-text.ts';
import { makeRouletteBoard } from './board.ts';
import { showRoad } from './road.ts';
import { colorOf, numberText } from './spot-name.ts';
import { Wheel } from './wheel.ts';
import { layOutWheel } from './wheel-layout.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 450;
/** The wheel stays in sight for this long before the table returns. */
const SEEN_MS = 900;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** The chip that a press on the table places; chosen in the console. */
export const chip = makeObservable(ROULETTE_ROYALE.defaultStake);

export const openScene: GameManifest<PlacedBets, RouletteOutcome>['openScene'] = async ({
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
  let prefersReducedMotion = false;
  let lastNumber = 0;
  wheel.lay(lastNumber);
  const stopNaming = chip.subscribe(board.rename);
  const showVerdict = (number: number | null) => {
    write(verdict, number === null ? '' : String(number));
    verdict.dataset.color = number === null ? '' : colorOf(number);
  };
  const rest = () => place.classList.remove('spinning');

  return {
    start() {
      board.showPaid([], false);
      board.markNumber(null);
      board.say(t('roulette.spinning'), false);
      showVerdict(null);
      if (prefersReducedMotion) return;
      place.classList.add('spinning');
      sound.play('reel-start');
      wheel.spin();
    },
    async show(round) {
      const { number, wins } = round.outcome;
      if (prefersReducedMotion) {
        wheel.lay(number);
        await pause(STILL_MS);
      } else {
        await wheel.land(number);
      }
      lastNumber = number;
      showVerdict(number);
      announce(`${numberText({ number })}. ${resultText(round)}`);
      const winSound = winSoundOf(toneOf(round.stake, round.win));
      if (winSound) sound.play(winSound);
      if (!prefersReducedMotion) await pause(SEEN_MS);
      rest();
      board.markNumber(number);
      board.showPaid(wins, winSound !== null);
      board.say(`${numberText({ number })} · ${resultText(round)}`, winSound !== null);
    },
    cancel() {
      wheel.lay(lastNumber);
      rest();
      board.say(t('roulette.hint'), false);
    },
    update(state) {
      board.update(state);
      showRoad(road, state.history);
    },
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
    },
    free() {
      stopNaming();
      free();
    },
  };
};
