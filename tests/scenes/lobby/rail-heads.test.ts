import type { Container, Sprite } from 'pixi.js';
import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { LobbyContent } from '../../../scenes/lobby/content.ts';
import { RailHeads } from '../../../scenes/lobby/rail-heads.ts';
import { TouchMarks } from '../../../scenes/lobby/touch-marks.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeContent, openLobby } from './support/open-lobby.ts';

const stage = setUpStage();

async function showHeads(content: LobbyContent) {
  const { context } = sceneContext();
  const lobby = await openLobby(context, { content });
  const view = new RailHeads(context);
  view.apply(lobby.layout, content, lobby.sheet);
  const written = () => stage.paper.texts().filter((text) => /^(Rail|All|\d)/.test(text));
  return { ...lobby, view, written };
}

const titled = (title: string): LobbyContent => {
  const content = makeContent([12]);
  return { ...content, rails: content.rails.map((rail) => ({ ...rail, title })) };
};

describe('rail heads', () => {
  it('rail heads stand at their rails with title, count and word', async () => {
    const { view, layout, written } = await showHeads(makeContent([12, 7]));
    view.showRange({ first: 0, end: 2 });
    expect(written()).toEqual(['Rail 0', '12', 'All', 'Rail 1', '7', 'All']);
    const tops = view.children.map(({ children }) => (children.at(-1) as Sprite).y);
    expect(tops).toEqual(layout.rails.map(({ head }) => head.y));
  });

  it('rail heads run two hairlines from the title to the link', async () => {
    const { view, layout } = await showHeads(makeContent([12]));
    view.showRange({ first: 0, end: 1 });
    const [upper, lower, title] = (view.children[0] as Container).children as Sprite[];
    const { x = 0, width = 0 } = layout.rails[0]?.head ?? {};
    expect([upper?.height, (lower?.y ?? 0) - (upper?.y ?? 0)]).toEqual([1, 6]);
    // Six letters of 21 px on paper, and a gap of 12.
    expect(upper?.x).toBe(Math.round(x + 6 * 21 * 0.6 + 12));
    expect((upper?.x ?? 0) + (upper?.width ?? 0)).toBeLessThan(x + width - 40);
    expect(title).toMatchObject({ x, width: 300 });
  });

  it('rail heads make a long title smaller and leave the hairlines out where there is no room', async () => {
    const { view } = await showHeads(titled('Rail of everything that was new this year'));
    view.showRange({ first: 0, end: 1 });
    expect((view.children[0] as Container).children).toHaveLength(2);
  });

  it('[R01] rail heads close a short rail with a card that says its name and how many there are', async () => {
    const content = makeContent([2]);
    const rails = content.rails.map((rail) => ({ ...rail, hasMore: true, allCount: '27' }));
    const { view, layout, sheet, written } = await showHeads({ ...content, rails });
    // Painted with the sheet, before the head itself.
    expect(written()).toEqual(['Rail 0', 'All 27']);
    view.showRange({ first: 0, end: 1 });
    const [card, plate] = (view.children[0] as Container).children.slice(-2) as [Sprite, Sprite];
    const { x = 0, y = 0, width, height } = layout.rails[0]?.endCard ?? {};
    expect(card).toMatchObject({ x, y, width, height });
    expect(card.texture).toBe(sheet.find('end-card:rail-0'));
    expect(plate.texture).toBe(sheet.find('end-plate:rail-0'));
    expect(plate.x).toBeGreaterThan(x);
    expect(plate.x + plate.width).toBeLessThan(x + (width ?? 0));
  });

  it('rail heads keep what stays on the canvas and free what leaves', async () => {
    const { view, written } = await showHeads(makeContent([1, 2, 3]));
    view.showRange({ first: 0, end: 2 });
    const [first, second] = view.children;
    view.showRange({ first: 1, end: 3 });
    expect(first?.destroyed).toBe(true);
    expect(view.children[0]).toBe(second);
    const { length } = written();
    view.showRange({ first: 0, end: 3 });
    expect(written()).toHaveLength(length);
    expect(view.children).toHaveLength(3);
  });

  it('rail heads paint a thousand rails on two pages at most', async () => {
    const { view } = await showHeads(makeContent(Array.from({ length: 1_000 }, () => 1)));
    const before = stage.paper.papers.length;
    for (let first = 0; first < 1_000; first += 5) view.showRange({ first, end: first + 5 });
    expect(stage.paper.papers.length - before).toBe(2);
    expect(view.children).toHaveLength(5);
  });

  it('rail heads show nothing before they are laid out and after they are freed', async () => {
    const { context } = sceneContext();
    const fresh = new RailHeads(context);
    fresh.showRange({ first: 0, end: 3 });
    expect(fresh.children).toEqual([]);
    const { view } = await showHeads(makeContent([1]));
    view.showRange({ first: 0, end: 1 });
    view.free();
    view.showRange({ first: 0, end: 1 });
    expect(view.children).toEqual([]);
  });
});

describe('touch marks', () => {
  const BOX = { x: 100, y: 50, width: 80, height: 40 };

  it('touch marks add light to what is pressed, two pixels inside its edge, until it is let go', () => {
    const marks = new TouchMarks();
    const [light] = marks.children as [Sprite];
    expect(light.visible).toBe(false);
    marks.light(BOX, Texture.WHITE);
    expect(light).toMatchObject({ visible: true, x: 102, y: 52, width: 76, height: 36, blendMode: 'add' });
    marks.light(null, Texture.WHITE);
    expect(light.visible).toBe(false);
    marks.light(BOX, null);
    expect(light.visible).toBe(false);
  });

  it('touch marks draw a ring of two pixels, four outside of what has focus', () => {
    const marks = new TouchMarks();
    const ring = marks.children[1] as Container;
    marks.ring(BOX, Texture.WHITE);
    const sides = ring.children.map((side) => ({
      x: side.x,
      y: side.y,
      width: side.width,
      height: side.height,
    }));
    expect(sides).toEqual([
      { x: 96, y: 46, width: 88, height: 2 },
      { x: 96, y: 92, width: 88, height: 2 },
      { x: 96, y: 46, width: 2, height: 48 },
      { x: 182, y: 46, width: 2, height: 48 },
    ]);
    marks.ring({ ...BOX, x: 0 }, Texture.WHITE);
    expect(ring.children).toHaveLength(4);
    marks.ring(null, Texture.WHITE);
    expect(ring.children).toEqual([]);
  });
});
