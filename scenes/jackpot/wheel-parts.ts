import { type Container, Sprite, Texture } from 'pixi.js';
import { tierAtPointer, WHEEL_ORDER } from '../../maths/jackpot-wheel.ts';
import type { WheelLayout } from './layout.ts';
import { WheelBulbs } from './wheel-bulbs.ts';

const SECTOR_DEGREES = 360 / WHEEL_ORDER.length;
/** At this pace, in degrees a second, the lights of the stage begin to go down; they are down when the wheel stands. */
const HUSH_PACE = 260;
/** What is left of the stage's light then. */
export const HUSHED_ALPHA = 0.42;
/** The opacity of the light on the sector under the pointer, in the hush. */
export const SEEKING_ALPHA = 0.42;

/** How much of a curtain hangs above the window, as a share of its height: the shade at its head is the valance's. */
export const CURTAIN_ABOVE = 0.06;

export interface WheelParts {
  readonly layout: WheelLayout;
  readonly ground: Sprite;
  readonly wheel: Sprite;
  readonly hub: Sprite;
  readonly pointer: Sprite;
  readonly curtains: readonly Sprite[];
  readonly swags: Sprite;
  readonly light: Sprite;
  readonly bulbs: WheelBulbs;
}

type WheelTextures = Readonly<
  Record<'ground' | 'wheel' | 'hub' | 'pointing' | 'cloth' | 'swags' | 'lamp' | 'light', Texture | undefined>
>;

/** Puts the parts of the wheel's stage into `view`, from behind to the front. */
export function hangWheel(view: Container, layout: WheelLayout, textures: WheelTextures): WheelParts {
  const sprite = (texture: Texture | undefined, x: number, y: number, anchorX = 0, anchorY = 0) => {
    const made = new Sprite(texture);
    made.anchor.set(anchorX, anchorY);
    made.position.set(x, y);
    return made;
  };
  const width = layout.x * 2;
  const ground = sprite(textures.ground, 0, 0);
  const wheel = sprite(textures.wheel, layout.x, layout.y, 0.5, 0.5);
  const hub = sprite(textures.hub, layout.x, layout.y, 0.5, 0.5);
  const pointer = sprite(textures.pointing, layout.x, layout.pointerY - layout.pointerHeight, 0.5, 0);
  const above = -layout.height * CURTAIN_ABOVE;
  const left = sprite(textures.cloth, 0, above);
  const right = sprite(textures.cloth, width, above);
  right.scale.x = -1;
  const swags = sprite(textures.swags, 0, 0);
  const light = sprite(textures.light, layout.x, layout.y, 0.5, 1);
  light.blendMode = 'add';
  light.visible = false;
  const bulbs = new WheelBulbs(textures.lamp ?? Texture.EMPTY, layout.radius);
  bulbs.position.set(layout.x, layout.y);
  view.addChild(ground, left, right, wheel, light, bulbs, hub, pointer, swags);
  return { layout, ground, wheel, light, bulbs, hub, pointer, curtains: [left, right], swags };
}

/**
 * The last part of a turn: the stage goes dark, and the sector under the pointer is lit, whichever it is at the moment.
 * @param pace of the wheel, in degrees a second
 */
export function seekSector(parts: WheelParts, degrees: number, pace: number): void {
  if (pace > HUSH_PACE) return;
  const { light } = parts;
  const hush = 1 - pace / HUSH_PACE;
  const sector = WHEEL_ORDER.indexOf(tierAtPointer(degrees));
  light.visible = true;
  light.alpha = hush * SEEKING_ALPHA;
  light.rotation = ((degrees + (sector + 0.5) * SECTOR_DEGREES) * Math.PI) / 180;
  setStageLight(parts, 1 - hush * (1 - HUSHED_ALPHA));
}

/** Sets the opacity of all that surrounds the wheel. @param alpha 0 to 1 */
export function setStageLight({ ground, curtains, swags }: WheelParts, alpha: number): void {
  for (const part of [ground, ...curtains, swags]) part.alpha = alpha;
}
