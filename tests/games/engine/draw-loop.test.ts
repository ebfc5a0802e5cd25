import { gsap } from 'gsap';
import { describe, expect, it, vi } from 'vitest';
import { makeDrawLoop } from '../../../games/engine/draw-loop.ts';
import { makeObservable } from '../../../games/engine/observable.ts';
import { setUpStage } from '../../scenes/support/set-up-stage.ts';

const stage = setUpStage();

function openLoop() {
  const draw = vi.fn();
  return { draw, loop: makeDrawLoop(draw) };
}

describe('draw loop', () => {
  it('draw loop draws nothing until it is asked', async () => {
    const { draw } = openLoop();
    await stage.time.step(200);
    expect(draw).not.toHaveBeenCalled();
  });

  it('draw loop draws once for many requests of a frame', async () => {
    const { draw, loop } = openLoop();
    for (let index = 0; index < 10; index += 1) loop.request();
    await stage.time.step(200);
    expect(draw).toHaveBeenCalledTimes(1);
    loop.request();
    await stage.time.step(200);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('draw loop draws every frame until the last of two holders lets go, and once more', async () => {
    const { draw, loop } = openLoop();
    const first = loop.hold();
    const second = loop.hold();
    await stage.time.step(100);
    expect(draw).toHaveBeenCalledTimes(5);
    first();
    first();
    await stage.time.step(100);
    expect(draw).toHaveBeenCalledTimes(10);
    second();
    await stage.time.step(200);
    expect(draw).toHaveBeenCalledTimes(11);
  });

  it('draw loop plays a timeline to its end and rests', async () => {
    const { draw, loop } = openLoop();
    const ended = vi.fn();
    const state = { x: 0 };
    void loop.play(gsap.timeline({ paused: true }).to(state, { x: 1, duration: 0.2 })).then(ended);
    await stage.time.step(180);
    expect(ended).not.toHaveBeenCalled();
    await stage.time.step(60);
    expect([state.x, ended.mock.calls.length]).toEqual([1, 1]);
    await stage.time.step(100);
    const { length } = draw.mock.calls;
    await stage.time.step(400);
    expect(draw).toHaveBeenCalledTimes(length);
  });

  it('draw loop settles a timeline that is killed, and rests', async () => {
    const { draw, loop } = openLoop();
    const ended = vi.fn();
    const run = gsap.timeline({ paused: true }).to({ x: 0 }, { x: 1, duration: 9 });
    void loop.play(run).then(ended);
    await stage.time.step(60);
    run.kill();
    await stage.time.step(60);
    expect(ended).toHaveBeenCalledOnce();
    const { length } = draw.mock.calls;
    await stage.time.step(400);
    expect(draw).toHaveBeenCalledTimes(length);
  });

  it('draw loop that is stopped draws for nobody any more', async () => {
    const { draw, loop } = openLoop();
    const release = loop.hold();
    loop.stop();
    await stage.time.step(100);
    release();
    loop.request();
    loop.hold();
    await stage.time.step(100);
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('observable', () => {
  it('observable tells what changed and what it was, and nothing for the same value', () => {
    const value = makeObservable(1);
    const heard: [number, number][] = [];
    const stop = value.subscribe((now, before) => heard.push([now, before]));
    value.set(1);
    value.set(2);
    stop();
    value.set(3);
    expect([heard, value.get()]).toEqual([[[2, 1]], 3]);
  });
});
