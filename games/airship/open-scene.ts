import type { AirshipBet, AirshipOutcome } from '../../contract/games/airship.ts';
import { airshipResultSchema } from '../../contract/games/airship.ts';
import { multiplierAt, reachedAfterMs } from '../../maths/airship/ascent.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { FollowedRound, FrameState } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { openPicture } from '../engine/picture.ts';
import { resultText } from '../engine/result-text.ts';
import { winSoundOf } from '../engine/sound.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { makeCountdown, partOf } from '../shared-rounds/countdown.ts';
import { makeAutoCashOut } from './auto-cash-out.ts';
import { Flight } from './flight.ts';
import { makePastFlights } from './past-flights.ts';
import { timesText } from './times-text.ts';

/** How long the end of a round of one's own is shown before the next bet. */
const SHOWN_MS = 1_200;
const STILL_TICK_MS = 250;

export const openScene: GameManifest<AirshipBet, AirshipOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const sight = element('div', { class: 'sky' });
  const past = makePastFlights();
  const times = element('p', { class: 'times', 'aria-hidden': 'true' });
  const under = element('p', { class: 'under-times' });
  const countdown = makeCountdown();
  const result = element('p', { class: 'result' });
  const auto = makeAutoCashOut(setBet);
  place.classList.add('flight');
  document.body.classList.add('result-game');
  place.append(past.view, sight, auto.view, result);
  const view = await openPicture(sight, forcedRenderer, (renderer, loop) => new Flight(renderer, loop));
  const flight = view.picture;
  sight.append(element('div', { class: 'board' }, [times, under, countdown.view]));
  let isWaiting = false;
  let isStill = false;
  /** The round and the part of it that is shown. */
  let shown = '';
  let following: FollowedRound | null = null;
  let stillTimer = 0;
  let highest = 0;

  const elapsedNow = () =>
    Math.max(0, (following?.serverNow() ?? 0) - (following?.round.startedAt ?? following?.serverNow() ?? 0));
  const showTimes = () => {
    const multiplier = multiplierAt(elapsedNow());
    write(times, timesText(multiplier));
    // Each doubling is heard, a little higher than the one before.
    const doublings = Math.floor(Math.log2(multiplier / 100));
    if (doublings > highest) sound.play('bulb', { rate: 0.8 + doublings * 0.12 });
    highest = doublings;
  };
  const say = (text: string, isWin: boolean) => {
    write(result, text);
    result.classList.toggle('won', isWin);
  };
  const stopTicks = () => {
    flight.onFrame = () => undefined;
    clearInterval(stillTimer);
  };

  function takeBets(followed: FollowedRound): void {
    stopTicks();
    flight.moor();
    sight.dataset.phase = 'betting';
    write(times, '');
    write(under, t('airship.stand.betting', { number: followed.round.number }));
    countdown.run(followed);
  }

  function takeOff(): void {
    sight.dataset.phase = 'flying';
    write(under, t('airship.stand.flying'));
    highest = 0;
    sound.play('reel-start');
    if (isStill) {
      flight.fly(() => 0);
      flight.leave(0);
      stillTimer = window.setInterval(showTimes, STILL_TICK_MS);
    } else {
      flight.onFrame = showTimes;
      flight.fly(elapsedNow);
    }
    showTimes();
  }

  function end({ round }: FollowedRound): void {
    const isNews = sight.dataset.phase === 'flying';
    stopTicks();
    sight.dataset.phase = 'gone';
    const { crashAt } = airshipResultSchema.parse(round.result);
    flight.leave(reachedAfterMs(crashAt));
    write(times, timesText(crashAt));
    write(under, t('airship.stand.gone'));
    if (isNews) sound.play('reel-stop', { rate: 0.55 });
    announce(t('airship.stand.gone.spoken', { times: timesText(crashAt) }));
  }

  function follow(followed: FollowedRound): void {
    following = followed;
    past.update(followed);
    const { round } = followed;
    // Between the last bet and its start the airship still lies there.
    const now = partOf(followed);
    const part = now === 'drawing' ? 'betting' : now;
    if (shown === `${round.id}:${part}`) return;
    shown = `${round.id}:${part}`;
    if (part === 'betting') takeBets(followed);
    else if (part === 'running') takeOff();
    else end(followed);
  }

  return {
    start() {
      sound.play('peg');
    },
    async showOpen(round) {
      if (round.acts.length === 0) {
        say(t('airship.stand.placed', { amount: moneyText(round.stake) }), false);
        return;
      }
      const { multiplier } = round.outcome;
      const amount = moneyText(Math.round((round.stake * multiplier) / 100) as typeof round.stake);
      const winSound = winSoundOf(
        winLevelOf(round.stake, ((round.stake / 100) * multiplier) as typeof round.stake),
      );
      if (winSound) sound.play(winSound);
      flight.drop();
      const text = t('airship.stand.cashedOut', { times: timesText(multiplier), amount });
      say(text, true);
      announce(text);
    },
    async show(round) {
      const isWin = round.win > round.stake;
      const text =
        round.acts.length > round.absentActs
          ? t('airship.stand.cashedOut', {
              times: timesText(round.outcome.multiplier),
              amount: moneyText(round.win),
            })
          : resultText(round);
      say(text, isWin);
      announce(text);
      // Paid by the rule, without an act that was heard.
      const winSound = round.acts.length === 0 ? winSoundOf(winLevelOf(round.stake, round.win)) : null;
      if (winSound) sound.play(winSound);
      await new Promise((done) => setTimeout(done, SHOWN_MS));
    },
    cancel() {
      say('', false);
    },
    update(state: FrameState<AirshipBet>) {
      auto.update(state);
      if (state.followed) follow(state.followed);
      const { kind } = state.phase;
      // Taken back: nothing is on the next flight any more.
      if (kind === 'ready' && isWaiting) say(t('airship.hint'), false);
      isWaiting = kind === 'waiting';
      if (kind === 'waiting') say(t('airship.stand.waiting'), false);
      else if (kind === 'ready' && state.lastRound === null && result.textContent === '')
        say(t('airship.hint'), false);
    },
    setReducedMotion(isReduced) {
      isStill = isReduced;
      flight.setStill(isReduced);
    },
    free() {
      stopTicks();
      view.free();
    },
  };
};
