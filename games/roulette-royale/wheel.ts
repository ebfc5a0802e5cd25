import { gsap } from 'gsap';
import { Container, Graphics, type Renderer, Sprite, type Texture } from 'pixi.js';
import { bake } from '../engine/bake.ts';
import { destroyTree } from '../engine/destroy-tree.ts';
import type { DrawLoop } from '../engine/draw-loop.ts';
import type { Picture } from '../engine/picture.ts';
import type { GameSound } from '../engine/sound.ts';
import { paintBowl, paintRotor, WHEEL_RINGS } from './wheel-art.ts';
import type { WheelLayout } from './wheel-layout.ts';
import {
  BALL_SECONDS,
  BALL_SPEED,
  ballHeight,
  planEnd,
  pocketAngle,
  REST_SECONDS,
  ROTOR_SPEED,
  slowedShare,
} from './wheel-motion.ts';

const FULL_TURN = Math.PI * 2;
/** When the ball strikes pockets, as shares of the spin's last part. */
const KNOCKS = [0.796, 0.915, 0.99];

/** Wheel and ball. The ball comes to lie in the pocket that it is told. */
export class Wheel implements Picture {
  readonly #renderer: Renderer;
  readonly #loop: DrawLoop;
  readonly #sound: GameSound;
  readonly #layOut: (width: number, height: number) => WheelLayout;
  readonly #stage = new Container();
  readonly #whole = new Container();
  readonly #bowl = new Sprite();
  readonly #rotor = new Sprite();
  readonly #ball = new Graphics();
  readonly #angles = { rotor: 0, ball: 0, height: 0 };
  #radius = 0;
  #textures: Texture[] = [];
  #timeline: gsap.core.Timeline | null = null;
  #release: (() => void) | null = null;

  constructor(parts: {
    renderer: Renderer;
    loop: DrawLoop;
    sound: GameSound;
    layOut(width: number, height: number): WheelLayout;
  }) {
    this.#renderer = parts.renderer;
    this.#loop = parts.loop;
    this.#sound = parts.sound;
    this.#layOut = parts.layOut;
    for (const sprite of [this.#bowl, this.#rotor]) sprite.anchor.set(0.5);
    this.#whole.addChild(this.#bowl, this.#rotor, this.#ball);
    this.#stage.addChild(this.#whole);
  }

  draw(): void {
    const { rotor, ball, height } = this.#angles;
    const { track, pocket } = WHEEL_RINGS;
    const reach = this.#radius * (pocket + (track - pocket) * height);
    this.#rotor.rotation = rotor;
    this.#ball.position.set(Math.sin(ball) * reach, -Math.cos(ball) * reach);
    this.#renderer.render(this.#stage);
  }

  resize(width: number, height: number, pixelRatio: number): void {
    const { x, y, radius } = this.#layOut(width, height);
    this.#whole.position.set(x, y);
    if (radius === this.#radius) return;
    this.#radius = radius;
    const before = this.#textures;
    const bowl = bakeRound(radius * 1.08, pixelRatio, (pen) => paintBowl(pen, radius));
    const rotor = bakeRound(radius * WHEEL_RINGS.rotor + 1, pixelRatio, (pen) => paintRotor(pen, radius));
    this.#bowl.texture = bowl;
    this.#rotor.texture = rotor;
    this.#textures = [bowl, rotor];
    for (const texture of before) texture.destroy(true);
    const size = radius * WHEEL_RINGS.ball;
    this.#ball
      .clear()
      .circle(size * 0.3, size * 0.5, size * 1.1)
      .fill({ color: '#000000', alpha: 0.45 })
      .circle(0, 0, size)
      .fill('#f4f0fa')
      .circle(size * 0.2, size * 0.22, size * 0.74)
      .fill('#d9d2e6')
      .circle(-size * 0.16, -size * 0.18, size * 0.66)
      .fill('#ffffff');
  }

  /** The ball runs on its track until it is told where to lie. */
  spin(): void {
    this.#stop();
    this.#sound.play('whirr');
    const timeline = gsap.timeline({ paused: true });
    const { rotor, ball } = this.#angles;
    timeline.to(this.#angles, { height: 1, duration: 0.3, ease: 'power2.out' }, 0);
    // For as long as an answer may take; the end takes over from wherever they are.
    const seconds = 60;
    timeline.to(this.#angles, { rotor: rotor + ROTOR_SPEED * seconds, duration: seconds, ease: 'none' }, 0);
    timeline.to(this.#angles, { ball: ball - BALL_SPEED * seconds, duration: seconds, ease: 'none' }, 0);
    this.#timeline = timeline;
    this.#release = this.#loop.hold();
    timeline.play();
  }

  /** Resolves when the ball lies in the pocket of the number and the wheel stands. */
  land(number: number): Promise<void> {
    this.#stop();
    const { rotor, ball } = this.#angles;
    const plan = planEnd(number, rotor, ball);
    const timeline = gsap.timeline({ paused: true });
    const at = { seconds: 0 };
    const seconds = BALL_SECONDS + REST_SECONDS;
    timeline.to(at, {
      seconds,
      duration: seconds,
      ease: 'none',
      onUpdate: () => {
        const share = Math.min(1, at.seconds / BALL_SECONDS);
        this.#angles.rotor = plan.rotorAt(at.seconds);
        this.#angles.height = ballHeight(share);
        this.#angles.ball =
          share < 1
            ? ball + (plan.ballEnd - ball) * slowedShare(share)
            : this.#angles.rotor + pocketAngle(number);
      },
    });
    KNOCKS.forEach((share, index) => {
      timeline.call(() => this.#sound.play('peg', { rate: 1.1 - index * 0.12 }), [], share * BALL_SECONDS);
    });
    this.#timeline = timeline;
    return this.#loop.play(timeline);
  }

  /** Without motion: the number is at the top and the ball in its pocket. */
  lay(number: number): void {
    this.#stop();
    Object.assign(this.#angles, { rotor: -pocketAngle(number), ball: 0, height: 0 });
    this.#loop.request();
  }

  free(): void {
    this.#stop();
    destroyTree(this.#stage);
    for (const texture of this.#textures) texture.destroy(true);
  }

  #stop(): void {
    this.#timeline?.kill();
    this.#timeline = null;
    this.#release?.();
    this.#release = null;
    // Whole turns say nothing; without them the angles stay small.
    this.#angles.rotor %= FULL_TURN;
    this.#angles.ball %= FULL_TURN;
  }
}

const bakeRound = (reach: number, pixelRatio: number, paint: (pen: CanvasRenderingContext2D) => void) =>
  bake(reach * 2, reach * 2, pixelRatio, (pen) => {
    pen.translate(reach, reach);
    paint(pen);
  });
