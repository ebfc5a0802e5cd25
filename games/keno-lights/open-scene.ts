import type { KenoBet, KenoOutcome } from '../../contract/games/keno-lights.ts';
import { KENO_LIGHTS } from '../../maths/keno-lights.ts';
import { t } from '../../src/platform/i18n.ts';
import { element, write } from '../engine/element.ts';
import type { FollowedRound, FrameState } from '../engine/frame-state.ts';
import type { GameManifest } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { makeObservable } from '../engine/observable.ts';
import { openPicture } from '../engine/picture.ts';
import { resultText } from '../engine/result-text.ts';
import { winSoundOf } from '../engine/sound.ts';
import { winLevelOf } from '../engine/win-level.ts';
import { makeCountdown, partOf } from '../shared-rounds/countdown.ts';
import { makeCallStrip } from './call-strip.ts';
import { makeCells } from './cells.ts';
import { DrawShow } from './draw-show.ts';
import { lampsOf } from './lamps.ts';
import { makeNumberChoice } from './number-choice.ts';
import { makePayStrip } from './pay-strip.ts';
import { Sign } from './sign.ts';

/** How long the end of a draw is looked at before the next bet. */
const SHOWN_MS = 1_400;

/** The stake of a bet that has no numbers yet; changed in the console. */
export const stake = makeObservable(KENO_LIGHTS.defaultStake);

export const openScene: GameManifest<KenoBet, KenoOutcome>['openScene'] = async ({
  place,
  sound,
  announce,
  forcedRenderer,
  setBet,
}) => {
  const sight = element('div', { class: 'sign' });
  const status = element('p', { class: 'status' });
  const countdown = makeCountdown();
  const calls = makeCallStrip([status, countdown.view]);
  const pays = makePayStrip();
  const result = element('p', { class: 'result' });
  const choice = makeNumberChoice({ setBet, stake: stake.get, announce });
  const cells = makeCells((number) => {
    sound.play('press');
    choice.toggle(number);
  });
  place.classList.add('street');
  document.body.classList.add('result-game');
  place.append(calls.view, sight, pays.view, choice.view, result);
  const view = await openPicture(
    sight,
    forcedRenderer,
    (renderer, loop) => new Sign(renderer, loop, cells.place),
  );
  sight.append(cells.view);
  const sign = view.picture;
  let isStill = false;
  let state: FrameState<KenoBet> | null = null;
  let shown = '';
  /** The numbers of the bet in this draw; null without one. */
  let played: readonly number[] | null = null;
  let called: readonly number[] = [];

  const hitsNow = () => (played ?? []).filter((number) => called.includes(number));
  const say = (text: string, isWin: boolean) => {
    write(result, text);
    result.classList.toggle('won', isWin);
  };
  const dress = () => {
    const chosen = played ?? state?.bet?.numbers ?? [];
    const lamps = lampsOf({ chosen, called, isBet: played !== null });
    sign.set(lamps);
    cells.update(lamps, chosen, state?.phase.kind === 'ready');
    calls.update(called, hitsNow());
    pays.update(chosen.length, played !== null && called.length > 0 ? hitsNow().length : null);
    return lamps;
  };
  const hint = () => {
    if (state?.phase.kind === 'ready') say(state.bet ? t('keno.hint.bet') : t('keno.hint'), false);
  };
  const show = new DrawShow({
    call(next, isNew) {
      called = next;
      const lamps = dress();
      const last = called.at(-1);
      if (!isNew || last === undefined) return;
      const lamp = lamps[last - 1] ?? 'called';
      sign.flash(last, lamp);
      if (lamp === 'hit') sound.play('bulb', { rate: 1 + hitsNow().length * 0.07 });
      else sound.play('peg', { rate: 0.8 });
    },
  });

  function follow(followed: FollowedRound): void {
    const { round } = followed;
    const part = partOf(followed);
    if (shown === `${round.id}:${part}`) return;
    shown = `${round.id}:${part}`;
    place.dataset.phase = part;
    if (part !== 'betting') write(status, t('keno.stand.drawing', { number: round.number }));
    if (part === 'over') {
      show.run(followed);
    } else if (part === 'betting') {
      write(status, t('keno.stand.betting', { number: round.number }));
      countdown.run(followed);
      show.clear();
      hint();
    }
  }

  return {
    start() {
      sound.play('coin');
    },
    async showOpen(round) {
      played = round.bet.numbers;
      dress();
      say(t('keno.stand.placed', { amount: moneyText(round.stake), numbers: played.join(' · ') }), false);
    },
    async show(round) {
      const { drawn, hits } = round.outcome;
      played = round.bet.numbers;
      const isReplay = !show.isOf(drawn);
      if (isReplay) show.lay(drawn);
      await show.ended;
      const winSound = winSoundOf(winLevelOf(round.stake, round.win));
      const text = t('keno.end', { hits: hits.length, count: played.length, result: resultText(round) });
      say(text, winSound !== null);
      announce(
        `${t('keno.drawn', { numbers: [...drawn].sort((one, other) => one - other).join(', ') })} ${text}`,
      );
      if (winSound) sound.play(winSound);
      const cheer = winSound && !isStill ? sign.cheer(hits) : undefined;
      await Promise.all([cheer, new Promise((done) => setTimeout(done, SHOWN_MS))]);
      played = null;
      if (isReplay) show.clear();
    },
    cancel() {
      played = null;
      say('', false);
    },
    update(next) {
      const before = state;
      state = next;
      choice.update(next);
      if (next.followed) follow(next.followed);
      if (next.phase.kind === 'waiting') say(t('keno.stand.waiting'), false);
      // The end of the last bet stays until its numbers are changed, or bets open again.
      else if (hasMoved(before, next)) hint();
      dress();
    },
    setReducedMotion(isReduced) {
      isStill = isReduced;
      show.setStill(isReduced);
    },
    free() {
      show.stop();
      view.free();
    },
  };
};

/** Whether bet or phase are others, and not because a round was shown to its end. */
function hasMoved(before: FrameState<KenoBet> | null, next: FrameState<KenoBet>): boolean {
  if (!before || before.lastRound !== next.lastRound) return !before;
  return before.bet !== next.bet || before.phase.kind !== next.phase.kind;
}
