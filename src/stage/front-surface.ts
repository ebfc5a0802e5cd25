import type { Application } from 'pixi.js';
import type { Scene } from '../../scenes/scene.ts';
import { AppSurface } from './app-surface.ts';

/** The transparent canvas above the panels, as large as its box. Its host hides it until a scene has entered. */
export class FrontSurface extends AppSurface {
  readonly place: HTMLElement;
  readonly #observer: ResizeObserver;
  readonly #onResize = () => this.#resize();
  /** As it was measured last: the renderer rounds it to device pixels. */
  #size = { width: 0, height: 0 };

  constructor(app: Application, place: HTMLElement, isThrifty: boolean) {
    super(app, isThrifty);
    this.place = place;
    this.#resize();
    // The bar above it comes with the player, who on a deep link comes late.
    this.#observer = new ResizeObserver(() => {
      const { width, height } = this.#size;
      if (place.clientWidth !== width || place.clientHeight !== height) this.#resize();
    });
    this.#observer.observe(place);
    window.addEventListener('resize', this.#onResize);
  }

  override reveal(scene: Scene): void {
    this.app.canvas.style.visibility = 'visible';
    super.reveal(scene);
  }

  override detach(): void {
    super.detach();
    this.app.canvas.style.visibility = '';
  }

  override destroy(): void {
    super.destroy();
    this.#observer.disconnect();
    window.removeEventListener('resize', this.#onResize);
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.place;
    this.#size = { width, height };
    this.app.renderer.resize(width, height);
    this.scene?.resize({ width, height, top: 0 });
  }
}
