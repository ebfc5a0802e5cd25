import { gsap } from 'gsap';
import { Container, Graphics, type Renderer, Sprite } from 'pixi.js';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import { Timelines } from '../engine/timelines.ts';
import { layOutSky, poseAt, trailOf } from './flight-plan.ts';
import { bakeSkyTextures, type SkyTextures } from './sky-textures.ts';

const TRAIL_DOTS = 34;
const TRAIL = '#7df0a8';
/** Each cloud: where it starts across and down, how large, and how fast it passes. Parts of the sky. */
const CLOUDS = [
  { x: 0.1, y: 0.3, size: 0.3, speed: 0.035 },
  { x: 0.55, y: 0.14, size: 0.22, speed: 0.022 },
  { x: 0.85, y: 0.52, size: 0.4, speed: 0.06 },
  { x: 1.25, y: 0.38, size: 0.26, speed: 0.03 },
] as const;
const BEAMS = [
  { x: 0.2, from: -0.32, to: 0.12 },
  { x: 0.72, from: 0.34, to: -0.1 },
] as const;

/** The sky with the ship in it. It shows a given time of a flight and decides nothing. */
export class Flight implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #stage = new Container();
  readonly #sky = new Sprite();
  readonly #beams = BEAMS.map(() => new Sprite());
  readonly #clouds = CLOUDS.map(() => new Sprite());
  readonly #city = new Sprite();
  readonly #mast = new Sprite();
  readonly #trail = new Graphics();
  readonly #ship = new Sprite();
  readonly #parachute = new Sprite();
  #art: SkyTextures | null = null;
  #layout = layOutSky(360, 360);
  /** Milliseconds of the flight that is shown; null while the ship lies at its mast. */
  #elapsed: (() => number) | null = null;
  #release: (() => void) | null = null;
  /** From 0, in the sky, to 1, gone. */
  #away = { part: 0 };
  #drop = { part: 1, x: 0, y: 0 };
  readonly #motions: Timelines;
  #isStill = false;
  /** Called with every frame of a flight. */
  onFrame: () => void = () => undefined;

  constructor(renderer: Renderer, loop: DrawLoop) {
    this.#renderer = renderer;
    this.#loop = loop;
    this.#motions = new Timelines(loop);
    for (const beam of this.#beams) {
      beam.anchor.set(0.5, 1);
      beam.blendMode = 'add';
    }
    for (const cloud of this.#clouds) cloud.anchor.set(0.5);
    this.#city.anchor.set(0, 1);
    this.#mast.anchor.set(0.5, 0.04);
    this.#ship.anchor.set(0.5);
    this.#parachute.anchor.set(0.5);
    this.#parachute.visible = false;
    this.#stage.addChild(
      this.#sky,
      ...this.#beams,
      ...this.#clouds,
      this.#city,
      this.#mast,
      this.#trail,
      this.#parachute,
      this.#ship,
    );
  }

  draw(): void {
    this.onFrame();
    this.#place();
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    this.#layout = layOutSky(width, height);
    this.#freeArt();
    this.#art = bakeSkyTextures(this.#layout, pixelRatio);
    this.#sky.texture = this.#art.sky;
    this.#city.texture = this.#art.city;
    this.#mast.texture = this.#art.mast;
    this.#ship.texture = this.#art.ship;
    this.#parachute.texture = this.#art.parachute;
    for (const beam of this.#beams) beam.texture = this.#art.beam;
    for (const sprite of this.#clouds) sprite.texture = this.#art.cloud;
  }

  /** Back at the mast, where the next flight begins. */
  moor(): void {
    this.#stop();
    this.#elapsed = null;
    this.#away.part = 0;
    this.#parachute.visible = false;
    this.#loop.request();
  }

  /** Shows a flight as its time passes. @param elapsed milliseconds since it left the mast */
  fly(elapsed: () => number): void {
    this.#stop();
    this.#away.part = 0;
    this.#elapsed = elapsed;
    this.#release = this.#loop.hold();
  }

  /** The flight is over: the ship goes away into the sky without those who stayed. @param elapsedMs when it ended */
  leave(elapsedMs: number): void {
    const wasFlying = this.#elapsed !== null;
    // A parcel that is on its way falls on.
    this.#land();
    this.#elapsed = () => elapsedMs;
    if (this.#isStill || !wasFlying) {
      this.#away.part = 1;
      this.#loop.request();
      return;
    }
    const timeline = gsap.timeline({ paused: true });
    timeline.to(this.#away, { part: 1, duration: 0.7, ease: 'power2.in' });
    void this.#motions.play(timeline);
  }

  /** A parcel leaves the ship where it is now. */
  drop(): void {
    if (this.#isStill || !this.#elapsed) return;
    const { x, y } = poseAt(this.#layout, this.#elapsed());
    this.#drop = { part: 0, x, y: y + this.#layout.ship * 0.16 };
    this.#parachute.visible = true;
    const timeline = gsap.timeline({ paused: true });
    timeline.to(this.#drop, { part: 1, duration: 3.2, ease: 'none' });
    timeline.eventCallback('onComplete', () => {
      this.#parachute.visible = false;
    });
    void this.#motions.play(timeline);
  }

  setStill(isStill: boolean): void {
    this.#isStill = isStill;
    this.#loop.request();
  }

  free(): void {
    this.#stop();
    this.#freeArt();
    destroyTree(this.#stage);
  }

  #place(): void {
    const layout = this.#layout;
    const { width, height, ship, cruise } = layout;
    const elapsed = this.#elapsed?.() ?? 0;
    const moved = this.#isStill ? 0 : elapsed;
    const pose =
      this.#isStill && this.#elapsed ? { ...cruise, angle: -0.2, sunk: 0.4 } : poseAt(layout, elapsed);
    const away = this.#away.part;
    this.#ship.position.set(pose.x + away * width * 0.9, pose.y - away * height * 0.9);
    this.#ship.rotation = pose.angle - away * 0.35;
    this.#ship.scale.set(1 - away * 0.55);
    this.#ship.alpha = away === 1 ? 0 : 1;
    const sunk = pose.sunk * height * 0.42;
    this.#city.position.set(0, height + sunk);
    this.#mast.position.set(layout.mast.x + ship * 0.2, layout.mast.y + ship * 0.1 + sunk);
    this.#mast.visible = sunk < height * 0.4;
    this.#beams.forEach((beam, index) => {
      const plan = BEAMS[index];
      if (!plan) return;
      beam.position.set(plan.x * width, height + sunk * 0.7);
      const sway = this.#isStill ? 0.5 : 0.5 + 0.5 * Math.sin(elapsed / 2_600 + index * 2);
      beam.rotation = plan.from + (plan.to - plan.from) * sway;
      beam.alpha = 0.8 - pose.sunk * 0.5;
    });
    this.#clouds.forEach((cloud, index) => {
      const plan = CLOUDS[index];
      if (!plan) return;
      const run = 1.5;
      const x = ((((plan.x - (moved / 1000) * plan.speed) % run) + run) % run) - 0.25;
      cloud.position.set(x * width, (plan.y + pose.sunk * 0.3 * (index % 2)) * height);
      cloud.scale.set(plan.size * 2.2);
      cloud.alpha = 0.72;
    });
    this.#drawTrail(moved, away);
    const fall = this.#drop;
    this.#parachute.position.set(
      fall.x - fall.part * width * 0.12 + Math.sin(fall.part * 14) * 6,
      fall.y + fall.part * height * 0.55,
    );
    this.#parachute.alpha = Math.min(1, (1 - fall.part) * 4);
  }

  #drawTrail(elapsed: number, away: number): void {
    this.#trail.clear();
    if (!this.#elapsed || this.#isStill || away > 0.4) return;
    const points = trailOf(this.#layout, elapsed, TRAIL_DOTS);
    points.slice(0, -3).forEach(({ x, y }, index) => {
      this.#trail.circle(x, y, 1 + (index / TRAIL_DOTS) * 1.8);
    });
    this.#trail.fill({ color: TRAIL, alpha: 0.85 });
  }

  #stop(): void {
    this.#motions.kill();
    this.#land();
  }

  #land(): void {
    this.#release?.();
    this.#release = null;
  }

  #freeArt(): void {
    for (const texture of Object.values(this.#art ?? {})) texture.destroy(true);
    this.#art = null;
  }
}
