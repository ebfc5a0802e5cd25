import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import type { PosterContent } from '../../../scenes/lobby/content.ts';
import { artKey } from '../../../scenes/lobby/lobby-art.ts';
import { PosterTextures } from '../../../scenes/lobby/poster-textures.ts';
import { Sheet } from '../../../scenes/parts/sheet.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { settle } from '../support/stepped-time.ts';
import { makePoster } from './support/open-lobby.ts';

const stage = setUpStage();

const HUE = '#8E1526';
const posters = (count: number) => Array.from({ length: count }, (_, index) => makePoster(`game-${index}`));

/** Poster textures whose images come when the test says so. */
function openTextures() {
  const loads = new Map<
    string,
    { isUrgent: boolean | undefined; come(isThere?: boolean): Promise<unknown> }
  >();
  const { context, state } = sceneContext({
    loadImage: (address, isUrgent) =>
      new Promise((come, fail) => {
        loads.set(address, {
          isUrgent,
          come: (isThere = true) => {
            if (isThere) come(document.createElement('canvas'));
            else fail(new Error('gone'));
            return settle();
          },
        });
      }),
  });
  const painted: string[] = [];
  const distances = new Map<string, number>();
  const textures = new PosterTextures(context, {
    onPainted: (slug) => painted.push(slug),
    distances: () => distances,
  });
  const sheet = new Sheet(1);
  const ground = sheet.add(artKey.ground(HUE), 117, 156, () => undefined);
  textures.setSize(117, 156, sheet);
  const enter = async (list: readonly PosterContent[]) => {
    for (const poster of list) {
      if (!distances.has(poster.slug)) distances.set(poster.slug, 0);
      textures.enter(poster);
    }
    await settle();
  };
  const asked = () => [...loads.keys()].map((address) => address.slice('/art/'.length, -'.webp'.length));
  const come = (slug: string, isThere?: boolean) => loads.get(`/art/${slug}.webp`)?.come(isThere);
  return { textures, sheet, ground, loads, asked, come, enter, painted, distances, state };
}

describe('poster textures', () => {
  it('poster textures show the ground of the poster’s hue until its image is there', async () => {
    const { textures, ground, enter, come, painted } = openTextures();
    const [poster] = posters(1) as [PosterContent];
    await enter([poster]);
    expect(textures.textureOf(poster)).toBe(ground);
    await come('game-0');
    expect(painted).toEqual(['game-0']);
    expect(textures.textureOf(poster).source.label).toBe('page');
  });

  it('poster textures show nothing for a hue that has no ground', () => {
    const { textures } = openTextures();
    expect(textures.textureOf(makePoster('x', { hue: '#000000' }))).toBe(Texture.EMPTY);
  });

  it('poster textures load six images at a time and the next when one has come', async () => {
    const { enter, asked, come } = openTextures();
    await enter(posters(9));
    expect(asked()).toEqual(['game-0', 'game-1', 'game-2', 'game-3', 'game-4', 'game-5']);
    await come('game-3');
    expect(asked().at(-1)).toBe('game-6');
  });

  it('poster textures load what is on the screen first, urgently, and the nearest of the rest next', async () => {
    const { enter, asked, loads, come, distances } = openTextures();
    distances.set('game-0', 300).set('game-1', 100).set('game-2', 0);
    await enter(posters(3));
    expect(asked()).toEqual(['game-2']);
    expect(loads.get('/art/game-2.webp')?.isUrgent).toBe(true);
    await come('game-2');
    expect(asked()).toEqual(['game-2', 'game-1', 'game-0']);
    expect(loads.get('/art/game-1.webp')?.isUrgent).toBe(false);
  });

  it('poster textures never load a poster that left before its turn', async () => {
    const { textures, enter, asked, come } = openTextures();
    await enter(posters(7));
    textures.leave('game-6');
    await come('game-0');
    expect(asked()).not.toContain('game-6');
  });

  it('poster textures load once for two tiles of a game and forget it with the last of them', async () => {
    const { textures, enter, asked, come, painted } = openTextures();
    const [poster] = posters(1) as [PosterContent];
    await enter([poster, poster]);
    textures.leave('game-0');
    await come('game-0');
    expect([asked(), painted]).toEqual([['game-0'], ['game-0']]);
    await enter([poster]);
    expect(asked()).toEqual(['game-0']);
  });

  it('poster textures do not paint an image that nobody looks at any more', async () => {
    const { textures, ground, enter, come, painted } = openTextures();
    const [poster] = posters(1) as [PosterContent];
    await enter([poster]);
    textures.leave('game-0');
    await come('game-0');
    expect(painted).toEqual([]);
    expect(textures.textureOf(poster)).toBe(ground);
  });

  it('poster textures wait with painting while the hand moves and paint everything at rest', async () => {
    const { textures, enter, come, painted, state } = openTextures();
    await enter(posters(2));
    textures.setResting(false);
    await come('game-0');
    await come('game-1');
    expect([painted, state.draws]).toEqual([[], 0]);
    textures.setResting(true);
    expect(painted).toEqual(['game-0', 'game-1']);
    expect(state.draws).toBe(1);
  });

  it('poster textures letter the name of a game whose image cannot be had, a word a line', async () => {
    const { textures, enter, come } = openTextures();
    await enter(posters(1));
    await come('game-0', false);
    expect(stage.paper.texts()).toEqual(['Royal', 'Sevens']);
    expect(textures.textureOf(makePoster('game-0')).source.label).toBe('page');
  });

  it('poster textures are complete for the screen before those beyond it have come', async () => {
    const { textures, enter, come, distances } = openTextures();
    distances.set('game-1', 200);
    await enter(posters(2));
    const done: string[] = [];
    void textures.untilComplete(true).then(() => done.push('screen'));
    void textures.untilComplete().then(() => done.push('all'));
    await settle();
    expect(done).toEqual([]);
    await come('game-0');
    expect(done).toEqual(['screen']);
    await come('game-1');
    expect(done).toEqual(['screen', 'all']);
  });

  it('poster textures end every wait when they are freed, and drop the images that come later', async () => {
    const { textures, enter, come, painted } = openTextures();
    await enter(posters(2));
    const waiting = textures.untilComplete();
    await settle();
    textures.free();
    await expect(waiting).resolves.toBeUndefined();
    await come('game-0');
    expect(painted).toEqual([]);
    expect(textures.pageCount).toBe(0);
    expect(textures.textureOf(makePoster('game-0'))).toBe(Texture.EMPTY);
  });

  it('poster textures wait for their own image after they were freed, not for one of before', async () => {
    const { textures, sheet, enter, loads, painted } = openTextures();
    await enter(posters(1));
    const before = loads.get('/art/game-0.webp');
    textures.free();
    textures.setSize(117, 156, sheet);
    await enter(posters(1));
    await before?.come();
    expect(painted).toEqual([]);
    await loads.get('/art/game-0.webp')?.come();
    expect(painted).toEqual(['game-0']);
  });

  it('poster textures keep their pages for the same size and paint anew for another', async () => {
    const { textures, sheet, enter, come } = openTextures();
    await enter(posters(1));
    await come('game-0');
    const { source } = textures.textureOf(makePoster('game-0'));
    textures.setSize(117, 156, sheet);
    expect(textures.textureOf(makePoster('game-0')).source).toBe(source);
    textures.setSize(132, 176, sheet);
    expect(source.destroyed).toBe(true);
    expect(textures.pageCount).toBe(0);
  });

  it('poster textures keep at most the pages of their budget when a thousand posters have passed', async () => {
    const { textures, enter, come, asked, loads } = openTextures();
    for (const poster of posters(1_000)) {
      await enter([poster]);
      await come(poster.slug);
      textures.leave(poster.slug);
    }
    expect(asked()).toHaveLength(1_000);
    // The first one's place was given away meanwhile.
    loads.clear();
    await enter(posters(1));
    expect(asked()).toEqual(['game-0']);
    textures.leave('game-0');
    const { source } = textures.textureOf(makePoster('game-999'));
    // 48 posters a full page of 3.6 MB; the first pages are lower.
    expect(textures.pageCount).toBe(17);
    const pages = stage.paper.papers.filter(({ width }) => width === source.pixelWidth);
    const bytes = pages.reduce((sum, { width, height }) => sum + 4 * width * height, 0);
    expect(bytes).toBeGreaterThan(50_000_000);
    expect(bytes).toBeLessThanOrEqual(56_000_000);
    textures.setResting(true);
    expect(textures.pageCount).toBe(1);
  });

  it('poster textures load again what went with a page that was freed', async () => {
    const { textures, enter, come, loads, asked } = openTextures();
    const all = posters(60);
    for (const poster of all) {
      await enter([poster]);
      await come(poster.slug);
      textures.leave(poster.slug);
    }
    textures.setResting(true);
    loads.clear();
    await enter(all.slice(0, 1));
    expect(asked()).toEqual(['game-0']);
  });
});
