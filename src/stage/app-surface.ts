import { type Application, Container, type WebGLRenderer } from 'pixi.js';
import type { Scene, SceneContext } from '../../scenes/scene.ts';
import { nextTask } from '../platform/next-task.ts';
import { Painter } from './painter.ts';
import { createSceneContext } from './scene-context.ts';
import type { SceneSurface } from './scene-host.ts';

/**
 * Whether the graphics have just failed, of which the canvas tells in an event of its own only later: what a renderer
 * compiles or draws until then are errors.
 */
const isLost = ({ renderer }: Application): boolean =>
  renderer.name === 'webgl' && (renderer as WebGLRenderer).context.isLost;

/** What back and front have in common: one application, and one scene at a time on its canvas. */
export class AppSurface implements SceneSurface {
  readonly app: Application;
  readonly painter: Painter;
  /** Of textures; the canvas itself may have fewer pixels. */
  protected readonly resolution: number;
  protected scene: Scene | null = null;
  readonly #isThrifty: boolean;

  /** @param isThrifty data or power is to be spared */
  constructor(app: Application, isThrifty: boolean) {
    this.app = app;
    this.resolution = app.renderer.resolution;
    this.#isThrifty = isThrifty;
    this.painter = new Painter(() => !isLost(app) && app.render());
  }

  createContext(): SceneContext {
    return createSceneContext({
      renderer: this.app.renderer.name === 'webgl' ? 'webgl' : 'canvas',
      resolution: this.resolution,
      isThrifty: this.#isThrifty,
      draw: this.painter.draw,
    });
  }

  attach(scene: Scene): void {
    this.scene = scene;
    this.app.stage.addChild(scene.view);
  }

  /**
   * Draws nothing, in a task of its own: a renderer's first frame makes its canvas, its batch and its shader as well, which
   * would come on top of the scene's own first frame.
   */
  async warmUp(): Promise<void> {
    await nextTask();
    if (isLost(this.app)) return;
    const nothing = new Container();
    this.app.renderer.render(nothing);
    nothing.destroy();
    await nextTask();
  }

  /** The canvas is invisible before: one frame then costs less than the twenty on the way there. */
  reveal(scene: Scene): void {
    this.painter.setOn(true);
    scene.enter();
    this.painter.drawNow();
  }

  /** Before the scene leaves, which draws a last frame. */
  detach(): void {
    this.painter.setOn(false);
    this.scene = null;
  }

  destroy(): void {
    this.painter.setOn(false);
  }
}
