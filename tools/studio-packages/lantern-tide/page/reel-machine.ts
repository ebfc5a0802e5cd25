import { Container, Graphics } from 'pixi.js';
import type { Motion } from '../../kit/motion.ts';
import { ReelView, type SymbolArt } from './reel-view.ts';
import { CELL, REELS, WINDOW } from './tide-layout.ts';

const SPIN_MS = 900;
const EACH_REEL_MS = 190;
const PASSING = ['wave', 'bamboo', 'fan', 'cloud', 'pearl', 'lotus', 'bamboo', 'wave', 'cloud', 'boat'];

/** Five reels behind a window with a brass frame. */
export class ReelMachine {
  readonly view = new Container();
  readonly reels: readonly ReelView[];
  readonly #motion: Motion;

  constructor(art: SymbolArt, board: readonly (readonly string[])[], motion: Motion) {
    this.#motion = motion;
    this.reels = board.map((column, at) => {
      const passing = [...PASSING.slice(at * 2), ...PASSING.slice(0, at * 2)];
      const reel = new ReelView(art, passing, column);
      reel.view.x = at * CELL;
      return reel;
    });
    const strip = new Container();
    strip.position.set(WINDOW.x, WINDOW.y);
    strip.addChild(...this.reels.map(({ view }) => view));
    const mask = new Graphics().rect(WINDOW.x, WINDOW.y, WINDOW.width, WINDOW.height).fill(0xffffff);
    const reelBox = new Container();
    reelBox.addChild(strip, mask);
    reelBox.mask = mask;
    this.view.addChild(drawGround(), reelBox, drawFrame());
  }

  show(board: readonly (readonly string[])[]): void {
    this.reels.forEach((reel, at) => {
      reel.show(board[at] ?? []);
    });
  }

  /** The reels come to rest from the left. */
  async spin(board: readonly (readonly string[])[]): Promise<void> {
    await Promise.all(
      this.reels.map((reel, at) =>
        reel.spin(board[at] ?? [], 12 + at * 4, SPIN_MS + at * EACH_REEL_MS, this.#motion),
      ),
    );
  }
}

function drawGround(): Graphics {
  const { x, y, width, height } = WINDOW;
  const ground = new Graphics().rect(x, y, width, height).fill({ color: 0x070c2a, alpha: 0.9 });
  for (let reel = 0; reel < REELS; reel += 1) {
    const left = x + reel * CELL;
    ground.rect(left + 3, y, CELL - 6, height).fill({ color: 0x1b2a68, alpha: 0.55 });
    ground.rect(left + 3, y, CELL - 6, 26).fill({ color: 0x000000, alpha: 0.35 });
    ground.rect(left + 3, y + height - 26, CELL - 6, 26).fill({ color: 0x000000, alpha: 0.35 });
  }
  return ground;
}

function drawFrame(): Graphics {
  const { x, y, width, height } = WINDOW;
  const frame = new Graphics();
  const line = (inset: number, color: number, thick: number) =>
    frame
      .rect(x - inset, y - inset, width + inset * 2, height + inset * 2)
      .stroke({ color, width: thick, alignment: 0.5 });
  line(13, 0x2b1408, 26);
  line(24, 0xe9bf6a, 5);
  line(2, 0xc9962f, 5);
  for (let reel = 1; reel < REELS; reel += 1)
    frame
      .rect(x + reel * CELL - 2, y, 4, height)
      .fill(0xc9962f)
      .rect(x + reel * CELL - 0.5, y, 1.5, height)
      .fill(0xffe7a6);
  const bulbs = (at: number, top: number) =>
    frame.circle(at, top, 5).fill(0xffe7a6).circle(at, top, 2.6).fill(0xffffff);
  for (let at = 0; at <= 30; at += 1) {
    bulbs(x + (at * width) / 30, y - 13);
    bulbs(x + (at * width) / 30, y + height + 13);
  }
  return frame;
}
