import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingBar } from '../../../src/ui/loading-bar.tsx';
import { Notice } from '../../../src/ui/notice.tsx';
import { PanelFoot, PanelFrame } from '../../../src/ui/panel-frame.tsx';
import { SkeletonRows } from '../../../src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../src/ui/states.tsx';
import { dismissToast, toast, toastStore } from '../../../src/ui/toast.ts';
import { Toasts } from '../../../src/ui/toasts.tsx';
import { showUi } from './show-ui.tsx';

describe('notice', () => {
  it('notice is read out only where it tells of what has just happened', () => {
    const { change } = showUi(<Notice title="Withdrawals are closed">Until Monday.</Notice>);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Withdrawals are closed')).toBeTruthy();
    change(
      <Notice tone="danger" isLive>
        It was not sent.
      </Notice>,
    );
    expect(screen.getByRole('alert').textContent).toBe('It was not sent.');
    expect(screen.getByRole('alert').className.split(' ')).toContain('danger');
  });
});

describe('states of a panel', () => {
  it('empty state says what is missing and what to do, without an alarm', () => {
    showUi(
      <EmptyState title="No complaints" text="You have not filed any.">
        <a href="/help">Get help</a>
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No complaints' })).toBeTruthy();
    expect(screen.getByText('You have not filed any.').tagName).toBe('P');
    expect(screen.getByRole('link', { name: 'Get help' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('error state is read out and offers another try, once at a time', async () => {
    const retry = vi.fn();
    const { user, change } = showUi(<ErrorState title="It did not load" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain('It did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    change(<ErrorState title="It did not load" onRetry={retry} isBusy />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('error that nobody can mend offers no other try', () => {
    showUi(<ErrorState title="Your account doesn’t have access to this" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('rows of boxes say once that they load, and the boxes say nothing', () => {
    showUi(<SkeletonRows count={4} height="3rem" />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
    const boxes = [...document.querySelectorAll<HTMLElement>('.box')];
    expect(boxes.map((box) => [box.style.height, box.getAttribute('aria-hidden')])).toEqual(
      Array.from({ length: 4 }, () => ['3rem', 'true']),
    );
  });

  it('bar of a page that loads is there only meanwhile, and shows after 200 ms', () => {
    const { change } = showUi(<LoadingBar isLoading={false} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    change(<LoadingBar isLoading />);
    const { style } = screen.getByRole('progressbar', { name: 'Loading' });
    expect([style.animationDelay, style.animationDuration]).toEqual(['200ms', '2000ms']);
  });
});

describe('frame of a panel', () => {
  it('panel is a region named by its heading, which can be given the focus', () => {
    showUi(
      <PanelFrame title="Wallet" right={<button type="button">Filter</button>}>
        <PanelFoot>
          <button type="button">Deposit</button>
        </PanelFoot>
      </PanelFrame>,
    );
    expect(screen.getByRole('region', { name: 'Wallet' })).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1, name: 'Wallet' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Filter',
      'Deposit',
    ]);
  });

  it('way back stands there only where it leads somewhere', async () => {
    const back = vi.fn();
    const { user, change } = showUi(<PanelFrame title="Wallet">Words</PanelFrame>);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    change(
      <PanelFrame title="Wallet" onBack={back}>
        Words
      </PanelFrame>,
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('short messages', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    toastStore.setState({ toasts: [] });
  });
  afterEach(() => vi.useRealTimers());

  const shown = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  const say = (...texts: string[]) =>
    act(() => {
      for (const text of texts) toast(text);
    });

  it('messages are read out politely, the last three of them', () => {
    showUi(<Toasts />);
    say('one', 'two', 'three', 'four');
    expect(shown()).toEqual(['two', 'three', 'four']);
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('same words twice are said once, as the newest', () => {
    showUi(<Toasts />);
    say('one', 'two', 'one');
    expect(shown()).toEqual(['two', 'one']);
  });

  it('message goes after five seconds, each counted from its own beginning', () => {
    showUi(<Toasts />);
    say('one');
    act(() => void vi.advanceTimersByTime(3_000));
    say('two');
    act(() => void vi.advanceTimersByTime(1_999));
    expect(shown()).toEqual(['one', 'two']);
    act(() => void vi.advanceTimersByTime(1));
    expect(shown()).toEqual(['two']);
    act(() => void vi.advanceTimersByTime(3_000));
    expect(shown()).toEqual([]);
  });

  it('words that are said again are shown for five seconds again', () => {
    showUi(<Toasts />);
    say('one');
    act(() => void vi.advanceTimersByTime(4_000));
    say('one');
    act(() => void vi.advanceTimersByTime(4_000));
    expect(shown()).toEqual(['one']);
  });

  it('message is dismissed by its button, and the others stay', () => {
    showUi(<Toasts />);
    say('one', 'two');
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    act(() => first?.click());
    expect(shown()).toEqual(['two']);
  });

  it('message wears its tone', () => {
    showUi(<Toasts />);
    act(() => toast('It was not sent.', 'danger'));
    expect(screen.getByText('It was not sent.').parentElement?.className.split(' ')).toContain('danger');
  });

  it('dismissing what has gone changes nothing', () => {
    toast('one');
    const { toasts } = toastStore.getState();
    dismissToast(-1);
    expect(toastStore.getState().toasts).toEqual(toasts);
  });
});
