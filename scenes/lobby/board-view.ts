import { gsap } from 'gsap';
import { Container, Sprite, type Texture } from 'pixi.js';
import { JACKPOT_TIERS, type JackpotTier } from '../../contract/ids.ts';
import {
  flapFontPx,
  megaNameFontPx,
  megaNameLine,
  placeFlaps,
  tierFontPx,
  tierLines,
  tierNameFontPx,
} from '../ornaments/measures.ts';
import { FigureLine, figureTexture } from '../parts/figures.ts';
import { drawLettering, fitLettering } from '../parts/lettering.ts';
import { playOn } from '../parts/motion.ts';
import type { Sheet } from '../parts/sheet.ts';
import { emptyContainer, spriteAt } from '../parts/sprites.ts';
import type { SceneContext } from '../scene.ts';
import type { BoardFigures, LobbyContent } from './content.ts';
import type { BoardLayout, Box } from './layout.ts';
import { artKey } from './lobby-art.ts';

type LowerTier = Exclude<JackpotTier, 'mega'>;
const LOWER_TIERS = JACKPOT_TIERS.filter((tier): tier is LowerTier => tier !== 'mega');

/** A flap turns in this time; its neighbours to the left follow after a part of it. */
const FLAP_SECONDS = 0.24;

/** The four plaques. Mega's flaps turn from the right; the lower tiers count. */
export class BoardView extends Container {
  readonly #context: SceneContext;
  readonly #root: gsap.core.Timeline;
  #layout: BoardLayout | null = null;
  #sheet: Sheet | null = null;
  #figures: BoardFigures | null = null;
  readonly #plaques = new Map<JackpotTier, Container>();
  readonly #lines = new Map<LowerTier, FigureLine>();
  #flaps = new Container();
  /** The running animation towards an amount; the next one replaces it. */
  readonly #turns: gsap.core.Timeline[] = [];
  readonly #rolls = new Map<LowerTier, gsap.core.Tween>();

  constructor(context: SceneContext, root: gsap.core.Timeline) {
    super();
    this.#context = context;
    this.#root = root;
  }

  apply(layout: BoardLayout | null, content: LobbyContent, sheet: Sheet): void {
    this.#endTurns();
    for (const tier of LOWER_TIERS) this.#endRoll(tier);
    emptyContainer(this);
    this.#plaques.clear();
    this.#lines.clear();
    this.#layout = layout;
    this.#sheet = sheet;
    if (!layout) return;
    for (const tier of JACKPOT_TIERS) {
      const plaque = this.#createPlaque(tier, layout[tier], content.tierNames[tier], sheet);
      this.#plaques.set(tier, plaque);
      this.addChild(plaque);
    }
    const figures = this.#figures;
    this.#figures = null;
    if (figures) this.show(figures, false);
  }

  plaqueOf(tier: string): Container | null {
    return this.#plaques.get(tier as JackpotTier) ?? null;
  }

  /** @param isRolling false sets the amounts at once */
  show(figures: BoardFigures, isRolling: boolean): void {
    const before = this.#figures;
    this.#figures = figures;
    if (!this.#layout || !this.#sheet || figures.mega === '') return;
    const isMoving = isRolling && this.#context.motion.rollSeconds > 0;
    if (!isMoving || before?.mega !== figures.mega) this.#setMega(figures.mega, isMoving);
    for (const tier of LOWER_TIERS) {
      if (!isMoving || !this.#lines.has(tier) || before?.[tier] !== figures[tier]) {
        this.#roll(tier, before?.[tier] ?? '', figures[tier], isMoving);
      }
    }
    this.#sheet.upload();
  }

  #createPlaque(tier: JackpotTier, box: Box, name: string, sheet: Sheet): Container {
    const plaque = new Container();
    // Presses scale about the middle.
    plaque.pivot.set(box.x + box.width / 2, box.y + box.height / 2);
    plaque.position.copyFrom(plaque.pivot);
    plaque.addChild(spriteAt(sheet.find(artKey.tier(tier)), box));
    const line = tier === 'mega' ? megaNameLine(box) : tierLines(box).name;
    plaque.addChild(spriteAt(this.#nameTexture(tier, name, line, box, sheet), line));
    if (tier === 'mega') {
      this.#flaps = new Container();
      plaque.addChild(this.#flaps);
    }
    return plaque;
  }

  #nameTexture(tier: JackpotTier, name: string, line: Box, box: Box, sheet: Sheet): Texture {
    const { theme, paint, fonts } = this.#context;
    const sizePx = tier === 'mega' ? megaNameFontPx(box) : tierNameFontPx(box);
    const spacing = sizePx * 0.12;
    return sheet.add(`name:${tier}:${name}:${line.width}`, line.width, line.height, (canvas) =>
      drawLettering(
        canvas,
        fitLettering(
          canvas,
          {
            text: name.toUpperCase(),
            weight: 400,
            family: fonts.display,
            sizePx,
            letterSpacingPx: spacing,
            // Spacing follows the last letter too; half of it centres the word.
            x: line.width / 2 + spacing / 2,
            y: 0,
            lineHeight: line.height,
            align: 'center',
            fill: tier === 'mega' ? paint.letterRamp : theme[`${tier}Text`],
          },
          line.width - spacing,
        ),
      ),
    );
  }

  #setMega(amount: string, isTurning: boolean): void {
    const { mega } = this.#layout ?? {};
    const sheet = this.#sheet;
    if (!mega || !sheet) return;
    this.#endTurns();
    const places = placeFlaps(mega, amount);
    const isSameShape = this.#flaps.children.length === places.length * 2;
    if (!isSameShape) emptyContainer(this.#flaps);
    for (const [index, { text, box, hasFlap }] of places.entries()) {
      const sizePx = flapFontPx(hasFlap ? box : { width: box.width * 2, height: box.height });
      const { fonts, paint } = this.#context;
      const style = { family: fonts.figures, sizePx, fill: paint.letterRamp, lineHeight: box.height };
      const texture = figureTexture(sheet, style, text);
      let figure = this.#flaps.children[index * 2 + 1] as Sprite | undefined;
      if (!figure) {
        const ground = hasFlap ? sheet.find(artKey.flap) : null;
        figure = new Sprite(texture);
        this.#flaps.addChild(spriteAt(ground, box), figure);
      }
      const settle = (sprite: Sprite) => {
        sprite.texture = texture;
        sprite.pivot.set(0, texture.height / 2);
        sprite.position.set(Math.round(box.x + (box.width - texture.width) / 2), box.y + box.height / 2);
      };
      if (!isTurning || !isSameShape || figure.texture === texture) {
        settle(figure);
        figure.scale.set(1);
      } else {
        this.#turn(figure, settle, places.length - 1 - index);
      }
    }
  }

  /** One flap: folds away, changes, unfolds; `order` counts from the right. */
  #turn(figure: Sprite, settle: (sprite: Sprite) => void, order: number): void {
    const turn = gsap.timeline({ delay: order * 0.05 });
    turn
      .to(figure.scale, { y: 0.06, duration: FLAP_SECONDS / 2, ease: 'power2.in' })
      .call(() => settle(figure))
      .to(figure.scale, { y: 1, duration: FLAP_SECONDS / 2, ease: 'power2.out' });
    this.#turns.push(turn);
    playOn(this.#root, turn);
  }

  #endTurns(): void {
    for (const turn of this.#turns.splice(0)) turn.kill();
  }

  #endRoll(tier: LowerTier): void {
    this.#rolls.get(tier)?.kill();
    this.#rolls.delete(tier);
  }

  #roll(tier: LowerTier, before: string, after: string, isRolling: boolean): void {
    const { motion, resolution, fonts, theme } = this.#context;
    const box = this.#layout?.[tier];
    const sheet = this.#sheet;
    if (!box || !sheet) return;
    this.#endRoll(tier);
    let line = this.#lines.get(tier);
    if (!line) {
      const { amount } = tierLines(box);
      const style = {
        family: fonts.figures,
        sizePx: tierFontPx(box, after),
        fill: theme.text,
        lineHeight: amount.height,
      };
      line = new FigureLine(sheet, style, amount, resolution);
      this.#lines.set(tier, line);
      this.#plaques.get(tier)?.addChild(line);
    }
    if (!isRolling || before.length !== after.length) {
      line.text = after;
      return;
    }
    const target = line;
    const state = { share: 0 };
    const tween = gsap.to(state, {
      share: 1,
      duration: motion.rollSeconds,
      ease: 'power2.out',
      onUpdate: () => {
        target.text = state.share === 1 ? after : mixFigures(before, after, state.share);
      },
    });
    this.#rolls.set(tier, tween);
    playOn(this.#root, tween);
  }
}

/** An amount on its way: figures settle from the left, those that have not yet settled run. */
function mixFigures(before: string, after: string, share: number): string {
  const settled = Math.floor(after.length * share);
  const turns = Math.floor(share * 30);
  return [...after]
    .map((figure, index) => {
      if (index < settled || figure === before[index] || !/\d/.test(figure)) return figure;
      return String((Number(figure) + turns + index) % 10);
    })
    .join('');
}
