import { Container, type Texture } from 'pixi.js';
import { BULB_TEXTURE_SIZE, marqueeBulbs } from '../ornaments/marquee.ts';
import { playSteps } from '../parts/play-steps.ts';
import { spriteAt } from '../parts/sprites.ts';
import type { SceneContext, StopFunction } from '../scene.ts';
import type { Box } from './layout.ts';

const PHASES = 3;
const PHASE_MS = 100;
const ROUNDS = 2;

/** Lit bulbs over those of the frame, in three groups that come on in turn. */
export class BulbChase extends Container {
  constructor(bulb: Texture | null, frame: Box) {
    super();
    const groups = Array.from({ length: PHASES }, () => new Container({ alpha: 0 }));
    const half = BULB_TEXTURE_SIZE / 2;
    for (const [index, point] of marqueeBulbs(frame.width, frame.height).entries()) {
      groups[index % PHASES]?.addChild(
        spriteAt(bulb, {
          x: frame.x + point.x - half,
          y: frame.y + point.y - half,
          width: BULB_TEXTURE_SIZE,
          height: BULB_TEXTURE_SIZE,
        }),
      );
    }
    this.addChild(...groups);
  }

  /**
   * One chase of 600 ms, round after round, and rest.
   * @returns ends it at once
   */
  play(context: Pick<SceneContext, 'clock' | 'draw'>): StopFunction {
    const count = PHASES * ROUNDS;
    return playSteps(context, { count, stepMs: PHASE_MS }, (step) => {
      for (const [index, group] of this.children.entries())
        group.alpha = step < count && index === step % PHASES ? 1 : 0;
    });
  }
}
