import type { Scene } from '../../scenes/scene.ts';
import type { FrontSurface } from './front-surface.ts';
import { loadFonts } from './scene-context.ts';

/** Decides nothing: where something rests, and where sparks fly. */
const SPARKS = { integer: (below: number) => Math.floor(Math.random() * below) };

/**
 * A scene in a box of its page. While it is seen the page's part around the box says so (`data-drawn`), and hides its own
 * drawing.
 * @param part selects that part
 * @param letters that the scene writes
 */
export function bindBoxScene(
  { place, painter }: FrontSurface,
  { part, letters }: { part: string; letters: string },
  create: (box: { width: number; random: typeof SPARKS }) => Scene,
): Scene {
  const page = place.closest<HTMLElement>(part);
  const scene = create({ width: place.clientWidth, random: SPARKS });
  return {
    view: scene.view,
    root: scene.root,
    async prepare(context) {
      await loadFonts(context.fonts, `${letters}₱0123456789.,`);
      await scene.prepare(context);
    },
    enter() {
      scene.enter();
      page?.setAttribute('data-drawn', '');
    },
    resize(viewport) {
      scene.resize(viewport);
      painter.draw();
    },
    leave() {
      page?.removeAttribute('data-drawn');
      scene.leave();
    },
  };
}
