import { fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { showUi } from './show-ui.tsx';

const EVERY_WAY = { back: true, escape: true, outside: true };
const NO_WAY = { back: false, escape: false, outside: false };

function show(props: Partial<ComponentProps<typeof Dialog>> = {}) {
  const onClose = vi.fn();
  const part = (
    <Dialog title="Your limits" surface="sheet" closesBy={EVERY_WAY} onClose={onClose} {...props}>
      <button type="button">Set a limit</button>
    </Dialog>
  );
  return { onClose, ...showUi(part) };
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Your limits' });
const head = () => screen.getByRole('heading', { name: 'Your limits' }).parentElement ?? dialog();

/** Where the finger is on the screen, and when. React takes a time of 0 for none. */
function point(type: 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel', y: number, at: number) {
  const event = new PointerEvent(type.toLowerCase(), {
    clientY: y,
    pointerId: 1,
    bubbles: true,
    cancelable: true,
  });
  Object.defineProperty(event, 'timeStamp', { value: 1_000 + at });
  fireEvent(head(), event);
}

function ClosingPage() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <p>Gone</p>;
  return (
    <Dialog title="Your limits" surface="dialog" closesBy={EVERY_WAY} onClose={() => setOpen(false)}>
      Words
    </Dialog>
  );
}

describe('dialog', () => {
  it('dialog opens as a modal with its title as its name, and its heading has the focus', () => {
    show();
    expect(dialog().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Your limits' }));
  });

  it.each(['sheet', 'dialog', 'cover'] as const)('close button of a %s closes it', async (surface) => {
    const { user, onClose } = show({ surface });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('Escape asks to close and leaves the element open until its owner takes it away', () => {
    const { onClose } = show();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog(), cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog().open).toBe(true);
  });

  it('press outside closes, a press on its content does not', async () => {
    const { user, onClose } = show();
    await user.click(screen.getByRole('button', { name: 'Set a limit' }));
    await user.click(head());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('dialog that must be answered has no close button and stays, whatever is pressed', async () => {
    const { user, onClose } = show({ closesBy: NO_WAY });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    await user.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    // A second Escape closes the element past the cancel event.
    dialog().close();
    expect(dialog().open).toBe(true);
  });

  it('dialog that Escape alone closes is not closed by a press outside', async () => {
    const { user, onClose } = show({ closesBy: { ...NO_WAY, escape: true } });
    await user.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('bare dialog is all content, with its title for readers alone', () => {
    show({ surface: 'bare' });
    expect(dialog().getAttribute('aria-label')).toBe('Your limits');
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Set a limit' })).toBeTruthy();
  });

  it('dialog that leaves the page closes its element first', async () => {
    const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
    const { user } = showUi(<ClosingPage />);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Gone')).toBeTruthy();
    expect(closed).toHaveBeenCalledTimes(1);
    closed.mockRestore();
  });
});

describe('sheet in the hand', () => {
  it('slow drag past its limit closes, and the sheet follows the finger until then', () => {
    const { onClose } = show();
    point('pointerDown', 100, 0);
    point('pointerMove', 160, 400);
    expect(dialog().style.translate).toBe('0 60px');
    point('pointerUp', 211, 1_000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('slow drag that ends at its limit springs back', () => {
    const { onClose } = show();
    point('pointerDown', 100, 0);
    point('pointerMove', 210, 900);
    point('pointerUp', 210, 1_000);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().style.translate).toBe('');
  });

  it.each([
    ['closes', 30, 40, 1],
    ['is too slow and springs back', 30, 60, 0],
    ['is too short and springs back', 20, 10, 0],
  ])('flick that %s: %i pixels in %i ms', (_what, distance, ms, closes) => {
    const { onClose } = show();
    point('pointerDown', 100, 0);
    point('pointerUp', 100 + distance, ms);
    expect(onClose).toHaveBeenCalledTimes(closes);
  });

  it('sheet never follows a finger upwards', () => {
    const { onClose } = show();
    point('pointerDown', 300, 0);
    point('pointerMove', 100, 50);
    expect(dialog().style.translate).toBe('');
    point('pointerUp', 100, 60);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('drag that the system takes over springs back', () => {
    const { onClose } = show();
    point('pointerDown', 100, 0);
    point('pointerMove', 300, 50);
    point('pointerCancel', 300, 60);
    point('pointerUp', 300, 70);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().style.translate).toBe('');
  });

  it.each([
    ['dialog', { surface: 'dialog' }],
    ['sheet that must be answered', { closesBy: { ...EVERY_WAY, outside: false } }],
  ] as const)('%s is not dragged', (_name, props) => {
    const { onClose } = show(props);
    point('pointerDown', 100, 0);
    point('pointerMove', 400, 10);
    point('pointerUp', 400, 20);
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().style.translate).toBe('');
  });
});
