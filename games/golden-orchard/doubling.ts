import { Container, Graphics, Text } from 'pixi.js';
import type { OrchardOutcome } from '../../contract/games/golden-orchard.ts';
import { ORCHARD_REELS } from '../../maths/golden-orchard/reels.ts';
import type { SymbolId } from '../../maths/slot/slot-model.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { GameSound } from '../engine/sound.ts';
import { FIGURES_FACE, type Machine } from '../slot/machine.ts';
import { cellsOfLine } from '../slot/reel-plan.ts';
import { cellAt, middleOf } from '../slot/slot-layout.ts';

type OrchardWin = OrchardOutcome['wins'][number];

const POP_S = 0.2;
const FALL_S = 0.34;
/** When a tag lets go of its apple, counted from the line's beginning. */
const LET_GO_S = 0.26;

/** The golden apples' own movement: each apple of a win puts out a tag that falls like fruit onto the board. */
export class Doubling {
  readonly #machine: Machine;
  readonly #sound: GameSound;
  readonly #tags = new Container();

  constructor(machine: Machine, sound: GameSound) {
    this.#machine = machine;
    this.#sound = sound;
    machine.banners.addChild(this.#tags);
  }

  /** Adds the tags of `win` to `run`, from `at` seconds on. */
  enliven({ line, count, multiplier }: OrchardWin, run: gsap.core.Timeline, at: number): void {
    if (multiplier < 2) return;
    const { layout, reels, skin } = this.#machine;
    const apples = cellsOfLine(ORCHARD_REELS, line, count).filter(({ reel, row }) =>
      isWild(reels[reel]?.symbolAt(row)),
    );
    const goal = middleOf(layout.board);
    run.call(() => this.#sound.play('bulb'), [], at);
    for (const { reel, row } of apples) {
      const { x, y } = cellAt(layout, reel, row);
      const tag = makeTag(layout.cell.height * 0.34, skin.banner.text);
      tag.position.set(x + layout.cell.width * 0.74, y + layout.cell.height * 0.26);
      tag.scale.set(0);
      this.#tags.addChild(tag);
      run.to(tag.scale, { x: 1, y: 1, duration: POP_S, ease: 'back.out(2.4)' }, at);
      run.to(tag, { x: goal.x, duration: FALL_S, ease: 'none' }, at + LET_GO_S);
      run.to(tag, { y: goal.y, duration: FALL_S, ease: 'power2.in' }, at + LET_GO_S);
      run.to(tag, { alpha: 0, duration: 0.06 }, at + LET_GO_S + FALL_S - 0.05);
    }
  }

  calm(): void {
    for (const tag of this.#tags.removeChildren()) destroyTree(tag);
  }
}

const isWild = (symbol: SymbolId | undefined) =>
  symbol !== undefined && ORCHARD_REELS.symbols[symbol]?.role === 'wild';

function makeTag(size: number, ink: string): Container {
  const disc = new Graphics()
    .circle(0, 0, size * 0.62)
    .fill('#1E4A1E')
    .stroke({ width: 2.5, color: '#F2C75A' });
  const text = new Text({
    text: '×2',
    resolution: 2,
    style: { fontFamily: [...FIGURES_FACE], fontSize: size * 0.86, fill: ink },
  });
  text.anchor.set(0.5);
  const tag = new Container();
  tag.addChild(disc, text);
  return tag;
}
