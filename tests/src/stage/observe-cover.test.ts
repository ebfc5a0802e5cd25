import { afterEach, describe, expect, it, vi } from 'vitest';
import { observeCover, observeGate } from '../../../src/stage/observe-cover.ts';

/** The page's root with its marks; whoever observes it hears at once. */
function markedRoot() {
  const marks = new Set<string>();
  const observers = new Map<object, () => void>();
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        observers.set(this, this.#tell);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  const root = { hasAttribute: (name: string) => marks.has(name) } as HTMLElement;
  const mark = (name: string, isSet: boolean) => {
    if (isSet) marks.add(name);
    else marks.delete(name);
    for (const tell of observers.values()) tell();
  };
  return { root, mark };
}

afterEach(() => vi.unstubAllGlobals());

describe('watch of overlays above the lobby', () => {
  it('watch reports once when the first overlay opens and once when the last has closed', () => {
    const { root, mark } = markedRoot();
    const watch = observeCover(root);
    const heard: boolean[] = [];
    const stop = watch.subscribe(() => heard.push(watch.get()));
    mark('data-member', true);
    mark('data-cover-open', true);
    mark('data-hall-open', true);
    mark('data-cover-open', false);
    expect(heard).toEqual([true]);
    mark('data-hall-open', false);
    mark('data-panel-open', true);
    expect(heard).toEqual([true, false, true]);
    stop();
    mark('data-panel-open', false);
    expect(heard).toEqual([true, false, true]);
    expect(watch.get()).toBe(false);
  });

  it('watch counts the gate as a cover, and the watch of the gate reports nothing else', () => {
    const { root, mark } = markedRoot();
    const observables = [observeCover(root), observeGate(root)];
    const heard: boolean[][] = [[], []];
    for (const [index, watch] of observables.entries())
      watch.subscribe(() => heard[index]?.push(watch.get()));
    mark('data-gate-shut', true);
    mark('data-cover-open', true);
    mark('data-gate-shut', false);
    mark('data-cover-open', false);
    expect(heard).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(observables.map((watch) => watch.get())).toEqual([false, false]);
  });
});
