import { Sprite, type Texture } from 'pixi.js';
import { playSteps } from '../parts/play-steps.ts';
import type { SceneContext, StopFunction } from '../scene.ts';
import type { LobbyLayout } from './layout.ts';

/** CSS pixels of the star at its largest. */
export const GLEAM_PX = 44;
/** 600 ms at 20 frames a second. */
const STEPS = 12;
const STEP_MS = 50;
const TURN = 0.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A star of light that opens and closes on brass and jewels, one place after another. */
export class Gleam extends Sprite {
  #next = 0;
  #stop: StopFunction | null = null;

  constructor() {
    super();
    this.anchor.set(0.5);
    this.visible = false;
  }

  play(context: SceneContext, texture: Texture, places: readonly Point[]): void {
    this.end();
    const place = places[this.#next % places.length];
    if (!place) return;
    this.#next += 1;
    this.texture = texture;
    this.position.set(place.x, place.y);
    this.#stop = playSteps(context, { count: STEPS, stepMs: STEP_MS }, (step) => {
      const share = step / STEPS;
      this.visible = step > 0 && step < STEPS;
      this.setSize(GLEAM_PX * Math.sin(Math.PI * share));
      this.rotation = TURN * share;
    });
  }

  /** Goes out at once. */
  end(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

/** Where it gleams: the stone of the crest, and the upper corners of the plaques. */
export function gleamPlaces({ marquee, board }: LobbyLayout): Point[] {
  const crest = marquee && {
    x: marquee.crest.x + marquee.crest.width / 2,
    y: marquee.crest.y + marquee.crest.height * 0.6,
  };
  const plaques = board
    ? [board.mega, board.minor, board.major, board.mini].map(({ x, y, width }) => ({
        x: x + width - 9,
        y: y + 8,
      }))
    : [];
  return [...(crest ? [crest] : []), ...plaques];
}

/** The star: two thin lozenges across each other, in a glow. */
export function drawGleam(canvas: CanvasRenderingContext2D): void {
  const middle = GLEAM_PX / 2;
  canvas.translate(middle, middle);
  const glow = canvas.createRadialGradient(0, 0, 0, 0, 0, middle * 0.7);
  glow.addColorStop(0, 'rgba(255, 248, 220, .95)');
  glow.addColorStop(0.35, 'rgba(255, 231, 166, .4)');
  glow.addColorStop(1, 'rgba(255, 231, 166, 0)');
  canvas.fillStyle = glow;
  canvas.fillRect(-middle, -middle, GLEAM_PX, GLEAM_PX);
  canvas.fillStyle = '#fffaf0';
  canvas.beginPath();
  for (const [index, reach] of [1, 0.13, 0.72, 0.13, 1, 0.13, 0.72, 0.13].entries()) {
    const angle = (Math.PI / 4) * index;
    canvas.lineTo(Math.sin(angle) * reach * middle, -Math.cos(angle) * reach * middle);
  }
  canvas.fill();
}
