import type { HighLowBet, HighLowOutcome } from '../../contract/games/high-low-salon.ts';
import { t } from '../../src/platform/i18n.ts';
import { CardSpread } from '../cards/card-spread.ts';
import { element, write } from '../engine/element.ts';
import { canAct } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { multiplierText } from '../engine/multiplier-text.ts';
import { openPicture } from '../engine/picture.ts';
import { winSoundOf } from '../engine/sound.ts';
import { isCelebrated, type WinLevel, winLevelOf } from '../engine/win-level.ts';
import { makeGuesses } from './guesses.ts';
import { paintStepMark } from './mark-art.ts';
import { endText, lastCardName, standText } from './round-text.ts';
import { Salon } from './salon.ts';
import { DECK, guessesOf, layOutCards, type StairCard, stairOf } from './stair.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 600;
const BACKS = '#0f5a5c';

export const openScene: GameManifest<HighLowBet, HighLowOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  act,
}) => {
  const worth = element('p', { class: 'worth', 'aria-hidden': 'true' });
  const sight = element('div', { class: 'sight' });
  const guesses = makeGuesses((made) => {
    sound.play('press');
    guesses.say('', false);
    act(made);
  });
  place.classList.add('high-low');
  document.body.classList.add('result-game');
  place.append(sight, guesses.view);
  const salon = new Salon();
  const { picture: spread, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) =>
      new CardSpread<StairCard>({
        renderer,
        loop,
        sound,
        ground: salon,
        backs: BACKS,
        paintMark: paintStepMark,
        layOut: layOutCards,
      }),
  );
  sight.append(worth);
  let isStill = false;
  let isPossible = false;
  let open: HighLowOutcome | null = null;
  let clearing = Promise.resolve();

  const setOpen = (outcome: HighLowOutcome | null) => {
    open = outcome;
    guesses.update(open, isPossible);
  };
  const showWorth = (multiplier: number, level: WinLevel = 'none') => {
    write(worth, multiplier > 0 ? `×${multiplierText(multiplier)}` : '');
    worth.classList.toggle('won', isCelebrated(level));
    if (level === 'big' || level === 'grand') worth.dataset.title = t(`game.result.${level}`);
    else delete worth.dataset.title;
  };
  /** Brings the stair to an outcome: what was turned since the last time is dealt, card by card. */
  const climbTo = async (outcome: HighLowOutcome, isAtOnce: boolean) => {
    await clearing;
    const last = outcome.steps.length;
    const known = open?.steps.length ?? -1;
    for (let turned = isAtOnce ? last : Math.min(known + 1, last); turned <= last; turned += 1)
      await spread.show(stairOf(outcome, turned), isAtOnce);
    const { right, isLost } = guessesOf(outcome);
    salon.light(isLost ? 0 : right);
  };

  void spread.show([DECK], true);
  guesses.update(null, false);
  guesses.say(t('highlow.hint'), false);

  return {
    start() {
      setOpen(null);
      showWorth(0);
      salon.light(0);
      guesses.say('', false);
      sound.play('reel-start');
      clearing = spread.show([DECK], isStill);
    },
    async showOpen({ outcome }) {
      const isStep = outcome.steps.length > 0 && outcome.steps.length !== open?.steps.length;
      // After a reload all of it lies there.
      await climbTo(outcome, isStill || outcome.steps.length > (open?.steps.length ?? -1) + 1);
      if (isStep && outcome.steps.at(-1)?.kind !== 'skip')
        sound.play('bulb', { rate: 0.9 + guessesOf(outcome).right * 0.05 });
      setOpen(outcome);
      showWorth(outcome.multiplier);
      const text = standText(outcome);
      guesses.say(text, false);
      announce(`${lastCardName(outcome)}. ${text}`);
    },
    async show(round) {
      const { outcome } = round;
      await climbTo(outcome, isStill);
      setOpen(null);
      const { isLost } = guessesOf(outcome);
      const level = winLevelOf(round.stake, round.win);
      const winSound = winSoundOf(level);
      if (winSound) sound.play(winSound);
      else sound.play(isLost ? 'reel-stop' : 'coin', { rate: isLost ? 0.5 : 1 });
      showWorth(outcome.multiplier, level);
      guesses.say(endText(round), winSound !== null);
      announce(`${lastCardName(outcome)}. ${endText(round)}`);
      const cards = stairOf(outcome).filter(({ id }) => id !== DECK.id);
      const last = cards.at(-1);
      if (isCelebrated(level)) spread.light(cards.map(({ id }) => id));
      if (isStill) await new Promise((done) => setTimeout(done, STILL_MS));
      else if (isLost && last) await spread.shake(last.id);
      else if (winSound) await spread.cheer(cards.map(({ id }) => id));
    },
    cancel() {
      setOpen(null);
      showWorth(0);
      salon.light(0);
      void spread.show([DECK], true);
      guesses.say(t('highlow.hint'), false);
    },
    update(state) {
      isPossible = canAct(state);
      guesses.update(open, isPossible);
    },
    setReducedMotion(isReduced) {
      isStill = isReduced;
    },
    free,
  };
};
