import type { BlackjackBet, BlackjackOutcome } from '../../contract/games/blackjack-salon.ts';
import { t } from '../../src/platform/i18n.ts';
import { CardSpread } from '../cards/card-spread.ts';
import { element, write } from '../engine/element.ts';
import { type FrameState, OPENING_STATE } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { openPicture } from '../engine/picture.ts';
import { winSoundOf } from '../engine/sound.ts';
import { isCelebrated, winLevelOf } from '../engine/win-level.ts';
import { resultOf } from './hand-result.ts';
import { EMPTY_TABLE, makeHandTags } from './hand-tags.ts';
import type { TableLayout } from './layout.ts';
import { makeMoves } from './moves.ts';
import { endText, handsText, standText } from './round-text.ts';
import { Salon } from './salon.ts';
import { shownEnd, shownOpen } from './shown-table.ts';
import { cardsOf, endSteps, layOutCards, type TableCard } from './table-cards.ts';

/** Reduced motion: long enough to see that something was decided. */
const STILL_MS = 600;
/** Between the dealer's cards: the eye counts each. */
const PAUSE_MS = 220;
const BACKS = '#14306e';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export const openScene: GameManifest<BlackjackBet, BlackjackOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  act,
}) => {
  const tags = makeHandTags();
  const cloth = element('p', { class: 'cloth', 'aria-hidden': 'true' }, [t('blackjack.cloth')]);
  const sight = element('div', { class: 'sight' });
  // What lies on the table, for people who want to hear it again.
  const told = element('p', { class: 'unseen' });
  const moves = makeMoves((made) => {
    sound.play('press');
    moves.say('', false);
    act(made);
  });
  place.classList.add('blackjack');
  document.body.classList.add('result-game');
  place.append(sight, told, moves.view);
  const lay = (layout: TableLayout) => {
    tags.place(layout);
    cloth.hidden = layout.cloth === null;
    Object.assign(cloth.style, { left: `${layout.cloth?.x ?? 0}px`, top: `${layout.cloth?.y ?? 0}px` });
  };
  const { picture: spread, free } = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) =>
      new CardSpread<TableCard>({
        renderer,
        loop,
        sound,
        ground: new Salon(lay),
        backs: BACKS,
        layOut: layOutCards,
      }),
  );
  sight.append(cloth, ...tags.views);
  let isStill = false;
  let state: FrameState<BlackjackBet> = OPENING_STATE;
  let open: BlackjackOutcome | null = null;
  let clearing = Promise.resolve();

  const setOpen = (outcome: BlackjackOutcome | null) => {
    open = outcome;
    moves.update(open, state);
  };
  const tell = (outcome: BlackjackOutcome, text: string) => {
    write(told, handsText(outcome));
    announce(`${handsText(outcome)}. ${text}`);
  };
  const clear = (withoutMotion: boolean) => {
    setOpen(null);
    tags.show(EMPTY_TABLE);
    write(told, '');
    return spread.show([], withoutMotion);
  };

  void clear(true);
  moves.say(t('blackjack.hint'), false);

  return {
    start() {
      clearing = clear(isStill);
      moves.say('', false);
      sound.play('reel-start');
    },
    async showOpen({ outcome, acts }) {
      await clearing;
      const isResumed = open === null && acts.length > 0;
      await spread.show(
        cardsOf({ hands: outcome.hands, dealer: outcome.dealer.cards }),
        isStill || isResumed,
      );
      tags.show(shownOpen(outcome, outcome.dealer.cards));
      if (outcome.hands.length > 1)
        spread.light(
          cardsOf({ hands: outcome.hands, dealer: outcome.dealer.cards })
            .filter(({ hand }) => hand === outcome.activeHand)
            .map(({ id }) => id),
        );
      setOpen(outcome);
      moves.say(standText(outcome), false);
      tell(outcome, standText(outcome));
    },
    async show(round) {
      await clearing;
      const { outcome } = round;
      const steps = endSteps(outcome);
      for (const [index, step] of (isStill ? steps.slice(-1) : steps).entries()) {
        if (index > 0) await pause(PAUSE_MS);
        await spread.show(cardsOf(step), isStill);
        tags.show(shownOpen(outcome, step.dealer));
      }
      setOpen(null);
      tags.show(shownEnd(outcome));
      const level = winLevelOf(round.stake, round.win);
      const winSound = winSoundOf(level);
      if (winSound) sound.play(winSound);
      else sound.play(round.win > 0 ? 'coin' : 'reel-stop', { rate: round.win > 0 ? 1 : 0.6 });
      moves.say(endText(round), winSound !== null);
      tell(outcome, endText(round));
      const won = cardsOf({ hands: outcome.hands, dealer: outcome.dealer.cards })
        .filter(({ hand }) => hand !== 'dealer' && ['win', 'blackjack'].includes(resultOf(outcome, hand)))
        .map(({ id }) => id);
      if (isCelebrated(level)) spread.light(won);
      if (isStill) await pause(STILL_MS);
      else if (winSound) await spread.cheer(won);
    },
    cancel() {
      void clear(true);
      moves.say(t('blackjack.hint'), false);
    },
    update(next) {
      state = next;
      moves.update(open, state);
    },
    setReducedMotion(isReduced) {
      isStill = isReduced;
    },
    free,
  };
};
