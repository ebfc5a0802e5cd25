import type { Sprite } from 'pixi.js';
import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { BannerCurtains } from '../../../scenes/lobby/banner-curtains.ts';
import { BulbChase } from '../../../scenes/lobby/bulb-chase.ts';
import { artKey } from '../../../scenes/lobby/lobby-art.ts';
import { MarqueeView } from '../../../scenes/lobby/marquee-view.ts';
import {
  createRootTimeline,
  fullMotion,
  lowPowerMotion,
  reducedMotion,
} from '../../../scenes/parts/motion.ts';
import type { SceneContext } from '../../../scenes/scene.ts';
import { handClock } from '../support/hand-clock.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeContent, openLobby } from './support/open-lobby.ts';

const stage = setUpStage();

async function showMarquee(banners: number, parts: Partial<SceneContext> = {}) {
  const { context, state } = sceneContext(parts);
  const content = makeContent([], banners);
  const lobby = await openLobby(context, { content });
  const root = createRootTimeline(() => undefined);
  const view = new MarqueeView(context, root);
  await view.apply(lobby.layout.marquee, content, lobby.sheet, 0);
  const children = view.children as Sprite[];
  const [image, left, right, , , overline, button, bulbs] = children;
  return {
    ...lobby,
    context,
    state,
    root,
    view,
    image,
    left,
    right,
    overline,
    button,
    bulbs,
    dots: children.slice(8),
  };
}

type Marquee = Awaited<ReturnType<typeof showMarquee>>;
/** Which dot is the chosen one. */
const chosen = ({ dots, sheet }: Marquee) =>
  dots.map(({ texture }) => texture === sheet.find(artKey.dotChosen)).indexOf(true);
/** Width of what the drapes leave open. */
const openWidth = ({ left, right }: Marquee) =>
  Math.round((right?.x ?? 0) - (right?.width ?? 0) - ((left?.x ?? 0) + (left?.width ?? 0)));

describe('marquee', () => {
  it('marquee is empty without banners and comes with the first of them', async () => {
    const { view, context, root } = await showMarquee(0);
    expect(view.children).toEqual([]);
    view.drag(40);
    view.chase();
    const content = makeContent([], 1);
    const { layout, sheet } = await openLobby(context, { content });
    await view.apply(layout.marquee, content, sheet, 0);
    expect(view.children.length).toBeGreaterThan(7);
    root.kill();
  });

  it('marquee has no dots for one banner and one for each of four', async () => {
    expect((await showMarquee(1)).dots).toEqual([]);
    const marquee = await showMarquee(4);
    expect(marquee.dots).toHaveLength(4);
    expect(chosen(marquee)).toBe(0);
  });

  it('marquee fills the opening with the banner, its overline and its button', async () => {
    const { image, overline, button, layout, sheet } = await showMarquee(2);
    const { opening, overline: line, button: place } = layout.marquee ?? {};
    expect(image).toMatchObject({ x: opening?.x, y: opening?.y, width: opening?.width });
    expect(overline).toMatchObject({ x: line?.x, y: line?.y });
    expect(stage.paper.texts()).toContain('over banner-0');
    expect(button?.children[0]).toMatchObject({ texture: sheet.find(artKey.action('Play')) });
    expect(button?.x).toBe((place?.x ?? 0) + (place?.width ?? 0) / 2);
  });

  it('marquee changes at once where nothing moves', async () => {
    const marquee = await showMarquee(3);
    const before = marquee.image?.texture;
    await marquee.view.show(2, false);
    expect(chosen(marquee)).toBe(2);
    expect(marquee.image?.texture).not.toBe(before);
  });

  it('marquee ignores the banner on show and one that is not there', async () => {
    const marquee = await showMarquee(2);
    const { draws } = marquee.state;
    await marquee.view.show(0, true);
    await marquee.view.show(7, true);
    expect(marquee.state.draws).toBe(draws);
    expect(chosen(marquee)).toBe(0);
  });

  it('marquee closes its curtains over the old banner and opens them on the new one', async () => {
    const marquee = await showMarquee(2);
    const open = openWidth(marquee);
    await marquee.view.show(1, true);
    expect(chosen(marquee)).toBe(0);
    await stage.time.step(480);
    expect(chosen(marquee)).toBe(0);
    expect(openWidth(marquee)).toBeLessThan(open * 0.1);
    expect(marquee.overline?.alpha).toBe(0);
    await stage.time.step(60);
    expect(chosen(marquee)).toBe(1);
    await stage.time.step(800);
    expect(openWidth(marquee)).toBe(open);
    expect(marquee.overline?.alpha).toBe(1);
  });

  it('marquee fades with reduced motion and leaves its curtains aside', async () => {
    const marquee = await showMarquee(2, { motion: reducedMotion });
    const open = openWidth(marquee);
    await marquee.view.show(1, true);
    await stage.time.step(60);
    expect(marquee.image?.alpha).toBeLessThan(0.6);
    expect(openWidth(marquee)).toBe(open);
    await stage.time.step(140);
    expect([chosen(marquee), marquee.image?.alpha]).toEqual([1, 1]);
  });

  it('marquee shows the last of two banners that were wanted while the first was loading', async () => {
    const comes: (() => void)[] = [];
    const loadImage = (address: string) =>
      address.startsWith('data:') || address.includes('banner-0')
        ? Promise.resolve(document.createElement('canvas'))
        : new Promise<CanvasImageSource>((done) => comes.push(() => done(document.createElement('canvas'))));
    const marquee = await showMarquee(3, { loadImage, motion: { ...fullMotion, curtainSeconds: 0 } });
    const first = marquee.view.show(1, false);
    const second = marquee.view.show(2, false);
    for (const come of comes.toReversed()) come();
    await Promise.all([first, second]);
    expect(chosen(marquee)).toBe(2);
  });

  it('marquee draws its curtains after the hand, never quite shut, and lets them back', async () => {
    const marquee = await showMarquee(2);
    const open = openWidth(marquee);
    marquee.view.drag(40);
    const drawn = openWidth(marquee);
    expect(drawn).toBeLessThan(open);
    marquee.view.drag(-40);
    expect(openWidth(marquee)).toBe(drawn);
    marquee.view.drag(9_000);
    expect(openWidth(marquee)).toBeGreaterThan(0);
    expect(marquee.overline?.alpha).toBe(0);
    marquee.view.drag(0);
    await stage.time.step(300);
    expect(openWidth(marquee)).toBe(open);
    expect(marquee.overline?.alpha).toBe(1);
  });

  it('marquee ignores the hand with reduced motion and while it changes', async () => {
    const still = await showMarquee(2, { motion: reducedMotion });
    const open = openWidth(still);
    still.view.drag(80);
    expect(openWidth(still)).toBe(open);
    const moving = await showMarquee(2);
    const hung = openWidth(moving);
    const showing = moving.view.show(1, true);
    moving.view.drag(40);
    expect(openWidth(moving)).toBe(hung);
    await showing;
    await stage.time.step(200);
    const closing = openWidth(moving);
    moving.view.drag(1);
    expect(openWidth(moving)).toBe(closing);
  });

  it('marquee stands in its new opening when it is laid out in the middle of a change', async () => {
    const marquee = await showMarquee(2);
    await marquee.view.show(1, true);
    await stage.time.step(200);
    marquee.root.clear();
    const { layout, sheet } = await openLobby(marquee.context, { content: marquee.content, width: 800 });
    await marquee.view.apply(layout.marquee, marquee.content, sheet, 1);
    await stage.time.step(1_000);
    const [image] = marquee.view.children as Sprite[];
    expect(image?.width).toBe(layout.marquee?.opening.width);
    const dots = (marquee.view.children as Sprite[]).slice(8);
    expect(dots.map(({ texture }) => texture === sheet.find(artKey.dotChosen))).toEqual([false, true]);
  });

  it('marquee shows nothing of a banner that comes after it was freed', async () => {
    const marquee = await showMarquee(2);
    const late = marquee.view.show(1, true);
    marquee.view.free();
    await late;
    await stage.time.step(600);
    expect(marquee.view.children).toEqual([]);
    expect(marquee.image?.destroyed).toBe(true);
  });

  it('marquee keeps its words where a banner has no image', async () => {
    const loadImage: SceneContext['loadImage'] = async (address) => {
      if (address.startsWith('/art/')) throw new Error('gone');
      return document.createElement('canvas');
    };
    const { image } = await showMarquee(1, { loadImage });
    expect(image?.texture).not.toBe(Texture.EMPTY);
    expect(stage.paper.texts()).toContain('over banner-0');
  });
});

describe('bulb chase', () => {
  const lit = (chase: BulbChase) => chase.children.map(({ alpha }) => alpha);
  const FRAME = { x: 12, y: 36, width: 388, height: 178 };

  it('marquee bulbs hang in three groups that light in turn, twice, and rest dark', () => {
    const chase = new BulbChase(Texture.WHITE, FRAME);
    const counts = chase.children.map(({ children }) => children.length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    const { clock, run } = handClock();
    let drawn = 0;
    chase.play({
      clock,
      draw: () => {
        drawn += 1;
      },
    });
    const seen = Array.from({ length: 6 }, () => {
      run(50);
      const at = lit(chase).indexOf(1);
      run(50);
      return at;
    });
    expect(seen).toEqual([0, 1, 2, 0, 1, 2]);
    expect(lit(chase)).toEqual([0, 0, 0]);
    expect(drawn).toBe(7);
    run(10_000);
    expect(drawn).toBe(7);
  });

  it('marquee bulbs chase on the scene’s clock, rest at once when told, and never chase for who spares power', async () => {
    const marquee = await showMarquee(1);
    marquee.view.chase();
    expect(lit(marquee.bulbs as unknown as BulbChase)).toEqual([1, 0, 0]);
    marquee.view.rest();
    expect(lit(marquee.bulbs as unknown as BulbChase)).toEqual([0, 0, 0]);
    const spared = await showMarquee(1, { motion: lowPowerMotion });
    spared.view.chase();
    expect(lit(spared.bulbs as unknown as BulbChase)).toEqual([0, 0, 0]);
  });
});

describe('banner curtains', () => {
  it('banner curtains hang aside at 0, overlap at 1 and stand still when they are gone', () => {
    const curtains = new BannerCurtains(Texture.WHITE, { x: 100, y: 0, width: 400, height: 150 });
    const { left, right } = curtains;
    expect([left.width, right.width]).toEqual([42, 42]);
    curtains.share = 1;
    expect(left.x + left.width).toBeCloseTo(308, 6);
    expect(right.x - right.width).toBeCloseTo(292, 6);
    left.destroy();
    right.destroy();
    curtains.share = 0.5;
    expect(curtains.share).toBe(0.5);
  });
});
