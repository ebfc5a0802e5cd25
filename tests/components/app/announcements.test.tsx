import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { followAnnouncements } from '../../../src/platform/sound/announcements.ts';
import { dismissToast, toast, toastStore } from '../../../src/ui/toast.ts';
import { Toasts } from '../../../src/ui/toasts.tsx';
import { showUi } from '../ui/show-ui.tsx';

const heard: string[] = [];
const settle = () => new Promise((done) => setTimeout(done, 0));

beforeAll(() => followAnnouncements(document, (text) => heard.push(text)));
beforeEach(async () => {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  await settle();
  heard.length = 0;
});
afterEach(() => {
  document.body.replaceChildren();
});

/** Puts what is ready on the page, as React does: a browser reports it as one change. */
function put(html: string): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(...host.children);
  return document.body.lastElementChild as HTMLElement;
}

function press(click: MouseEventInit, size = 24): void {
  const pointer = Object.assign(new Event('pointerdown', { bubbles: true }), { width: size, height: size });
  document.body.dispatchEvent(pointer);
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, ...click }));
}

describe('announcements of the page', () => {
  it('message of the app is heard as a whole, and not as it goes', async () => {
    showUi(<Toasts />);
    await settle();
    heard.length = 0;
    act(() => toast('Saved.', 'good'));
    await settle();
    expect(heard.join()).toContain('Saved.');
    heard.length = 0;
    act(() => dismissToast(toastStore.getState().toasts[0]?.key ?? 0));
    await settle();
    expect(heard).toEqual([]);
  });

  it('status that changes is heard, one that arrives with its text is not, and an alert is', async () => {
    const status = put('<p role="status">Before</p>');
    await settle();
    expect(heard).toEqual([]);
    status.textContent = 'You won ₱5.00';
    await settle();
    put('<div><p role="alert">It failed</p></div>');
    await settle();
    expect(heard).toEqual(['You won ₱5.00', 'It failed']);
  });

  it('new line of a log is heard alone, and what is off or hidden not at all', async () => {
    put('<div role="log"><p>Old</p></div><p role="timer" aria-live="off"></p><p role="status" hidden></p>');
    await settle();
    const [log, timer, hidden] = document.body.children;
    log?.insertAdjacentHTML('beforeend', '<p>New</p>');
    if (timer) timer.textContent = '0:59';
    if (hidden) hidden.textContent = 'Unseen';
    await settle();
    expect(heard).toEqual(['New']);
  });

  it.each([
    ['by a hand', { detail: 1 }, 24, []],
    ['by a reader', { detail: 0 }, 24, ['Now']],
    ['by a reader on Android', { detail: 1, buttons: 1 }, 24, ['Now']],
    ['by a reader’s finger without a size', { detail: 1 }, 0.3, ['Now']],
  ])('after a press %s', async (_, click, size, expected) => {
    const status = put('<p role="status"></p>');
    press(click, size);
    status.textContent = 'Now';
    await settle();
    expect(heard).toEqual(expected);
  });

  it('key that presses says nothing, and one that goes from control to control does', async () => {
    const status = put('<p role="status"></p>');
    const key = (name: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
    press({ detail: 1 });
    key(' ');
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    status.textContent = 'One';
    await settle();
    expect(heard).toEqual([]);
    key('Tab');
    status.textContent = 'Two';
    await settle();
    expect(heard).toEqual(['Two']);
  });
});
