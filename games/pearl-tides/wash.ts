import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { MachinePart } from '../slot/machine.ts';
import type { MomentStage, SlotMoment, SlotWin } from '../slot/page/slot-page.ts';
import type { Cell } from '../slot/reel-plan.ts';
import { cellAt, middleOf } from '../slot/slot-layout.ts';
import { paintPearl } from './shell-art.ts';
import { paintWave } from './wave-art.ts';

/** A wave takes this long for a reel. */
const REEL_S = 0.05;
const DROP_S = 0.14;
const ROLL_S = 0.16;
/** Reels that a wave is wide, foam and trail. */
const WAVE_REELS = 1.7;

/** The tide's own movement: a wave washes along the reels of a win and rolls a pearl from each down into the basin. */
export class Wash implements MachinePart, SlotMoment {
  readonly #stage: MomentStage;
  readonly #layer = new Container();
  #wave = Texture.EMPTY;
  #pearl = Texture.EMPTY;

  constructor(stage: MomentStage) {
    this.#stage = stage;
    stage.machine.banners.addChild(this.#layer);
    stage.machine.add(this);
  }

  resize(pixelRatio: number): void {
    this.free();
    const { cell, reels } = this.#stage.machine.layout;
    const size = cell.height * 0.34;
    this.#wave = bake(cell.width * WAVE_REELS, reels.height, pixelRatio, (pen) =>
      paintWave(pen, cell.width * WAVE_REELS, reels.height),
    );
    this.#pearl = bake(size, size, pixelRatio, (pen) => paintPearl(pen, size / 2, size / 2, size / 2 - 1));
  }

  free(): void {
    this.calm();
    for (const texture of [this.#wave, this.#pearl]) if (texture !== Texture.EMPTY) texture.destroy(true);
    this.#wave = Texture.EMPTY;
    this.#pearl = Texture.EMPTY;
  }

  /** Adds the wave of `win` to `run`, from `at` seconds on. It has run out within the time of a win. */
  enliven(win: SlotWin, run: gsap.core.Timeline, at: number): void {
    const cells = this.#lowestCells(win);
    const last = cells.at(-1)?.reel;
    if (last === undefined) return;
    run.call(() => this.#stage.sound.play('bulb'), [], at);
    this.#roll(last + 1, run, at);
    for (const cell of cells) this.#drop(cell, run, at + (cell.reel + 1) * REEL_S);
  }

  calm(): void {
    for (const part of this.#layer.removeChildren()) destroyTree(part);
  }

  /** The wave, seen on the first `count` reels only. */
  #roll(count: number, run: gsap.core.Timeline, at: number): void {
    const { reels, cell, reelGap } = this.#stage.machine.layout;
    const reach = count * (cell.width + reelGap) - reelGap;
    const washed = new Container();
    const window = new Graphics().rect(reels.x, reels.y, reach, reels.height).fill('#ffffff');
    const wave = new Sprite(this.#wave);
    wave.position.set(reels.x - cell.width * WAVE_REELS, reels.y);
    washed.addChild(window, wave);
    washed.mask = window;
    this.#layer.addChild(washed);
    const seconds = (count + WAVE_REELS) * REEL_S;
    run.to(wave, { x: reels.x + reach, duration: seconds, ease: 'sine.inOut' }, at);
    run.set(washed, { visible: false }, at + seconds);
  }

  /** A pearl falls out of its cell to the lower edge of the glass, and rolls into the basin. */
  #drop({ reel, row }: Cell, run: gsap.core.Timeline, at: number): void {
    const { layout } = this.#stage.machine;
    const { x, y } = cellAt(layout, reel, row);
    const goal = middleOf(layout.board);
    const foot = layout.board.y - layout.cell.height * 0.1;
    const pearl = new Sprite(this.#pearl);
    pearl.anchor.set(0.5);
    pearl.position.set(x + layout.cell.width / 2, y + layout.cell.height / 2);
    pearl.scale.set(0);
    this.#layer.addChild(pearl);
    run.to(pearl.scale, { x: 1, y: 1, duration: DROP_S * 0.5, ease: 'back.out(2)' }, at);
    run.to(pearl, { y: foot, duration: DROP_S, ease: 'bounce.out' }, at + DROP_S * 0.3);
    run.to(pearl, { x: goal.x, duration: ROLL_S, ease: 'power2.in' }, at + DROP_S * 1.2);
    run.to(pearl, { y: goal.y, duration: ROLL_S, ease: 'power3.in' }, at + DROP_S * 1.2);
    run.to(pearl, { alpha: 0, duration: 0.05 }, at + DROP_S * 1.2 + ROLL_S - 0.04);
  }

  /** The lowest cell of a win on each of its reels. */
  #lowestCells(win: SlotWin): Cell[] {
    const { slot, machine } = this.#stage;
    const { symbols, spin } = slot;
    const rows = Array.from({ length: machine.rows }, (_, row) => row);
    const window = machine.reels.map((reel) => rows.map((row) => reel.symbolAt(row)));
    return window.flatMap((_, reel) => {
      const row = rows.findLast((at) => spin.wins.isPart(symbols, window, win, reel, at));
      return row === undefined ? [] : [{ reel, row }];
    });
  }
}
