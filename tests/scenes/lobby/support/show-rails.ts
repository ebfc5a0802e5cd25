import type { Container, Sprite } from 'pixi.js';
import type { LobbyContent } from '../../../../scenes/lobby/content.ts';
import { RailsView } from '../../../../scenes/lobby/rails-view.ts';
import { createRootTimeline, fullMotion, type Motion } from '../../../../scenes/parts/motion.ts';
import { sceneContext } from '../../support/scene-context.ts';
import { openLobby } from './open-lobby.ts';

interface Wish {
  readonly motion?: Motion;
  readonly mayMove?: boolean;
  readonly screen?: { top: number; bottom: number };
}

/** Rails of a phone without marquee, board or ticker; the first one's posters begin at 74. */
export async function showRails(content: LobbyContent, wish: Wish = {}) {
  const { motion = fullMotion, mayMove = true, screen = { top: 0, bottom: 915 } } = wish;
  const loads: string[] = [];
  const { context } = sceneContext({
    motion,
    loadImage: async (address) => {
      if (address.startsWith('/art/')) loads.push(address);
      return document.createElement('canvas');
    },
  });
  const parts = { content, hasBoard: false, hasTicker: false };
  const lobby = await openLobby(context, parts);
  const root = createRootTimeline(() => undefined);
  const offsets = new Map<string, number>();
  const view = new RailsView(
    context,
    root,
    () => screen,
    () => mayMove,
  );
  const apply = ({ layout, sheet } = lobby, shown = content) =>
    view.apply(layout, shown, sheet, (key) => offsets.get(key) ?? 0);
  apply();
  const [heads, images, ornaments] = view.children as [Container, Container, Container];
  const shownIn = (layer: Container) => layer.children.filter(({ visible }) => visible) as Sprite[];
  return { ...lobby, context, view, root, offsets, screen, loads, apply, heads, images, ornaments, shownIn };
}
