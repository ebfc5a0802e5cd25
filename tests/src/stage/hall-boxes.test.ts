// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clipView, observeBoxes } from '../../../src/stage/hall-boxes.ts';

const BOXES: Record<string, [number, number, number, number]> = {
  host: [10, 20, 400, 900],
  ring: [60, 120, 300, 300],
  one: [60, 120, 50, 50],
  two: [120, 120, 50, 50],
};
let observed: { work: () => void; isOn: boolean }[];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #entry;
      constructor(work: () => void) {
        this.#entry = { work, isOn: false };
        observed.push(this.#entry);
      }
      observe(): void {
        this.#entry.isOn = true;
      }
      disconnect(): void {
        this.#entry.isOn = false;
      }
    },
  );
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16));
  vi.stubGlobal('cancelAnimationFrame', (timer: number) => clearTimeout(timer));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = `
    <div data-hall>
      <div id="host"></div>
      <ol id="ring" data-ring><li id="one" data-cell></li><li id="two" data-cell></li></ol>
    </div>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(BOXES[this.id] ?? [0, 0, 0, 0]));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const host = () => {
  const element = document.getElementById('host') as HTMLElement;
  Object.defineProperty(element, 'clientWidth', { value: 400 });
  Object.defineProperty(element, 'clientHeight', { value: 900 });
  return element;
};

describe('boxes of the hall', () => {
  it('boxes are measured from the canvas’s own place', () => {
    expect(observeBoxes(host()).get()).toEqual({
      width: 400,
      height: 900,
      ring: { x: 50, y: 100, width: 300, height: 300 },
      cells: [
        { x: 50, y: 100, width: 50, height: 50 },
        { x: 110, y: 100, width: 50, height: 50 },
      ],
      balance: null,
    });
  });

  it('hall without a ring has an empty one', () => {
    document.querySelector('[data-ring]')?.remove();
    const { ring, cells } = observeBoxes(host()).get();
    expect([ring, cells]).toEqual([{ x: 0, y: 0, width: 0, height: 0 }, []]);
  });

  it('many scrolls in a frame are one measuring', async () => {
    const boxes = observeBoxes(host());
    const heard = vi.fn();
    boxes.subscribe(heard);
    boxes.listen();
    document.dispatchEvent(new Event('scroll'));
    document.dispatchEvent(new Event('scroll'));
    observed[0]?.work();
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(16);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('boxes that nobody subscribes to any more are not measured', async () => {
    const boxes = observeBoxes(host());
    const heard = vi.fn();
    const stopHearing = boxes.subscribe(heard);
    const stop = boxes.listen();
    document.dispatchEvent(new Event('scroll'));
    stop();
    document.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(100);
    expect([heard.mock.calls.length, observed[0]?.isOn]).toEqual([0, false]);
    boxes.measure();
    stopHearing();
    boxes.measure();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('part of the canvas that is put together', () => {
  it('canvas shows the ring with its glow, or all of itself', () => {
    const canvas = document.createElement('canvas');
    const view = clipView(canvas, observeBoxes(host()));
    view.showRing();
    expect(canvas.style.clipPath).toBe('inset(68px 18px 468px 18px)');
    view.showAll();
    expect(canvas.style.clipPath).toBe('');
  });

  it('glow at the edge of the screen is never cut below nothing', () => {
    BOXES.ring = [10, 20, 400, 300];
    const canvas = document.createElement('canvas');
    clipView(canvas, observeBoxes(host())).showRing();
    expect(canvas.style.clipPath).toBe('inset(0px 0px 568px 0px)');
    BOXES.ring = [60, 120, 300, 300];
  });

  it('cut follows the ring until it is stopped', () => {
    const canvas = document.createElement('canvas');
    const boxes = observeBoxes(host());
    const view = clipView(canvas, boxes);
    view.showRing();
    BOXES.ring = [60, 220, 300, 300];
    boxes.measure();
    expect(canvas.style.clipPath).toBe('inset(168px 18px 368px 18px)');
    view.stop();
    BOXES.ring = [60, 120, 300, 300];
    boxes.measure();
    expect(canvas.style.clipPath).toBe('inset(168px 18px 368px 18px)');
  });
});
