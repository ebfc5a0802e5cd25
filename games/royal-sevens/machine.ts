import { Container, Graphics, type Renderer, Sprite, Text, type Texture } from 'pixi.js';
import type { SlotModel, Strip } from '../../maths/slot/slot-model.ts';
import { bake } from '../engine/bake.ts';
import { type Mood, paintBackdrop } from './backdrop-art.ts';
import { Bulbs } from './bulbs.ts';
import { paintBoard, paintFrame, paintGlass, paintReelBeds, paintSign } from './cabinet-art.ts';
import { cellAt, layOutSlot, type SlotLayout } from './layout.ts';
import { Reel } from './reel.ts';
import type { SymbolArt } from './symbol-art.ts';

export type BoardTone = 'quiet' | 'lit';

const BOARD_INK: Record<BoardTone, string> = { quiet: '#CFC5D6', lit: '#FFE7A6' };
export const FIGURES_FACE = ['Bebas Neue', 'Noto Sans SC Variable', 'Figtree', 'sans-serif'];
export const DISPLAY_FACE = ['Limelight', 'Noto Sans SC Variable', 'Figtree', 'serif'];

/** The machine as it stands on the stage: its layers, where they are, and what the board says. */
export class Machine {
  readonly stage = new Container();
  readonly reels: readonly Reel[];
  readonly bulbs = new Bulbs();
  /** Over the glass: lines, lifted symbols. */
  readonly wins = new Container();
  /** Over everything: banners, coins. */
  readonly banners = new Container();
  readonly #model: SlotModel;
  readonly #renderer: Renderer;
  readonly #art: SymbolArt;
  readonly #title: () => string;
  readonly #base = new Container();
  readonly #feature = new Container();
  readonly #drums = new Container();
  readonly #window = new Graphics();
  readonly #glass = new Sprite();
  readonly #front = new Sprite();
  readonly #board = new Text({
    text: '',
    style: { fontFamily: FIGURES_FACE, fontSize: 26, fill: '#CFC5D6' },
  });
  #baked: Texture[] = [];
  #layout: SlotLayout = layOutSlot(360, 500);

  constructor(model: SlotModel, renderer: Renderer, art: SymbolArt, title: () => string) {
    this.#model = model;
    this.#renderer = renderer;
    this.#art = art;
    this.#title = title;
    this.reels = model.baseStrips.map((strip) => new Reel(art, strip));
    this.#drums.addChild(...this.reels.map(({ view }) => view));
    this.#drums.mask = this.#window;
    this.#feature.alpha = 0;
    this.#board.anchor.set(0.5);
    this.stage.addChild(
      this.#base,
      this.#feature,
      this.#window,
      this.#drums,
      this.#glass,
      this.#front,
      this.bulbs.view,
      this.#board,
      this.wins,
      this.banners,
    );
  }

  get layout(): SlotLayout {
    return this.#layout;
  }

  get model(): SlotModel {
    return this.#model;
  }

  /** What a mood change fades: 0 the base game's lights, 1 the free spins'. */
  get featureLight(): Container {
    return this.#feature;
  }

  get art(): SymbolArt {
    return this.#art;
  }

  draw(): void {
    this.#renderer.render(this.stage);
  }

  /** Width and height of the canvas in CSS pixels. Repaints everything, and draws it in the same task. */
  resize(width: number, height: number, pixelRatio: number): void {
    this.#renderer.resize(width, height, pixelRatio);
    const layout = layOutSlot(width, height);
    this.#layout = layout;
    this.#art.resize(layout.cell.width, layout.cell.height, pixelRatio);
    for (const texture of this.#baked) texture.destroy(true);
    this.#baked = [];
    const whole = (paint: (pen: CanvasRenderingContext2D) => void) => {
      const texture = bake(width, height, pixelRatio, paint);
      this.#baked.push(texture);
      return texture;
    };
    const ground = (layer: Container, mood: Mood) => {
      for (const child of layer.removeChildren()) child.destroy();
      layer.addChild(
        new Sprite(
          whole((pen) => {
            paintBackdrop(pen, layout, mood);
            paintReelBeds(pen, layout, mood);
          }),
        ),
      );
    };
    ground(this.#base, 'base');
    ground(this.#feature, 'feature');
    this.#glass.texture = whole((pen) => paintGlass(pen, layout));
    this.#front.texture = whole((pen) => {
      paintSign(pen, layout, this.#title());
      paintFrame(pen, layout);
      paintBoard(pen, layout);
    });
    const { reels, board } = layout;
    this.#window.clear().rect(reels.x, reels.y, reels.width, reels.height).fill('#ffffff');
    this.reels.forEach((reel, index) => {
      const { x, y } = cellAt(layout, index, 0);
      reel.view.position.set(x, y);
      reel.resize(layout.cell.width, layout.cell.height);
    });
    this.bulbs.resize(layout, pixelRatio);
    this.#board.resolution = pixelRatio;
    this.#board.position.set(board.x + board.width / 2, board.y + board.height / 2 + 1);
    this.#fitBoard();
  }

  say(text: string, tone: BoardTone): void {
    this.#board.text = text;
    this.#board.style.fill = BOARD_INK[tone];
    this.#fitBoard();
  }

  hang(strips: readonly Strip[]): void {
    this.reels.forEach((reel, index) => {
      const strip = strips[index];
      if (strip) reel.hang(strip);
    });
  }

  rest(stops: readonly number[]): void {
    this.reels.forEach((reel, index) => {
      reel.rest(stops[index] ?? 0);
    });
  }

  /** As large as the board allows, and never wider than it. */
  #fitBoard(): void {
    const { board } = this.#layout;
    this.#board.style.fontSize = Math.round(board.height * 0.56);
    this.#board.scale.set(1);
    this.#board.scale.set(Math.min(1, (board.width - 28) / Math.max(1, this.#board.width)));
  }

  free(): void {
    this.bulbs.free();
    this.#art.free();
    for (const texture of this.#baked) texture.destroy(true);
    this.stage.destroy({ children: true });
    this.#renderer.destroy();
  }
}
