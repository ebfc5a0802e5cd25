import { Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { GLEAM_PX, Gleam, gleamPlaces } from '../../../scenes/lobby/gleam.ts';
import { handClock } from '../support/hand-clock.ts';
import { sceneContext } from '../support/scene-context.ts';
import { setUpStage } from '../support/set-up-stage.ts';
import { makeContent, openLobby } from './support/open-lobby.ts';

setUpStage();

const PLACES = [
  { x: 10, y: 20 },
  { x: 30, y: 40 },
];

function gleam() {
  const hands = handClock();
  let drawn = 0;
  const { context } = sceneContext({
    clock: hands.clock,
    draw: () => {
      drawn += 1;
    },
  });
  const star = new Gleam();
  return { star, play: () => star.play(context, Texture.WHITE, PLACES), drawn: () => drawn, ...hands };
}

describe('gleam', () => {
  it('star opens and closes within 600 ms in at most twenty frames a second, and is gone', () => {
    const { star, play, run, drawn, waiting } = gleam();
    expect(star.visible).toBe(false);
    play();
    run(300);
    expect(star.visible).toBe(true);
    expect(star.width).toBeCloseTo(GLEAM_PX, 5);
    run(300);
    expect(star.visible).toBe(false);
    expect(drawn()).toBeLessThanOrEqual(13);
    expect(waiting()).toBe(0);
  });

  it('each star stands at the next place, and one that is ended goes out at once', () => {
    const { star, play, run, waiting } = gleam();
    play();
    expect(star.position).toMatchObject(PLACES[0] ?? {});
    run(600);
    play();
    run(200);
    expect(star.position).toMatchObject(PLACES[1] ?? {});
    star.end();
    expect(star.visible).toBe(false);
    expect(waiting()).toBe(0);
    play();
    expect(star.position).toMatchObject(PLACES[0] ?? {});
  });

  it('lobby without banner and board has no place for it', async () => {
    const { context } = sceneContext();
    const content = makeContent([], 1);
    const { layout } = await openLobby(context, { content });
    expect(gleamPlaces(layout)).toHaveLength(5);
    expect(gleamPlaces({ ...layout, board: null })).toHaveLength(1);
    expect(gleamPlaces({ ...layout, board: null, marquee: null })).toEqual([]);
  });
});
