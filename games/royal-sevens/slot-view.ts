import type { SlotBet, SlotOutcome } from '../../contract/games/slot.ts';
import { addCents } from '../../contract/money-arithmetic.ts';
import { t } from '../../src/platform/i18n.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { GameScene } from '../engine/game-manifest.ts';
import { moneyText } from '../engine/money-text.ts';
import { isCelebrated, toneOf } from '../engine/result-tone.ts';
import type { GameSound } from '../engine/sound.ts';
import type { SlotRound } from '../slot/slot-round.ts';
import { playFeature } from './feature-show.ts';
import { lineText, windowText } from './line-text.ts';
import type { Machine } from './machine.ts';
import { type ReelEvents, type ReelMotion, reducedMotion, turningMotion } from './reel-motion.ts';
import { planLandings } from './reel-plan.ts';
import { TIMING } from './timing.ts';
import { WinShow } from './win-show.ts';

export interface SlotViewParts {
  readonly machine: Machine;
  readonly loop: DrawLoop;
  readonly sound: GameSound;
  /** Says something to people who do not see the reels. */
  announce(text: string): void;
}

export interface SlotView extends Omit<GameScene<SlotBet, SlotOutcome>, 'free'> {
  /** After the machine was laid out anew. */
  resized(): void;
}

/** Plays rounds of the machine: what the server decided, in the order a player expects it. */
export function makeSlotView({ machine, loop, sound, announce }: SlotViewParts): SlotView {
  const turning = turningMotion(machine.reels, loop);
  const reduced = reducedMotion(machine.reels, loop);
  const wins = new WinShow(machine, loop, sound);
  let prefersReducedMotion = false;
  // A spin ends in the motion that it began with.
  let motion: ReelMotion = turning;
  const chooseMotion = () => {
    motion = prefersReducedMotion ? reduced : turning;
    return motion;
  };
  const events: ReelEvents = {
    landed: () => sound.play('reel-stop'),
    anticipates: () => sound.play('bulb'),
  };

  async function showBase(round: SlotRound): Promise<void> {
    const { stops, window, wins: lineWins, freeSpins } = round.outcome;
    await motion.land(stops, planLandings(machine.model, window, TIMING.firstLandingMs), events);
    const paid = addCents(...lineWins.map(({ pay }) => pay));
    const tone = toneOf(round.stake, paid);
    await wins.play(window, lineWins, paid, tone);
    if (freeSpins.length === 0 && isCelebrated(tone)) wins.cycleLines(window, lineWins, paid);
  }

  return {
    start() {
      wins.clear();
      machine.say('', 'quiet');
      sound.play('reel-start');
      chooseMotion().start();
    },
    async show(round) {
      await showBase(round);
      if (round.outcome.freeSpins.length > 0) {
        await playFeature(
          {
            machine,
            loop,
            sound,
            wins,
            events,
            motion: chooseMotion,
            prefersReducedMotion: () => prefersReducedMotion,
            announce,
          },
          round,
        );
        const tone = toneOf(round.stake, round.win);
        await wins.play(round.outcome.window, round.outcome.wins, round.win, tone);
      }
      announce(resultText(machine, round));
    },
    cancel() {
      motion.halt();
      machine.say('', 'quiet');
      loop.request();
    },
    resized: () => wins.resized(),
    setReducedMotion(isReduced) {
      prefersReducedMotion = isReduced;
      wins.prefersReducedMotion = isReduced;
    },
  };
}

/** The whole round as text. */
function resultText({ model }: Machine, round: SlotRound): string {
  const amount = moneyText(round.win);
  const tone = toneOf(round.stake, round.win);
  const result =
    tone === 'none'
      ? t('game.result.none')
      : tone === 'returned'
        ? t('game.result.returned', { amount })
        : t('game.result.win', { amount });
  const lines = round.outcome.wins.map((win) => lineText(model, win));
  return [result, ...lines, windowText(model, round.outcome.window)].join('. ');
}
