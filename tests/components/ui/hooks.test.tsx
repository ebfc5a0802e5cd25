import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/button.tsx';
import type { UiDependencies } from '../../../src/ui/ui-context.ts';
import { useMutation } from '../../../src/ui/use-mutation.ts';
import { useSight } from '../../../src/ui/use-sight.ts';
import { showUi } from './show-ui.tsx';

describe('command of a form', () => {
  it('command is busy until it is done, and a second one meanwhile is refused', async () => {
    const { result } = renderHook(() => useMutation());
    const work = Promise.withResolvers<void>();
    const second = vi.fn(() => Promise.resolve());
    let first: Promise<boolean> = Promise.resolve(false);
    act(() => {
      first = result.current.run(() => work.promise);
    });
    expect(result.current.isBusy).toBe(true);
    expect(await result.current.run(second)).toBe(false);
    expect(second).not.toHaveBeenCalled();
    await act(async () => {
      work.resolve();
      expect(await first).toBe(true);
    });
    expect(result.current.isBusy).toBe(false);
  });

  it('failure is told, and forgotten with the next try', async () => {
    const { result } = renderHook(() => useMutation());
    const reason = new Error('no');
    await act(async () => {
      expect(await result.current.run(() => Promise.reject(reason))).toBe(false);
    });
    expect([result.current.failure, result.current.isBusy]).toEqual([reason, false]);
    await act(async () => void (await result.current.run(() => Promise.resolve())));
    expect(result.current.failure).toBeNull();
  });
});

/** The browser's observer, moved by a test. */
class FakeObserver {
  static all: FakeObserver[] = [];
  isOn = true;
  readonly #tell: IntersectionObserverCallback;
  readonly margin: string | undefined;

  constructor(tell: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
    this.#tell = tell;
    this.margin = rootMargin;
    FakeObserver.all.push(this);
  }

  observe(): void {}

  disconnect(): void {
    this.isOn = false;
  }

  see(isIntersecting: boolean): void {
    const entries = [{ isIntersecting } as IntersectionObserverEntry];
    this.#tell(entries, this as unknown as IntersectionObserver);
  }
}

function Foot({ look }: { look: () => void }) {
  return <div ref={useSight<HTMLDivElement>(look)}>Foot</div>;
}

describe('foot of a list', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    FakeObserver.all = [];
  });

  it('foot tells when it comes near the window, and not when it goes', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const look = vi.fn();
    render(<Foot look={look} />);
    const [observer] = FakeObserver.all;
    expect(observer?.margin).toBe('200px');
    observer?.see(false);
    expect(look).not.toHaveBeenCalled();
    observer?.see(true);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('foot calls the newest work, and watches with one observer at a time', () => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender, unmount } = render(<Foot look={first} />);
    rerender(<Foot look={second} />);
    expect(FakeObserver.all.map(({ isOn }) => isOn)).toEqual([false, true]);
    FakeObserver.all[1]?.see(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    unmount();
    expect(FakeObserver.all.some(({ isOn }) => isOn)).toBe(false);
  });

  it('list without an observer in the browser still shows', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(<Foot look={vi.fn()} />);
    expect(screen.getByText('Foot')).toBeTruthy();
  });
});

describe('words of the parts', () => {
  it('part outside the app’s provider fails loudly', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Button icon="close">Close</Button>)).toThrow('a ui part stands outside UiContext');
    silent.mockRestore();
  });

  it('icon that cannot be fetched leaves its control usable, and one that comes fills its box', async () => {
    const fail = { loadIcons: () => Promise.reject(new Error('offline')) };
    const { container, unmount } = showUi(<Button icon="plus">Deposit</Button>, fail);
    await act(() => Promise.resolve());
    const box = () => container.querySelector<HTMLElement>('.icon');
    expect([box()?.style.width, box()?.childElementCount]).toEqual(['20px', 0]);
    unmount();
    const arrive: Partial<UiDependencies> = {
      loadIcons: () => Promise.resolve(({ icon, width }) => <i data-icon={icon} data-width={width} />),
    };
    const later = showUi(<Button icon="plus">Deposit</Button>, arrive);
    await waitFor(() => expect(later.container.querySelector('[data-icon="mq:plus"]')).toBeTruthy());
    expect(later.container.querySelector<HTMLElement>('[data-icon]')?.dataset.width).toBe('20px');
    expect(screen.getByRole('button', { name: 'Deposit' })).toBeTruthy();
  });
});
