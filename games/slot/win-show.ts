import { gsap } from 'gsap';
import { type Cents, cents } from '../../contract/money.ts';
import { t } from '../../src/platform/i18n.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import { moneyText } from '../engine/money-text.ts';
import { type GameSound, winSoundOf } from '../engine/sound.ts';
import type { WinLevel } from '../engine/win-level.ts';
import { Banner, warmBannerFaces } from './banner.ts';
import { coinShower } from './coins.ts';
import type { Machine } from './machine.ts';
import type { Cell } from './reel-plan.ts';
import { TIMING } from './timing.ts';
import { WinMarks } from './win-marks.ts';
import type { ShownWindow, WinReading } from './win-reading.ts';

const BIG_COINS = 18;
const GRAND_COINS = 48;
const LIGHT_STEP_S = 0.14;
/** The count climbs in pitch with every light, for an octave at most. */
const RISE = 0.04;
const MAX_RISES = 25;
/** Written with every sign that an amount can have. */
const LONG_AMOUNT = 123_456;

/** What the board says of a win, or of a part of it while it counts. */
const winText = (amount: number) => t('game.result.win', { amount: moneyText(cents(Math.floor(amount))) });

/** Shows what a window paid, as loudly as its level allows and no louder: its lines first, one after the other. */
export class WinShow<Win extends { readonly pay: Cents }> {
  prefersReducedMotion = false;
  readonly #machine: Machine;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #reading: WinReading<Win>;
  readonly #marks: WinMarks;
  #playing: gsap.core.Timeline | null = null;
  #isSkipped = false;

  constructor(machine: Machine, loop: DrawLoop, sound: GameSound, reading: WinReading<Win>) {
    this.#machine = machine;
    this.#loop = loop;
    this.#sound = sound;
    this.#reading = reading;
    this.#marks = new WinMarks(machine);
  }

  /** Ends whatever still shows the last round. */
  clear(): void {
    this.#marks.clear();
    this.#reading.calm?.();
    this.#machine.lights.light(0);
    this.#loop.request();
  }

  /** Brings what is being shown to its end at once: the amount stands, the wins are marked. */
  skip(): void {
    this.#isSkipped = this.#playing !== null;
    this.#playing?.kill();
  }

  /** The machine stands elsewhere now, or larger: the marks follow it, and what a win will show is made ready. */
  resized(): void {
    this.#marks.redraw();
    this.#machine.prepareCount(winText(LONG_AMOUNT));
    warmBannerFaces(this.#machine);
  }

  /** @param total what the board counts to; with a feature it can be more than these wins */
  async play(window: ShownWindow, wins: readonly Win[], total: Cents, level: WinLevel): Promise<void> {
    this.#isSkipped = false;
    if (level === 'none') {
      this.#machine.say(t('game.result.none'), 'quiet');
      this.#loop.request();
      return;
    }
    const isLit = level !== 'returned';
    if (!isLit) {
      this.#markAll(window, wins, isLit);
      this.#machine.say(t('game.result.returned', { amount: moneyText(total) }), 'quiet');
      this.#loop.request();
      return;
    }
    const sound = winSoundOf(level);
    if (sound) this.#sound.play(sound);
    // Lines that follow one another are motion too: with reduced motion all of them are shown at once.
    const isShort = level === 'win' && wins.length < 2;
    if (!this.prefersReducedMotion && !isShort) await this.#run(this.#lines(window, wins));
    this.#markAll(window, wins, isLit);
    if (level === 'win') await this.#run(this.#countUp(total, isShort ? wins : []));
    else if (!this.#isSkipped) await this.#celebrate(total, level);
    if (this.#isSkipped) this.#markAll(window, wins, isLit);
    this.#reading.calm?.();
    this.#machine.say(winText(total), 'lit');
    this.#machine.lights.light(0);
    this.#loop.request();
  }

  /** Lights the cells that open a feature: they swell twice, or only stand out with reduced motion. */
  async point(cells: readonly Cell[]): Promise<void> {
    this.#isSkipped = false;
    this.#marks.mark(cells, null, true);
    const seconds = TIMING.pointMs / 1000;
    const run = gsap.timeline({ paused: true }).to({}, { duration: seconds });
    if (!this.prefersReducedMotion) this.#liven(run, seconds);
    await this.#run(run);
    this.#machine.lights.light(0);
  }

  /** Plays a part of the show, unless the show is being skipped. */
  async #run(run: gsap.core.Timeline): Promise<void> {
    if (this.#isSkipped) {
      run.kill();
      return;
    }
    this.#playing = run;
    await this.#loop.play(run);
    this.#playing = null;
  }

  #markAll(window: ShownWindow, wins: readonly Win[], isLit: boolean): void {
    const [only] = wins;
    const drawn = only && wins.length === 1 ? this.#reading.lineOf(only) : null;
    const cells = wins.flatMap((win) => this.#reading.cellsOf(win, window));
    // A cell of several lines is lifted once.
    const once = new Map(cells.map((cell) => [`${cell.reel} ${cell.row}`, cell]));
    this.#marks.mark([...once.values()], drawn, isLit);
  }

  /** Each win once, with its line and its words. */
  #lines(window: ShownWindow, wins: readonly Win[]): gsap.core.Timeline {
    const run = gsap.timeline({ paused: true });
    wins.forEach((win, index) => {
      const at = (index * TIMING.lineMs) / 1000;
      const cells = this.#reading.cellsOf(win, window);
      const line = this.#reading.lineOf(win);
      // Where no line is drawn, the eye follows the win from reel to reel.
      const reels = line ? [] : [...new Set(cells.map(({ reel }) => reel))].slice(0, -1);
      reels.forEach((last, step) => {
        const lit = cells.filter(({ reel }) => reel <= last);
        run.call(() => this.#marks.mark(lit, null, true), [], at + (step * TIMING.reelLightMs) / 1000);
      });
      run.call(
        () => this.#marks.mark(cells, line, true),
        [],
        at + (reels.length * TIMING.reelLightMs) / 1000,
      );
      run.call(() => this.#machine.say(this.#reading.textOf(win), 'lit'), [], at);
      this.#reading.enliven?.(win, run, at);
    });
    return run.to({}, { duration: (wins.length * TIMING.lineMs) / 1000 }, 0);
  }

  /** @param alone the one win that has not been shown by itself */
  #countUp(total: Cents, alone: readonly Win[]): gsap.core.Timeline {
    const run = gsap.timeline({ paused: true });
    const seconds = TIMING.countUpMs.win / 1000;
    const shown = { amount: 0 };
    run.to(shown, {
      amount: total,
      duration: this.prefersReducedMotion ? 0.01 : seconds,
      ease: 'power1.out',
      onUpdate: () =>
        shown.amount < total
          ? this.#machine.count(winText(shown.amount))
          : this.#machine.say(winText(total), 'lit'),
    });
    if (this.prefersReducedMotion) return run.to({}, { duration: seconds });
    this.#liven(run, seconds);
    for (const win of alone) this.#reading.enliven?.(win, run, 0);
    return run;
  }

  /** Winning symbols swell twice, the lights run on. */
  #liven(run: gsap.core.Timeline, seconds: number): void {
    for (const symbol of this.#marks.symbols) {
      run.to(
        symbol.scale,
        { x: 1.12, y: 1.12, duration: seconds / 4, repeat: 3, yoyo: true, ease: 'sine.inOut' },
        0,
      );
    }
    for (let step = 0; step * LIGHT_STEP_S < seconds; step += 1) {
      const light = () => {
        this.#machine.lights.light(step + 1);
        this.#sound.play('count-up', { rate: 1 + Math.min(step, MAX_RISES) * RISE });
      };
      run.call(light, [], step * LIGHT_STEP_S);
    }
  }

  async #celebrate(total: Cents, level: 'big' | 'grand'): Promise<void> {
    const countMs = TIMING.countUpMs[level];
    const title = t(level === 'grand' ? 'game.result.grand' : 'game.result.big');
    const { rays } = this.#machine.skin.banner;
    const banner = new Banner(this.#machine, { title, figure: moneyText(cents(0)) }, rays);
    let freeCoins: () => void = () => undefined;
    const shown = { amount: 0 };
    const run = banner.timeline(countMs + 900, this.prefersReducedMotion, (during) => {
      during.to(
        shown,
        {
          amount: total,
          duration: this.prefersReducedMotion ? 0.01 : countMs / 1000,
          ease: 'power2.out',
          onUpdate: () => banner.sayFigure(moneyText(cents(Math.floor(shown.amount))), shown.amount < total),
        },
        0.15,
      );
      if (this.prefersReducedMotion) return;
      this.#liven(during, countMs / 1000);
      freeCoins = coinShower(this.#machine, level === 'grand' ? GRAND_COINS : BIG_COINS, during);
    });
    await this.#run(run);
    freeCoins();
    banner.free();
  }
}
