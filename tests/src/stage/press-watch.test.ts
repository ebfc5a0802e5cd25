import { describe, expect, it } from 'vitest';
import { HOLD_MS, PressWatch } from '../../../src/stage/mirror/press-watch.ts';

const AT = { x: 100, y: 100 };

function press() {
  let due: (() => void) | null = null;
  const held: string[] = [];
  const watch = new PressWatch<string>(
    (ms, work) => {
      expect(ms).toBe(HOLD_MS);
      due = work;
      return () => {
        if (due === work) due = null;
      };
    },
    (target) => held.push(target),
  );
  return { watch, held, wait: () => due?.() };
}

describe('long press', () => {
  it('long press opens once the finger has rested, and cancels the click', () => {
    const { watch, held, wait } = press();
    watch.down('royal', AT);
    wait();
    expect(held).toEqual(['royal']);
    watch.end();
    expect(watch.consumeClick()).toBe(true);
    expect(watch.consumeClick()).toBe(false);
  });

  it('press is a tap when the finger leaves early', () => {
    const { watch, held, wait } = press();
    watch.down('royal', AT);
    watch.end();
    wait();
    expect(held).toEqual([]);
    expect(watch.consumeClick()).toBe(false);
  });

  it('press is a scroll when the finger moves, but not when it trembles', () => {
    const { watch, held, wait } = press();
    watch.down('royal', AT);
    watch.move({ x: 106, y: 95 });
    wait();
    expect(held).toEqual(['royal']);
    watch.down('jade', AT);
    watch.move({ x: 100, y: 112 });
    wait();
    expect(held).toEqual(['royal']);
  });

  it('long press counts once when the system reports it as well', () => {
    const { watch, held, wait } = press();
    watch.down('royal', AT);
    watch.hold('royal');
    wait();
    watch.hold('royal');
    expect(held).toEqual(['royal']);
  });

  it('next press starts a new timer', () => {
    const { watch, held, wait } = press();
    watch.down('royal', AT);
    wait();
    watch.down('jade', AT);
    expect(watch.consumeClick()).toBe(false);
    wait();
    expect(held).toEqual(['royal', 'jade']);
  });
});
