import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import { BULB_TEXTURE_SIZE, marqueeBulbs } from '../ornaments/marquee.ts';
import { spriteAt } from '../parts/sprites.ts';
import type { Box } from './layout.ts';

const PHASES = 3;
const PHASE_SECONDS = 0.14;
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

  /** One chase, round after round, and rest. Steps instead of fades: a frame is drawn for each step only. */
  play(): gsap.core.Timeline {
    const chase = gsap.timeline();
    for (let step = 0; step < PHASES * ROUNDS; step += 1) {
      const group = this.children[step % PHASES];
      if (!group) continue;
      chase.set(group, { alpha: 1 }, step * PHASE_SECONDS);
      chase.set(group, { alpha: 0 }, (step + 1) * PHASE_SECONDS);
    }
    return chase;
  }
}
