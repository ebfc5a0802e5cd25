import type { gsap } from 'gsap';
import type { Container } from 'pixi.js';
import type { Paint } from '../contract/config/paint.ts';
import type { ThemeTokens } from '../contract/config/theme.ts';
import type { Cents } from '../contract/money.ts';
import type { Motion } from './parts/motion.ts';

/** A value that a scene reads and subscribes to, without knowing where it is stored. */
export interface Observable<T> {
  get(): T;
  subscribe(listener: () => void): StopFunction;
}

export type StopFunction = () => void;

/** Time as a parameter, so that a test can hold it still. */
export interface SceneClock {
  now(): number;
  /** Calls once after `ms`, unless stopped; never while the page is hidden. */
  after(ms: number, work: () => void): StopFunction;
}

export interface SceneFonts {
  readonly display: string;
  readonly figures: string;
  readonly text: string;
}

/** What the platform provides to a scene. Nothing in it is a store, a route or a token. */
export interface SceneContext {
  readonly renderer: 'webgl' | 'canvas';
  /** Device pixels per CSS pixel, at most 2. */
  readonly resolution: number;
  /** The theme in force, read at each painting: it may change while a scene is on. */
  readonly theme: ThemeTokens;
  /** What the default theme's metal, ground and velvet are in the theme in force. */
  readonly paint: Paint;
  readonly fonts: SceneFonts;
  readonly motion: Motion;
  readonly clock: SceneClock;
  word(key: string, values?: Record<string, string | number>): string;
  money(amount: Cents): string;
  /** Calls when the theme in force has changed; what was painted by then must be painted again. */
  onThemeChange(listener: () => void): StopFunction;
  /** A decoded image; rejects when it cannot be loaded. One that is not visible yet is not urgent. */
  loadImage(address: string, isUrgent?: boolean): Promise<CanvasImageSource>;
  /** Resolves in a later task, after what the page has to do: long work is cut by it, so that a touch is answered. */
  nextTask(): Promise<void>;
  /** `rate` 1 is the sound's own pitch, 0.5 an octave below. Names of no sound are passed over. */
  playSound(name: string, rate?: number): void;
  /** Ends the last one of this name, should it still sound. */
  stopSound(name: string): void;
  /** Draws in this frame, once, however often it is called. */
  draw(): void;
}

/** The part of a scene that lies on its canvas, in CSS pixels of the scene. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** How much of the scene lies above the canvas. */
  readonly top: number;
}

/** A display that plays given outcomes. Each of these is called once, but for `resize`. */
export interface Scene {
  readonly view: Container;
  /** Everything that moves hangs here, so that it is paused, played and seeked as a whole. */
  readonly root: gsap.core.Timeline;
  /** Creates everything that the first frame needs. The scene is not visible before it resolves. */
  prepare(context: SceneContext): Promise<void>;
  /** From now on it is what is seen. */
  enter(): void;
  /** Draws at once; also while it prepares. */
  resize(viewport: Viewport): void;
  /** Frees all it made. May come at any time, also while it prepares: what is ready only then is freed as well. */
  leave(): void;
}
