import { gsap } from 'gsap';
import { Container, type Texture } from 'pixi.js';
import type { Paint } from '../../contract/config/paint.ts';
import {
  WHEEL_CLOSE_MS,
  WHEEL_ORDER,
  WHEEL_WHIRR,
  type WheelTurn,
  wheelAngleAt,
  wheelPaceAt,
} from '../../maths/jackpot-wheel.ts';
import {
  hubSvg,
  pointerSvg,
  sectorLightSvg,
  WHEEL_PEGS,
  wheelGroundSvg,
  wheelSvg,
} from '../ornaments/jackpot-wheel.ts';
import { bulbSvg, curtainSvg } from '../ornaments/marquee.ts';
import { valanceSvg } from '../ornaments/valance.ts';
import { bakeTexture, bakeTogether, freeTextures } from '../parts/bake-texture.ts';
import { discard } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { layoutWheel } from './layout.ts';
import { pegRate } from './tick-pitch.ts';
import { WHEEL_BULB_SHARE } from './wheel-bulbs.ts';
import { letterSectors } from './wheel-lettering.ts';
import {
  CURTAIN_ABOVE,
  HUSHED_ALPHA,
  hangWheel,
  SEEKING_ALPHA,
  seekSector,
  setStageLight,
  type WheelParts,
} from './wheel-parts.ts';

const HUB_SHARE = 0.3;
const POINTER_SHARE = 0.72;
const FLEX_DEGREES = 8;
/** Degrees a second above which the pointer has no time to spring back between two pegs. */
const STAY_PUSHED_PACE = 540;
const OPEN_SECONDS = 0.45;
const SINK_SECONDS = 0.5;
const HOUSE_LIGHTS_SECONDS = 0.18;
/** The light of the sector that was won, on and off again; it stays on at the end. */
const LIT_SECONDS = 0.28;
const LIT_TIMES = 5;
/** The pointer springs back when the wheel stands. */
const SPRING_SECONDS = 0.12;
/** What an ear tells apart: pegs that pass sooner after one that was heard are not. */
const PEG_SOUND_GAP_MS = 80;

/** The wheel behind its curtains. Its textures are painted on first use, and freed with it. */
export class WheelView extends Container {
  readonly #context: SceneContext;
  readonly #textures: Texture[] = [];
  #parts: WheelParts | null = null;
  #size = '';
  #paint: Paint | null = null;

  constructor(context: SceneContext) {
    super();
    this.#context = context;
    this.visible = false;
  }

  /** Paints everything for a window of this size, in the theme in force; nothing when it is painted already. */
  async paint(width: number, height: number): Promise<void> {
    const size = `${width}x${height}`;
    const { paint } = this.#context;
    const isLatest = () => this.#size === size && this.#paint === paint;
    if (isLatest()) return;
    this.#size = size;
    this.#paint = paint;
    try {
      await this.#paintAll(width, height, isLatest);
    } catch (error) {
      // The next draw tries again.
      if (isLatest()) this.#size = '';
      throw error;
    }
  }

  async #paintAll(width: number, height: number, isLatest: () => boolean): Promise<void> {
    const layout = layoutWheel(width, height);
    const { paint } = this.#context;
    const { radius } = layout;
    const hubSize = radius * 2 * HUB_SHARE;
    const pointer = { width: layout.pointerHeight * POINTER_SHARE, height: layout.pointerHeight };
    const curtain = { width: layout.curtainWidth, height: height * (1 + CURTAIN_ABOVE) };
    const valance = { width, height: layout.valanceHeight };
    const bake = (svg: string, box: { width: number; height: number }) =>
      bakeTexture(this.#context, svg, box);
    const bulb = { width: radius * WHEEL_BULB_SHARE, height: radius * WHEEL_BULB_SHARE };
    const [ground, wheel, cloth, [hub, pointing, swags, lamp], light] = await Promise.all([
      bake(wheelGroundSvg(paint, { width, height, x: layout.x, y: layout.y }), { width, height }),
      bakeTexture(
        this.#context,
        wheelSvg(paint, WHEEL_ORDER, radius * 2),
        { width: radius * 2, height: radius * 2 },
        (context) => letterSectors(context, this.#context, radius),
      ),
      bake(curtainSvg(paint, curtain.width, curtain.height), curtain),
      // With these four on one canvas the whole is five textures: one batch, also on software graphics.
      bakeTogether(this.#context, [
        { svg: hubSvg(paint, hubSize), size: { width: hubSize, height: hubSize } },
        { svg: pointerSvg(paint, pointer.width, pointer.height), size: pointer },
        { svg: valanceSvg(paint, valance.width, valance.height), size: valance },
        { svg: bulbSvg(paint), size: bulb },
      ]),
      bake(sectorLightSvg(WHEEL_ORDER.length, radius), { width: radius * 2, height: radius }),
    ]);
    const textures = [ground, wheel, cloth, hub, pointing, swags, lamp, light].filter(
      (texture) => texture !== undefined,
    );
    if (this.destroyed || !isLatest()) {
      freeTextures(textures);
      return;
    }
    this.#empty();
    this.#textures.push(...textures);
    this.#parts = hangWheel(this, layout, { ground, wheel, hub, pointing, cloth, swags, lamp, light });
  }

  /**
   * Adds the whole turn to `run`: curtains, wheel, rest, and its closing.
   * @param on `covering` when nothing below can be seen any more, `landed` when the wheel has come to rest, `closing`
   * when it begins to leave
   */
  play(
    run: gsap.core.Timeline,
    plan: WheelTurn,
    on: { covering(): void; landed(): void; closing(): void },
  ): void {
    const parts = this.#parts;
    if (!parts) return;
    const { wheel, bulbs, hub, light, pointer, ground, curtains, layout } = parts;
    this.visible = true;
    this.alpha = 1;
    wheel.rotation = 0;
    bulbs.rotation = 0;
    light.visible = false;
    setStageLight(parts, 1);
    const drop = layout.radius * 0.5;
    const standing = [wheel, bulbs, hub, pointer];
    light.position.y = layout.y;
    // In a timeline of their own: in the wheel's they would each be asked in every frame of its turn.
    const opening = gsap.timeline();
    opening.fromTo(ground, { alpha: 0 }, { alpha: 1, duration: OPEN_SECONDS }, 0);
    for (const [index, curtain] of curtains.entries()) {
      const home = index === 0 ? 0 : layout.x * 2;
      const away = (index === 0 ? -1 : 1) * layout.curtainWidth;
      opening.fromTo(curtain, { x: home + away }, { x: home, duration: OPEN_SECONDS, ease: 'expo.out' }, 0);
    }
    for (const part of standing) {
      const home = part === pointer ? layout.pointerY - layout.pointerHeight : layout.y;
      opening.fromTo(
        part,
        { y: home + drop, alpha: 0 },
        { y: home, alpha: 1, duration: OPEN_SECONDS, ease: 'expo.out' },
        0,
      );
    }
    run.add(opening, 0);
    run.call(on.covering);
    this.#turn(run, plan, parts);
    run.addLabel('landed');
    run.call(on.landed);
    run.to(pointer, { rotation: 0, duration: SPRING_SECONDS }, 'landed');
    const stageLight = { alpha: HUSHED_ALPHA };
    run.to(
      stageLight,
      {
        alpha: 1,
        duration: HOUSE_LIGHTS_SECONDS,
        onUpdate: () => setStageLight(parts, stageLight.alpha),
      },
      'landed',
    );
    run.set(light, { visible: true, alpha: SEEKING_ALPHA }, 'landed');
    run.to(
      bulbs,
      { rotation: `+=${Math.PI / 2}`, duration: WHEEL_CLOSE_MS / 1000, ease: 'steps(6)' },
      'landed',
    );
    const glow = { duration: LIT_SECONDS, ease: 'sine.inOut', repeat: LIT_TIMES * 2 - 2, yoyo: true };
    run.to(light, { alpha: 1, ...glow }, 'landed');
    run.call(on.closing, undefined, `landed+=${WHEEL_CLOSE_MS / 1000}`);
  }

  /** The stage as a wheel that has been there leaves it; with curtains, without a wheel. */
  showStage(): void {
    if (!this.#parts) return;
    const { wheel, light, bulbs, hub, pointer, curtains, layout } = this.#parts;
    this.visible = true;
    setStageLight(this.#parts, 1);
    for (const [index, curtain] of curtains.entries()) curtain.x = index === 0 ? 0 : layout.x * 2;
    for (const part of [wheel, light, bulbs, hub, pointer]) part.alpha = 0;
  }

  /** The wheel goes down and leaves the stage, with its curtains and its light, to the award. */
  sink(): gsap.core.Timeline {
    const run = gsap.timeline();
    if (!this.#parts) return run;
    const { layout, wheel, light, bulbs, hub, pointer } = this.#parts;
    for (const part of [wheel, light, bulbs, hub, pointer]) {
      const gone = { y: part.y + layout.radius * 1.6, duration: SINK_SECONDS, ease: 'power2.in' };
      run.to(part, gone, 0);
      run.to(part, { alpha: 0, duration: SINK_SECONDS * 0.5 }, SINK_SECONDS * 0.5);
    }
    return run;
  }

  #turn(run: gsap.core.Timeline, plan: WheelTurn, parts: WheelParts): void {
    const { wheel, bulbs, pointer } = parts;
    const state = { elapsedMs: 0 };
    const pegDegrees = 360 / WHEEL_PEGS;
    let lastPeg = 0;
    const whirrMs = plan.turnMs * WHEEL_WHIRR.share;
    let heardAtMs = Number.NEGATIVE_INFINITY;
    run.to(state, {
      elapsedMs: plan.turnMs,
      duration: plan.turnMs / 1000,
      ease: 'none',
      onStart: () => this.#context.playSound('whirr', WHEEL_WHIRR.turnMs / plan.turnMs),
      onUpdate: () => {
        const degrees = wheelAngleAt(plan, state.elapsedMs);
        const pace = wheelPaceAt(plan, state.elapsedMs);
        wheel.rotation = (degrees * Math.PI) / 180;
        bulbs.chase(wheel.rotation, state.elapsedMs);
        seekSector(parts, degrees, pace);
        const peg = Math.floor(degrees / pegDegrees);
        const past = (degrees % pegDegrees) / pegDegrees;
        // The peg pushes the tip aside and lets it spring back; at full pace it stays pushed.
        const push = pace > STAY_PUSHED_PACE ? 0.8 : Math.max(0, 1 - past * 2.4);
        pointer.rotation = (push * FLEX_DEGREES * Math.PI) / 180;
        if (peg === lastPeg) return;
        lastPeg = peg;
        if (state.elapsedMs < whirrMs || state.elapsedMs - heardAtMs < PEG_SOUND_GAP_MS) return;
        heardAtMs = state.elapsedMs;
        this.#context.playSound('peg', pegRate(pace));
      },
    });
  }

  /** How far it has turned, clockwise; null while it is not on the screen. */
  get degrees(): number | null {
    return this.visible && this.#parts ? (this.#parts.wheel.rotation * 180) / Math.PI : null;
  }

  hide(): void {
    this.#context.stopSound('whirr');
    this.visible = false;
    const { wheel, light, bulbs, hub, pointer } = this.#parts ?? {};
    for (const part of [wheel, light, bulbs, hub, pointer]) if (part) gsap.killTweensOf(part);
  }

  clear(): void {
    this.#size = '';
    this.#empty();
  }

  #empty(): void {
    this.#parts = null;
    for (const child of this.removeChildren()) discard(child);
    freeTextures(this.#textures.splice(0));
  }
}
