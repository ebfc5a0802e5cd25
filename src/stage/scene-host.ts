import type { Scene, SceneContext } from '../../scenes/scene.ts';

/** Where a scene is drawn. */
export interface SceneSurface {
  createContext(): SceneContext;
  /** Takes the scene's view; nothing of it is drawn yet. */
  attach(scene: Scene): void;
  /** Lets the scene enter, and draws it from now on. */
  reveal(scene: Scene): void;
  detach(): void;
}

/** Makes a scene for a surface, with its observables and intents bound to stores and flows. */
export type CreateScene<Surface> = (surface: Surface) => Scene;

/**
 * Shows one scene at a time on a surface: the one that was wanted last. A switch may be interrupted at any moment; the
 * scene that goes leaves at once, as its page has gone with it, and the next one enters when it is prepared.
 */
export class SceneHost<Name extends string, Surface extends SceneSurface> {
  readonly #surface: Surface;
  readonly #load: (name: Name) => CreateScene<Surface> | Promise<CreateScene<Surface>>;
  readonly #onFailure: (error: unknown) => void;
  #wanted: Name | null = null;
  /** What is on the surface, or on its way there. */
  #current: Name | null = null;
  #scene: Scene | null = null;
  #isSuspended = false;
  #hasStopped = false;
  #generation = 0;

  /** @param onFailure a scene could not be loaded or prepared; the page goes on without it */
  constructor(
    surface: Surface,
    load: (name: Name) => CreateScene<Surface> | Promise<CreateScene<Surface>>,
    onFailure: (error: unknown) => void,
  ) {
    this.#surface = surface;
    this.#load = load;
    this.#onFailure = onFailure;
  }

  show(name: Name | null): void {
    this.#wanted = name;
    this.#follow();
  }

  /** The surface cannot draw: its scene leaves. */
  suspend(): void {
    this.#isSuspended = true;
    this.#follow();
  }

  /** It can draw again: the wanted scene is created again. */
  resume(): void {
    this.#isSuspended = false;
    this.#follow();
  }

  /** For good. */
  stop(): void {
    this.#hasStopped = true;
    this.#follow();
  }

  #follow(): void {
    const next = this.#isSuspended || this.#hasStopped ? null : this.#wanted;
    if (next === this.#current) return;
    this.#current = next;
    this.#generation += 1;
    this.#release();
    if (next !== null) void this.#bring(next, this.#generation);
  }

  async #bring(name: Name, generation: number): Promise<void> {
    const isGone = () => generation !== this.#generation;
    try {
      const create = await this.#load(name);
      if (isGone()) return;
      const scene = create(this.#surface);
      this.#scene = scene;
      this.#surface.attach(scene);
      await scene.prepare(this.#surface.createContext());
      if (!isGone()) this.#surface.reveal(scene);
    } catch (error) {
      // What has left meanwhile may fail as it likes.
      if (isGone()) return;
      this.#release();
      this.#onFailure(error);
    }
  }

  #release(): void {
    const scene = this.#scene;
    if (!scene) return;
    this.#scene = null;
    this.#surface.detach();
    scene.leave();
  }
}
