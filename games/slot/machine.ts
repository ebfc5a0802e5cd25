import { Container, Graphics, type Renderer, Sprite, Text, type Texture } from 'pixi.js';
import type { Strip } from '../../maths/slot/slot-model.ts';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { Pen } from './brush.ts';
import { CountingText } from './counting-text.ts';
import type { BoardTone, MachineLights, MachineSkin } from './machine-skin.ts';
import { Reel } from './reel.ts';
import { cellAt, type SlotLayout } from './slot-layout.ts';
import type { SymbolArt } from './symbol-art.ts';

export const FIGURES_FACE = ['Bebas Neue', 'Noto Sans SC Variable', 'Figtree', 'sans-serif'];

/** Something of a game's own that stands on its machine. */
export interface MachinePart {
  resize(pixelRatio: number): void;
  free(): void;
}

interface MachineOptions {
  /** The strips that hang at first, one a reel. */
  readonly strips: readonly Strip[];
  readonly rows: number;
  readonly renderer: Renderer;
  readonly art: SymbolArt;
  readonly skin: MachineSkin;
  title(): string;
}

/** A machine as it stands on the stage: its layers, where they are, and what the board says. */
export class Machine {
  readonly stage = new Container();
  readonly reels: readonly Reel[];
  readonly lights: MachineLights;
  /** Over the glass: lines, lifted symbols. */
  readonly wins = new Container();
  /** Over everything: banners, coins. */
  readonly banners = new Container();
  /** What a feature fades in: 0 the base game's lights, 1 its own. */
  readonly featureLight = new Container();
  readonly art: SymbolArt;
  readonly skin: MachineSkin;
  readonly rows: number;
  /** Reels that a part of the game's own stands over: their symbols are not lifted out of a win. */
  readonly covered = new Set<number>();
  readonly #parts: MachinePart[] = [];
  readonly #renderer: Renderer;
  readonly #title: () => string;
  readonly #base = new Container();
  readonly #drums = new Container();
  readonly #window = new Graphics();
  readonly #glass = new Sprite();
  readonly #front = new Sprite();
  readonly #boardText: Text;
  readonly #board: CountingText;
  #baked: Texture[] = [];
  #layout: SlotLayout;

  constructor({ strips, rows, renderer, art, skin, title }: MachineOptions) {
    this.rows = rows;
    this.art = art;
    this.skin = skin;
    this.#renderer = renderer;
    this.#title = title;
    this.#layout = skin.layOut(360, 500);
    this.lights = skin.makeLights();
    this.reels = strips.map((strip) => new Reel(art, strip, rows));
    this.#drums.addChild(...this.reels.map(({ view }) => view));
    this.#drums.mask = this.#window;
    this.featureLight.alpha = 0;
    this.#boardText = new Text({
      text: '',
      style: { fontFamily: FIGURES_FACE, fontSize: 26, fill: skin.boardInk.quiet },
    });
    this.#boardText.anchor.set(0.5);
    this.#board = new CountingText(this.#boardText);
    this.stage.addChild(
      this.#base,
      this.featureLight,
      this.#window,
      this.#drums,
      this.#glass,
      this.#front,
      this.lights.view,
      this.#board,
      this.wins,
      this.banners,
    );
  }

  get layout(): SlotLayout {
    return this.#layout;
  }

  /** A part that is laid out and freed with the machine. */
  add(part: MachinePart): void {
    this.#parts.push(part);
  }

  draw(): void {
    this.#renderer.render(this.stage);
  }

  /** Width and height of the canvas in CSS pixels. Repaints everything, and draws it in the same task. */
  resize(width: number, height: number, pixelRatio: number): void {
    this.#renderer.resize(width, height, pixelRatio);
    const { skin } = this;
    const layout = skin.layOut(width, height);
    this.#layout = layout;
    this.art.resize(layout.cell.width, layout.cell.height, pixelRatio);
    for (const texture of this.#baked) texture.destroy(true);
    this.#baked = [];
    const whole = (paint: (pen: Pen) => void) => {
      const texture = bake(width, height, pixelRatio, paint);
      this.#baked.push(texture);
      return texture;
    };
    const lay = (layer: Container, paint: MachineSkin['paintGround'] | undefined) => {
      for (const child of layer.removeChildren()) child.destroy();
      if (paint) layer.addChild(new Sprite(whole((pen) => paint(pen, layout))));
    };
    lay(this.#base, skin.paintGround);
    lay(this.featureLight, skin.paintFeatureGround);
    this.#glass.texture = whole((pen) => skin.paintGlass(pen, layout));
    this.#front.texture = whole((pen) => skin.paintFront(pen, layout, this.#title()));
    const { reels, board } = layout;
    this.#window.clear().rect(reels.x, reels.y, reels.width, reels.height).fill('#ffffff');
    this.reels.forEach((reel, index) => {
      const { x, y } = cellAt(layout, index, 0);
      reel.view.position.set(x, y);
      reel.resize(layout.cell.width, layout.cell.height);
    });
    this.lights.resize(layout, pixelRatio);
    this.#boardText.resolution = pixelRatio;
    this.#board.position.set(board.x + board.width / 2, board.y + board.height / 2 + 1);
    this.#fitBoard();
    for (const part of this.#parts) part.resize(pixelRatio);
  }

  say(text: string, tone: BoardTone): void {
    this.#boardText.style.fill = this.skin.boardInk[tone];
    this.#board.say(text);
    this.#fitBoard();
  }

  /** Paints what a count on the board will need. @param text a step of it */
  prepareCount(text: string): void {
    const { style } = this.#boardText;
    const { fill } = style;
    style.fill = this.skin.boardInk.lit;
    this.#board.prepare(text);
    style.fill = fill;
  }

  /** Says a step of a count on the board. */
  count(text: string): void {
    this.#boardText.style.fill = this.skin.boardInk.lit;
    this.#board.count(text);
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
    this.#boardText.style.fontSize = Math.round(board.height * 0.56);
    this.#board.fit(board.width - 28);
  }

  free(): void {
    for (const part of this.#parts) part.free();
    this.lights.free();
    this.art.free();
    for (const texture of this.#baked) texture.destroy(true);
    destroyTree(this.stage);
    this.#renderer.destroy();
  }
}
