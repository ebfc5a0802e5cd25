import { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import { freeTextures } from '../parts/bake-texture.ts';
import { playOn } from '../parts/motion.ts';
import { discard, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import { type CardArt, freeCardArt, GLOW_MARGIN, paintAmounts } from './card-art.ts';
import type { ScratchContent } from './content.ts';
import type { Stroke } from './erasure.ts';
import { Foil } from './foil.ts';

const FADE_SECONDS = 0.5;
const GLOW_SECONDS = 0.35;
const GLOW_STAGGER = 0.12;
const SHADE = 0.86;

/** A card in one size and theme: its ground, its amounts under the foil, and the light of the fields that win. */
export class ScratchDisplay extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  readonly #art: CardArt;
  readonly #amounts: Sprite;
  readonly #glows = new Container();
  readonly #shade: Sprite;
  #foil: Foil;
  #content: ScratchContent | null = null;

  constructor(context: SceneContext, root: gsap.core.Timeline, art: CardArt) {
    super();
    this.#context = context;
    this.#root = root;
    this.#art = art;
    const { layout } = art;
    this.#amounts = new Sprite();
    this.#amounts.position.set(layout.foil.x, layout.foil.y);
    this.#amounts.visible = false;
    this.#foil = this.#makeFoil();
    this.#shade = spriteAt(art.shade, layout.foil);
    this.#shade.alpha = 0;
    const ground = spriteAt(art.base, { x: 0, y: 0, ...layout });
    this.addChild(ground, this.#amounts, this.#glows, this.#foil, this.#shade);
  }

  /** Erased area of the foil, 0 to 1. */
  get share(): number {
    return this.#foil.share;
  }

  /** @param isMoving false shows the end at once */
  show(content: ScratchContent, isMoving: boolean): void {
    const before = this.#content;
    this.#content = content;
    if (before && before.key !== content.key) this.#coverAgain();
    if (content.fields) this.#layAmounts(content);
    else this.#amounts.visible = false;
    if (content.phase === 'revealed' && (before?.phase !== 'revealed' || before.key !== content.key))
      this.#uncover(content, isMoving);
    this.#context.draw();
  }

  /** Amounts must lie under the foil before any of it is erased. */
  erase(strokes: readonly Stroke[]): void {
    if (!this.#amounts.visible || strokes.length === 0) return;
    this.#foil.erase(strokes);
    this.#context.draw();
  }

  /** The fields step back while a prize is celebrated over them. */
  dim(isDim: boolean): void {
    gsap.killTweensOf(this.#shade);
    const run = gsap.timeline({ onUpdate: this.#context.draw });
    run.to(this.#shade, { alpha: isDim ? SHADE : 0, duration: FADE_SECONDS });
    playOn(this.#root, run);
  }

  free(): void {
    const amounts = this.#amounts.texture;
    for (const child of [...this.#glows.children]) gsap.killTweensOf(child);
    gsap.killTweensOf(this.#foil);
    this.removeChild(this.#foil);
    this.#foil.free();
    discard(this);
    freeCardArt(this.#art);
    if (isPainted(amounts)) freeTextures([amounts]);
  }

  #makeFoil(): Foil {
    const { layout, foil: image } = this.#art;
    const { resolution } = this.#context;
    return new Foil({ box: layout.foil, scale: layout.scale, resolution, image });
  }

  #coverAgain(): void {
    for (const glow of this.#glows.removeChildren()) discard(glow);
    const old = this.#foil;
    gsap.killTweensOf(old);
    this.#foil = this.#makeFoil();
    this.removeChild(old);
    old.free();
    this.addChildAt(this.#foil, this.getChildIndex(this.#shade));
    this.#takeAmounts();
  }

  #takeAmounts(): void {
    const { texture } = this.#amounts;
    this.#amounts.visible = false;
    if (isPainted(texture)) {
      this.#amounts.texture = new Sprite().texture;
      freeTextures([texture]);
    }
  }

  #layAmounts({ fields }: ScratchContent): void {
    if (this.#amounts.visible || !fields) return;
    this.#amounts.texture = paintAmounts(this.#context, this.#art.layout, fields);
    this.#amounts.visible = true;
  }

  #uncover({ winning }: ScratchContent, isMoving: boolean): void {
    const run = gsap.timeline({ id: 'uncover', onUpdate: this.#context.draw });
    run.to(this.#foil, { alpha: 0, duration: FADE_SECONDS, ease: 'power2.out' }, 0);
    run.set(this.#foil, { visible: false });
    for (const [order, index] of winning.entries()) {
      const field = this.#art.layout.fields[index];
      if (!field) continue;
      const glow = new Sprite(this.#art.glow);
      glow.position.set(field.x - GLOW_MARGIN, field.y - GLOW_MARGIN);
      this.#glows.addChild(glow);
      run.fromTo(
        glow,
        { alpha: 0 },
        { alpha: 1, duration: GLOW_SECONDS },
        FADE_SECONDS * 0.6 + order * GLOW_STAGGER,
      );
    }
    if (isMoving) playOn(this.#root, run);
    else run.progress(1);
  }
}

const isPainted = (texture: Texture): boolean => texture.source.label === 'picture';
