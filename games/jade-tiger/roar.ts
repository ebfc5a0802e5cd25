import { Container, Graphics, Text } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import { FIGURES_FACE } from '../slot/machine.ts';
import type { MomentStage, SlotMoment, SlotWin } from '../slot/page/slot-page.ts';
import { cellAt, middleOf } from '../slot/slot-layout.ts';

const POP_S = 0.14;
const LEAP_AT_S = 0.16;
const LEAP_S = 0.18;
const STRIKE_AT_S = LEAP_AT_S + LEAP_S - 0.04;
const STRIKE_S = 0.12;
const FADE_S = 0.14;
const CLAWS = 3;

/**
 * The tigers' own movement: the multiplier of each tiger in a win leaps to the middle, where claws strike and the
 * product stands.
 */
export class Roar implements SlotMoment {
  readonly #stage: MomentStage;
  readonly #layer = new Container();

  constructor(stage: MomentStage) {
    this.#stage = stage;
    stage.machine.banners.addChild(this.#layer);
  }

  /** Adds the multipliers of `win` to `run`, from `at` seconds on. They are gone within the time of a win. */
  enliven({ count, multiplier = 1 }: SlotWin, run: gsap.core.Timeline, at: number): void {
    if (multiplier < 2) return;
    const { layout } = this.#stage.machine;
    const middle = middleOf(layout.reels);
    const size = layout.cell.height * 0.42;
    run.call(() => this.#stage.sound.play('bulb'), [], at);
    for (const { reel, row, times } of this.#tigersOf(count)) {
      const { x, y } = cellAt(layout, reel, row);
      const tag = makeFigure(times, size);
      tag.position.set(x + layout.cell.width / 2, y + layout.cell.height * 0.72);
      tag.scale.set(0);
      this.#layer.addChild(tag);
      run.to(tag.scale, { x: 1, y: 1, duration: POP_S, ease: 'back.out(2.2)' }, at);
      run.to(tag, { x: middle.x, duration: LEAP_S, ease: 'power1.in' }, at + LEAP_AT_S);
      run.to(tag, { y: middle.y, duration: LEAP_S, ease: 'back.in(1.6)' }, at + LEAP_AT_S);
      run.to(tag, { alpha: 0, duration: 0.04 }, at + LEAP_AT_S + LEAP_S);
    }
    this.#strike(multiplier, run, at + STRIKE_AT_S);
  }

  /** Three claws across the reels, and over them what the tigers make of the win. */
  #strike(multiplier: number, run: gsap.core.Timeline, at: number): void {
    const { layout } = this.#stage.machine;
    const { x, y } = middleOf(layout.reels);
    const length = Math.min(layout.reels.width, layout.reels.height) * 0.82;
    for (let claw = 0; claw < CLAWS; claw += 1) {
      const mark = makeClaw(length * (claw === 1 ? 1 : 0.8));
      mark.rotation = Math.PI * 0.72;
      mark.position.set(x + length * 0.34 + (claw - 1) * length * 0.2, y - length * 0.36);
      mark.scale.set(0, 1);
      this.#layer.addChild(mark);
      run.to(mark.scale, { x: 1, duration: STRIKE_S, ease: 'power3.out' }, at + claw * 0.02);
      run.to(mark, { alpha: 0, duration: FADE_S }, at + STRIKE_S + 0.02);
    }
    const product = makeFigure(multiplier, layout.cell.height * 0.86);
    product.position.set(x, y);
    product.scale.set(0.4);
    product.alpha = 0;
    this.#layer.addChild(product);
    run.to(product, { alpha: 1, duration: 0.04 }, at + 0.02);
    run.to(product.scale, { x: 1, y: 1, duration: STRIKE_S, ease: 'back.out(2.6)' }, at + 0.02);
    run.to(product, { alpha: 0, duration: FADE_S }, at + STRIKE_S + 0.04);
  }

  #tigersOf(count: number): { reel: number; row: number; times: number }[] {
    const { slot, machine } = this.#stage;
    const { reels, rows } = machine;
    return reels.slice(0, count).flatMap((shown, reel) =>
      Array.from({ length: rows }, (_, row) => {
        const symbol = slot.symbols[shown.symbolAt(row)];
        return { reel, row, times: symbol?.role === 'wild' ? (symbol.multiplier ?? 1) : 1 };
      }).filter(({ times }) => times > 1),
    );
  }

  calm(): void {
    for (const part of this.#layer.removeChildren()) destroyTree(part);
  }
}

function makeFigure(times: number, size: number): Text {
  const figure = new Text({
    text: `×${times}`,
    resolution: 2,
    style: {
      fontFamily: [...FIGURES_FACE],
      fontSize: size,
      fill: times % 3 === 0 ? '#FFE08A' : '#B8FFDC',
      stroke: { color: '#03251A', width: Math.max(4, size * 0.12), join: 'round' },
      padding: 6,
    },
  });
  figure.anchor.set(0.5);
  return figure;
}

/** A slash from the origin to the right, widest in its middle. */
const makeClaw = (length: number): Graphics =>
  new Graphics()
    .moveTo(0, 0)
    .quadraticCurveTo(length * 0.5, -length * 0.1, length, 0)
    .quadraticCurveTo(length * 0.5, length * 0.015, 0, 0)
    .fill({ color: '#FFF6D2', alpha: 0.95 })
    .stroke({ width: 2, color: '#FFC24A', alpha: 0.9 });
