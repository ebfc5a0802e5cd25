import { Container, Sprite, type Texture } from 'pixi.js';
import { easeOutBack, type Motion } from '../../kit/motion.ts';
import { CELL } from './tide-layout.ts';

export type SymbolArt = Readonly<Record<string, Texture>>;

const SYMBOL_SIZE = CELL * 0.94;
const ROWS = 3;

/** One reel: at rest three symbols, in motion as many as pass by. What passes by is for the eye and decides nothing. */
export class ReelView {
  readonly view = new Container();
  readonly #art: SymbolArt;
  readonly #passing: readonly string[];
  #column: readonly string[] = [];

  /** @param passing symbols that are seen while it turns */
  constructor(art: SymbolArt, passing: readonly string[], column: readonly string[]) {
    this.#art = art;
    this.#passing = passing;
    this.show(column);
  }

  /** At rest; the sprite of each row. */
  get sprites(): readonly Sprite[] {
    return this.view.children as Sprite[];
  }

  show(column: readonly string[]): void {
    this.#column = column;
    this.#fill(column, 0);
    this.view.y = 0;
  }

  /** Turns until `column` is in the window. @param length how many symbols pass by */
  async spin(column: readonly string[], length: number, ms: number, motion: Motion): Promise<void> {
    const passing = Array.from({ length }, (_, at) => this.#passing[at % this.#passing.length] ?? '');
    // One more above, which is seen as the reel swings past its place.
    this.#fill([...passing.slice(0, 1), ...column, ...passing, ...this.#column], -1);
    const way = (length + ROWS) * CELL;
    this.view.y = -way;
    await motion.run(
      ms,
      (at) => {
        this.view.y = (at - 1) * way;
      },
      (share) => swing(share),
    );
    this.show(column);
  }

  #fill(names: readonly string[], firstRow: number): void {
    for (const old of this.view.removeChildren()) old.destroy();
    names.forEach((name, at) => {
      const sprite = new Sprite(this.#art[name]);
      sprite.anchor.set(0.5);
      sprite.setSize(SYMBOL_SIZE);
      sprite.position.set(CELL / 2, (firstRow + at + 0.5) * CELL);
      this.view.addChild(sprite);
    });
  }
}

/** Even at first, then to rest with a slight swing: of a way of many cells the usual one would show what lies above. */
function swing(share: number): number {
  const near = 0.82;
  if (share < near) return share * (0.97 / near);
  return 0.97 + 0.03 * easeOutBack((share - near) / (1 - near));
}
