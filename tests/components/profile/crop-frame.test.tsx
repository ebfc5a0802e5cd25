import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CropFrame } from '../../../src/features/profile/crop-frame.tsx';
import { showPart } from '../support/open-page.tsx';
import { givePen } from '../support/pen.ts';
import { someImage } from './some-image.ts';

/** Width of the frame on the screen. */
const WIDTH = 200;
const frame = () => screen.getByRole('img', { name: 'Crop your picture' });
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const sliders = () => ['Size', 'Left or right', 'Up or down'].map((name) => Number(slider(name).value));

async function show({ width = 900, height = 600, isBusy = false } = {}) {
  const pen = givePen();
  const { image } = someImage(width, height);
  const [onUse, onLeave] = [vi.fn(async () => undefined), vi.fn()];
  const part = <CropFrame image={image} isBusy={isBusy} onUse={onUse} onLeave={onLeave} />;
  const page = await showPart(part, ['profile']);
  vi.spyOn(frame(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, WIDTH, WIDTH));
  /** What of the picture is in the frame, in its own pixels. */
  const square = () => {
    const [, x, y, side, height] = pen.drawImage.mock.lastCall ?? [];
    expect(height).toBe(side);
    return [x, y, side].map(Math.round);
  };
  return { ...page, pen, square, onUse, onLeave };
}

const at = (pointerId: number, clientX: number, clientY: number) => ({ pointerId, clientX, clientY });

describe('frame that cuts an image', () => {
  it('[R46] cut begins with the largest centred square, on white, and its title has the focus', async () => {
    const { pen, square } = await show();
    expect(square()).toEqual([150, 0, 600]);
    expect(pen.drawImage.mock.lastCall?.slice(-4)).toEqual([0, 0, 384, 384]);
    expect([pen.fillStyle, pen.fillRect.mock.lastCall]).toEqual(['#fff', [0, 0, 384, 384]]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Crop your picture' }));
  });

  it('[R46] image follows the finger, and stops at its edge', async () => {
    const { square } = await show();
    fireEvent.pointerDown(frame(), at(1, 100, 100));
    fireEvent.pointerMove(frame(), at(1, 120, 150));
    // A tenth of the frame is 60 pixels of the picture; up and down there is no room.
    expect(square()).toEqual([90, 0, 600]);
    fireEvent.pointerMove(frame(), at(1, 110, 150));
    expect(square()).toEqual([120, 0, 600]);
    fireEvent.pointerMove(frame(), at(1, 900, 150));
    expect(square()).toEqual([0, 0, 600]);
    expect(sliders()).toEqual([1, 0, 0.5]);
  });

  it.each(['pointerUp', 'pointerCancel'] as const)(
    '[R46] picture stays where it is after %s, and before a press',
    async (end) => {
      const { square } = await show();
      fireEvent.pointerMove(frame(), at(1, 190, 100));
      expect(square()).toEqual([150, 0, 600]);
      fireEvent.pointerDown(frame(), at(1, 100, 100));
      fireEvent[end](frame(), at(1, 100, 100));
      fireEvent.pointerMove(frame(), at(1, 190, 100));
      expect(square()).toEqual([150, 0, 600]);
    },
  );

  it('[R46] finger that leaves the frame still drags', async () => {
    await show();
    const capture = vi.spyOn(frame(), 'setPointerCapture');
    fireEvent.pointerDown(frame(), at(3, 100, 100));
    expect(capture).toHaveBeenCalledWith(3);
  });

  it('[R46] two fingers that part show half as much, around the middle', async () => {
    const { square } = await show();
    fireEvent.pointerDown(frame(), at(1, 80, 100));
    fireEvent.pointerDown(frame(), at(2, 120, 100));
    fireEvent.pointerMove(frame(), at(2, 160, 100));
    expect(square()).toEqual([300, 150, 300]);
    expect(sliders()).toEqual([2, 0.5, 0.5]);
    fireEvent.pointerUp(frame(), at(2, 160, 100));
    fireEvent.pointerMove(frame(), at(1, 100, 100));
    expect(square()).toEqual([270, 150, 300]);
  });

  it('[R46] wheel zooms within its limits, and the page does not scroll', async () => {
    const { square } = await show();
    expect(fireEvent.wheel(frame(), { deltaY: -100 })).toBe(false);
    expect(square()).toEqual([172, 22, 556]);
    fireEvent.wheel(frame(), { deltaY: 100 });
    fireEvent.wheel(frame(), { deltaY: 100 });
    expect(square()).toEqual([150, 0, 600]);
    for (let turn = 0; turn < 40; turn += 1) fireEvent.wheel(frame(), { deltaY: -100 });
    expect(square()).toEqual([375, 225, 150]);
  });

  it('[R46] stroke sideways on a trackpad does not zoom', async () => {
    const { square } = await show();
    fireEvent.wheel(frame(), { deltaY: -100 });
    expect(fireEvent.wheel(frame(), { deltaX: 80, deltaY: 0 })).toBe(false);
    expect(square()).toEqual([172, 22, 556]);
  });

  it('[R46] sliders of the keyboard cut as the hand does', async () => {
    const { square } = await show();
    fireEvent.change(slider('Size'), { target: { value: '2' } });
    expect(square()).toEqual([300, 150, 300]);
    fireEvent.change(slider('Left or right'), { target: { value: '1' } });
    fireEvent.change(slider('Up or down'), { target: { value: '0' } });
    expect(square()).toEqual([600, 0, 300]);
    const bounds = ['Size', 'Left or right', 'Up or down'].map((name) => [
      slider(name).min,
      slider(name).max,
    ]);
    expect(bounds).toEqual([
      ['1', '4'],
      ['0', '1'],
      ['0', '1'],
    ]);
  });

  it('[R46] every control is reached by the keyboard, in order', async () => {
    const { user } = await show();
    const reached: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await user.tab();
      const { activeElement } = document;
      reached.push(activeElement?.closest('label')?.textContent || activeElement?.textContent);
    }
    expect(reached).toEqual(['Size', 'Left or right', 'Up or down', 'Use picture', 'Cancel']);
  });

  it('[R46] what is drawn is what is used, and leaving uses nothing', async () => {
    const { user, onUse, onLeave } = await show();
    await user.click(screen.getByRole('button', { name: 'Use picture' }));
    expect(onUse).toHaveBeenCalledExactlyOnceWith(frame());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect([onUse.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
  });

  it('[R46] image that is being sent is not sent twice', async () => {
    const { user, onUse } = await show({ isBusy: true });
    await user.click(screen.getByRole('button', { name: 'Use picture' }));
    expect(onUse).not.toHaveBeenCalled();
  });
});
