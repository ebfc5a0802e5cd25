import { gsap } from 'gsap';
import type { SlotOutcome } from '../../contract/games/slot.ts';
import { type Cents, cents } from '../../contract/money.ts';
import { ROYAL_SEVENS } from '../../maths/royal-sevens.ts';
import { SCATTER_LINE } from '../../maths/slot/slot-model.ts';
import { t } from '../../src/platform/i18n.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import { moneyText } from '../engine/money-text.ts';
import type { ResultTone } from '../engine/result-tone.ts';
import { type GameSound, winSoundOf } from '../engine/sound.ts';
import { idleValues } from '../slot/slot-values.ts';
import { Banner } from './banner.ts';
import { coinShower } from './coins.ts';
import { lineText } from './line-text.ts';
import type { Machine } from './machine.ts';
import { cellsOfLine, scatterCells } from './reel-plan.ts';
import { TIMING } from './timing.ts';
import { type Cell, WinMarks } from './win-marks.ts';

export type Wins = SlotOutcome['wins'];
type Window = SlotOutcome['window'];

const BIG_COINS = 18;
const GRAND_COINS = 48;
const BULB_STEP_S = 0.14;
/** The count climbs in pitch with every bulb, for an octave at most. */
const RISE = 0.04;
const MAX_RISES = 25;

/** Shows what a window paid, as loudly as its tone allows and no louder. */
export class WinShow {
  prefersReducedMotion = false;
  readonly #machine: Machine;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #marks: WinMarks;
  #cycle: gsap.core.Timeline | null = null;

  constructor(machine: Machine, loop: DrawLoop, sound: GameSound) {
    this.#machine = machine;
    this.#loop = loop;
    this.#sound = sound;
    this.#marks = new WinMarks(machine);
  }

  /** Ends whatever still shows the last round. */
  clear(): void {
    this.#cycle?.kill();
    this.#cycle = null;
    this.#marks.clear();
    this.#machine.bulbs.light(0);
    this.#loop.request();
  }

  /** The machine stands elsewhere now: the marks follow it. */
  resized(): void {
    this.#marks.redraw();
  }

  /** @param total what the board counts to; in free spins it can be more than these wins */
  async play(window: Window, wins: Wins, total: Cents, tone: ResultTone): Promise<void> {
    if (tone === 'none') {
      this.#machine.say(t('game.idle', idleValues(ROYAL_SEVENS)), 'quiet');
      this.#loop.request();
      return;
    }
    const isLit = tone !== 'returned';
    this.#marks.mark(this.#cellsOf(window, wins), null, isLit);
    if (!isLit) {
      this.#machine.say(t('game.result.returned', { amount: moneyText(total) }), 'quiet');
      this.#loop.request();
      return;
    }
    const sound = winSoundOf(tone);
    if (sound) this.#sound.play(sound);
    if (tone === 'win') await this.#loop.play(this.#countUp(total));
    else await this.#celebrate(total, tone);
  }

  /** Shows each line once, one after the other, then rests. Nothing waits for it. */
  cycleLines(window: Window, wins: Wins, total: Cents): void {
    // Lines that follow one another are motion too: with reduced motion all of them are shown at once.
    if (wins.length < 2 || this.prefersReducedMotion) return;
    const run = gsap.timeline({ paused: true, delay: 0.4 });
    wins.forEach((win, index) => {
      run.call(
        () => {
          this.#marks.mark(this.#cellsOf(window, [win]), win.line === SCATTER_LINE ? null : win.line, true);
          this.#machine.say(lineText(this.#machine.model, win), 'lit');
        },
        [],
        (index * TIMING.lineMs) / 1000,
      );
    });
    run.call(
      () => {
        this.#marks.mark(this.#cellsOf(window, wins), null, true);
        this.#machine.say(t('game.result.win', { amount: moneyText(total) }), 'lit');
      },
      [],
      (wins.length * TIMING.lineMs) / 1000,
    );
    run.to({}, { duration: 0.05 });
    this.#cycle = run;
    void this.#loop.play(run);
  }

  #cellsOf(window: Window, wins: Wins): Cell[] {
    return wins.flatMap(({ line, count }) =>
      line === SCATTER_LINE
        ? scatterCells(this.#machine.model, window)
        : cellsOfLine(this.#machine.model, line, count),
    );
  }

  #countUp(total: Cents): gsap.core.Timeline {
    const run = gsap.timeline({ paused: true });
    const seconds = TIMING.countUpMs.win / 1000;
    const shown = { amount: 0 };
    run.to(shown, {
      amount: total,
      duration: this.prefersReducedMotion ? 0.01 : seconds,
      ease: 'power1.out',
      onUpdate: () =>
        this.#machine.say(
          t('game.result.win', { amount: moneyText(cents(Math.floor(shown.amount))) }),
          'lit',
        ),
    });
    if (this.prefersReducedMotion) return run.to({}, { duration: seconds });
    this.#liven(run, seconds);
    return run;
  }

  /** Winning symbols swell twice, the bulbs run on. */
  #liven(run: gsap.core.Timeline, seconds: number): void {
    for (const symbol of this.#marks.symbols) {
      run.to(
        symbol.scale,
        { x: 1.12, y: 1.12, duration: seconds / 4, repeat: 3, yoyo: true, ease: 'sine.inOut' },
        0,
      );
    }
    for (let step = 0; step * BULB_STEP_S < seconds; step += 1) {
      const light = () => {
        this.#machine.bulbs.light(step + 1);
        this.#sound.play('count-up', { rate: 1 + Math.min(step, MAX_RISES) * RISE });
      };
      run.call(light, [], step * BULB_STEP_S);
    }
  }

  async #celebrate(total: Cents, tone: 'big' | 'grand'): Promise<void> {
    const countMs = TIMING.countUpMs[tone];
    const title = t(tone === 'grand' ? 'game.result.grand' : 'game.result.big');
    const banner = new Banner(this.#machine, { title, figure: moneyText(cents(0)) }, '#FFD06A66');
    let freeCoins: () => void = () => undefined;
    const shown = { amount: 0 };
    const run = banner.timeline(countMs + 900, this.prefersReducedMotion, (during) => {
      during.to(
        shown,
        {
          amount: total,
          duration: this.prefersReducedMotion ? 0.01 : countMs / 1000,
          ease: 'power2.out',
          onUpdate: () => banner.sayFigure(moneyText(cents(Math.floor(shown.amount)))),
        },
        0.15,
      );
      if (this.prefersReducedMotion) return;
      this.#liven(during, countMs / 1000);
      freeCoins = coinShower(this.#machine, tone === 'grand' ? GRAND_COINS : BIG_COINS, during);
    });
    await this.#loop.play(run);
    freeCoins();
    banner.free();
    this.#machine.say(t('game.result.win', { amount: moneyText(total) }), 'lit');
    this.#loop.request();
  }
}
