import { gsap } from 'gsap';
import { type Container, Sprite, Texture } from 'pixi.js';
import type { Box } from '../lobby/layout.ts';

/** A sprite over exactly this box, whatever the size of its texture. */
export function spriteAt(texture: Texture | null, box: Box): Sprite {
  const sprite = new Sprite(texture ?? Texture.EMPTY);
  sprite.position.set(box.x, box.y);
  sprite.setSize(box.width, box.height);
  return sprite;
}

/** Frees a display and all in it; shared textures stay. A movement that outlived it would fail on each frame. */
export function discard(display: Container): void {
  stopMovements(display);
  display.destroy({ children: true });
}

function stopMovements(display: Container): void {
  // One by one: of a tween that has not begun, GSAP lets go of a target only when it is asked for exactly that one.
  gsap.killTweensOf(display);
  gsap.killTweensOf(display.scale);
  for (const child of display.children) stopMovements(child);
}

/** Removes all children of a container and frees them. */
export function emptyContainer(container: Container): void {
  for (const child of container.removeChildren()) discard(child);
}
