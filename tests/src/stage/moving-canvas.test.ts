// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResolutionGovernor } from '../../../src/stage/create-resolution-governor.ts';
import { ScrolledCanvas } from '../../../src/stage/scrolled-canvas.ts';

let frames: Map<number, FrameRequestCallback>;
let lobbyTop: number;
let log: string[];
let canvas: HTMLCanvasElement;
let host: HTMLElement;
let scrolled: ScrolledCanvas;

/** The next frame of the browser. */
const frame = (now = 0) => {
  const due = [...frames.values()];
  frames.clear();
  for (const work of due) work(now);
};
/** The page is scrolled, so that `top` pixels of the lobby lie above the screen. */
const scrollTo = (top: number) => {
  lobbyTop = -top;
  dispatchEvent(new Event('scroll'));
};
const taken = () => log.splice(0);

const make = (screens?: number) =>
  new ScrolledCanvas(
    canvas,
    host,
    {
      resize: (width, height) => log.push(`size ${width}x${height}`),
      showBand: (top, height) => log.push(`band ${top}+${height}`),
      setResting: (isResting) => log.push(isResting ? 'rests' : 'moves'),
      see: () => log.push('sees'),
    },
    screens,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  frames = new Map();
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => {
    id += 1;
    frames.set(id, work);
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (wanted: number) => frames.delete(wanted));
  Object.assign(window, { innerHeight: 800 });
  lobbyTop = 0;
  log = [];
  canvas = document.createElement('canvas');
  host = document.createElement('div');
  host.getBoundingClientRect = () => new DOMRect(0, lobbyTop, 400, 4_000);
  scrolled = make();
});

afterEach(() => {
  scrolled.destroy();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('canvas in the scrolled page', () => {
  it('[R01] canvas of a new size is drawn in the same task, two screens tall', () => {
    scrolled.setSize(400, 4_000);
    expect(taken()).toEqual(['size 400x1600', 'band 0+1600']);
    expect(canvas.style.transform).toBe('translateY(0px)');
  });

  it('canvas that starts with one screen covers two from the first scroll on, or when it is told to', () => {
    scrolled.destroy();
    scrolled = make(1);
    scrolled.setSize(400, 4_000);
    expect(taken()).toEqual(['size 400x800', 'band 0+800']);
    scrollTo(10);
    frame();
    expect(taken()).toEqual(['moves', 'size 400x1600', 'band 0+1600', 'sees']);
    scrolled.extend();
    expect(taken()).toEqual([]);
    scrolled.destroy();
    scrolled = make(1);
    scrolled.setSize(400, 4_000);
    scrolled.extend();
    expect(taken().at(-1)).toBe('band 0+1600');
  });

  it('[R01] lobby without a size draws nothing', () => {
    scrolled.setSize(400, 0);
    expect(taken()).toEqual([]);
  });

  it('[R01] canvas stays for a small scroll, and follows a large one once in its frame', () => {
    scrolled.setSize(400, 4_000);
    scrollTo(300);
    frame();
    expect(taken().slice(2)).toEqual(['moves', 'sees']);
    scrollTo(900);
    scrollTo(1_200);
    expect(frames.size).toBe(1);
    frame();
    expect(taken()).toEqual(['band 800+1600', 'sees']);
    expect(canvas.style.transform).toBe('translateY(800px)');
    expect(scrolled.screen).toEqual({ top: 1_200, bottom: 2_000 });
  });

  it('[R01] canvas rests 140 ms after the last move of the hand', async () => {
    scrolled.setSize(400, 4_000);
    taken();
    const rested = vi.fn();
    scrolled.touch();
    void scrolled.untilResting().then(rested);
    await vi.advanceTimersByTimeAsync(100);
    scrolled.touch();
    await vi.advanceTimersByTimeAsync(139);
    expect([taken(), rested.mock.calls.length]).toEqual([['moves'], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([taken(), rested.mock.calls.length]).toEqual([['rests'], 1]);
    await expect(scrolled.untilResting()).resolves.toBeUndefined();
  });

  it('[R01] window of another size draws the canvas anew', () => {
    scrolled.setSize(400, 4_000);
    taken();
    Object.assign(window, { innerHeight: 500 });
    dispatchEvent(new Event('resize'));
    expect(taken()).toEqual(['size 400x1000', 'band 0+1000']);
  });

  it('[R01] canvas that is gone hears nothing, and keeps nobody waiting', async () => {
    scrolled.setSize(400, 4_000);
    scrolled.touch();
    const rested = scrolled.untilResting();
    taken();
    scrolled.destroy();
    await expect(rested).resolves.toBeUndefined();
    scrollTo(2_000);
    frame();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(taken()).toEqual([]);
  });
});

describe('resolution of the canvas while the hand moves', () => {
  const heavy = (count: number) => {
    for (let at = 0; at <= count; at++) frame(1_000 + at * 40);
  };

  it('[R01] heavy frames lower the resolution, and only once the hand rests', () => {
    const apply = vi.fn();
    const governor = createResolutionGovernor(2, apply);
    governor.setResting(false);
    heavy(60);
    expect([governor.resolution, apply.mock.calls.length]).toEqual([2, 0]);
    governor.setResting(true);
    expect([governor.resolution, apply.mock.calls.length]).toEqual([1.5, 1]);
    expect(frames.size).toBe(0);
  });

  it('[R01] time between two moves of the hand is no frame', () => {
    const apply = vi.fn();
    const governor = createResolutionGovernor(2, apply);
    for (let move = 0; move < 60; move++) {
      governor.setResting(false);
      frame(move * 1_000);
      governor.setResting(true);
    }
    expect(apply).not.toHaveBeenCalled();
  });

  it('[R01] what the hand moves is drawn in frames that are looked at, and in none at rest', () => {
    const draw = vi.fn();
    const governor = createResolutionGovernor(2, vi.fn(), draw);
    frame();
    expect(draw).not.toHaveBeenCalled();
    governor.setResting(false);
    frame(1_000);
    frame(1_016);
    expect(draw).toHaveBeenCalledTimes(2);
    governor.setResting(true);
    frame(1_032);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('[R01] governor that is asked twice looks at each frame once, and stops at once', () => {
    const governor = createResolutionGovernor(2, vi.fn());
    governor.setResting(false);
    governor.setResting(false);
    expect(frames.size).toBe(1);
    governor.stop();
    expect(frames.size).toBe(0);
  });
});
