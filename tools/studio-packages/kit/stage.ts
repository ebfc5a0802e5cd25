import { Container } from 'pixi.js';
import { readWebGlDevice, startRenderer } from '../../../games/engine/renderer.ts';
import { chooseRenderer } from '../../../games/engine/renderer-choice.ts';
import { element } from './element.ts';
import { Motion } from './motion.ts';

/** A canvas on which a scene of fixed size is shown as large as it fits. */
export interface Stage {
  readonly view: HTMLElement;
  /** In units of the scene. */
  readonly root: Container;
  readonly motion: Motion;
  draw(): void;
}

/** @param width and @param height of the scene, in its own units */
export async function openStage(width: number, height: number): Promise<Stage> {
  const view = element('main', 'stage');
  const canvas = element('canvas', 'canvas');
  canvas.setAttribute('aria-hidden', 'true');
  view.append(canvas);
  document.body.append(view);
  const forced = new URLSearchParams(location.search).get('renderer');
  const renderer = await startRenderer(canvas, chooseRenderer(forced, readWebGlDevice));
  const root = new Container();
  const screen = new Container();
  screen.addChild(root);
  const draw = () => renderer.render(screen);
  const resize = () => {
    const box = view.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    renderer.resize(box.width, box.height);
    const scale = Math.min(box.width / width, box.height / height);
    root.scale.set(scale);
    root.position.set((box.width - width * scale) / 2, (box.height - height * scale) / 2);
    draw();
  };
  new ResizeObserver(resize).observe(view);
  resize();
  return { view, root, motion: new Motion(draw), draw };
}
