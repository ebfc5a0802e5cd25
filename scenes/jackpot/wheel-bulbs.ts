import { Container, Sprite, type Texture } from 'pixi.js';
import { WHEEL_PEG_LINE, WHEEL_PEGS } from '../ornaments/jackpot-wheel.ts';

/** One peg of so many is lit. */
const CHASE_PHASES = 3;
const CHASE_MS = 130;
/** The size of a bulb, as a share of the wheel's radius. */
export const WHEEL_BULB_SHARE = 0.16;
const PEG_RADIANS = (Math.PI * 2) / WHEEL_PEGS;

/** Lights that run around the wheel's rim from peg to peg, and turn with it. */
export class WheelBulbs extends Container {
  constructor(texture: Texture, radius: number) {
    super();
    for (let peg = 0; peg < WHEEL_PEGS; peg += CHASE_PHASES) {
      const bulb = new Sprite(texture);
      const angle = peg * PEG_RADIANS;
      const reach = radius * WHEEL_PEG_LINE;
      bulb.anchor.set(0.5);
      bulb.setSize(radius * WHEEL_BULB_SHARE);
      bulb.position.set(Math.cos(angle) * reach, Math.sin(angle) * reach);
      this.addChild(bulb);
    }
  }

  /** @param turned of the wheel, in radians */
  chase(turned: number, elapsedMs: number): void {
    this.rotation = turned + (Math.floor(elapsedMs / CHASE_MS) % CHASE_PHASES) * PEG_RADIANS;
  }
}
