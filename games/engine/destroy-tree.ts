import type { Container } from 'pixi.js';

/**
 * Destroys a part of a picture with all in it, and the shapes that are drawn by its graphics: left to themselves, Pixi keeps
 * those for good. Textures stay, as others may show them.
 */
export function destroyTree(view: Container): void {
  view.destroy({ children: true, context: true });
}
