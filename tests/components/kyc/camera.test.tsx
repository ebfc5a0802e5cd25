import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KycSide } from '../../../contract/kyc/kyc-calls.ts';
import { Camera } from '../../../src/features/kyc/camera.tsx';
import { showPart } from '../support/open-page.tsx';

interface Asked {
  readonly facing: unknown;
  readonly track: { stop: ReturnType<typeof vi.fn> };
  open(): Promise<void>;
  fail(error: unknown): Promise<void>;
}

let asked: Asked[];

/** A device whose cameras open or fail when the test says so. */
beforeEach(() => {
  asked = [];
  const getUserMedia = ({ video }: MediaStreamConstraints) => {
    const stream = Promise.withResolvers<MediaStream>();
    const track = { stop: vi.fn() };
    asked.push({
      facing: (video as MediaTrackConstraints).facingMode,
      track,
      open: () => act(async () => stream.resolve({ getTracks: () => [track] } as unknown as MediaStream)),
      fail: (error) => act(async () => stream.reject(error)),
    });
    return stream.promise;
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    value: null,
    writable: true,
    configurable: true,
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject');
});

const last = (): Asked => {
  const found = asked.at(-1);
  if (!found) throw new Error('no camera was asked for');
  return found;
};
const show = async (side: KycSide) => {
  const [onShot, onClose] = [vi.fn(), vi.fn()];
  const page = await showPart(<Camera side={side} onShot={onShot} onClose={onClose} />, ['kyc']);
  return { onShot, onClose, ...page };
};
const shutter = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Take photo' });

describe('camera of the identity check', () => {
  it.each([
    ['front', 'environment', 'Fit your ID in the frame'],
    ['selfie', 'user', 'Fit your face in the oval'],
  ] as const)(
    '[R48] camera for the %s begins with the one of %s and tells what to do',
    async (side, facing, hint) => {
      await show(side);
      expect(last().facing).toBe(facing);
      expect(screen.getByText(hint)).toBeTruthy();
      expect(screen.getByText('Starting camera').getAttribute('role')).toBe('status');
    },
  );

  it('[R48] shutter waits until the camera runs', async () => {
    const { user, onShot } = await show('front');
    expect(shutter().getAttribute('aria-busy')).toBe('true');
    await user.click(shutter());
    expect(onShot).not.toHaveBeenCalled();
    await last().open();
    await waitFor(() => expect(shutter().hasAttribute('aria-busy')).toBe(false));
    expect(screen.queryByText('Starting camera')).toBeNull();
  });

  it('[R48] image is taken as the camera sees it, and never mirrored', async () => {
    const drawn = vi.fn();
    const canvas = HTMLCanvasElement.prototype;
    Object.defineProperty(canvas, 'getContext', { value: () => ({ drawImage: drawn }), configurable: true });
    const blob = new Blob(['picture']);
    canvas.toBlob = (done: BlobCallback) => done(blob);
    const { user, onShot } = await show('selfie');
    await last().open();
    expect(document.querySelector('video')?.className).toBe('mirrored');
    await user.click(shutter());
    expect(drawn).toHaveBeenCalledWith(document.querySelector('video'), 0, 0);
    expect(onShot).toHaveBeenCalledWith(blob);
  });

  it.each([
    ['is not allowed', new DOMException('', 'NotAllowedError'), /^Camera access is blocked\./],
    ['is taken by another program', new DOMException('', 'NotReadableError'), /^No camera found\./],
    ['is broken', new Error('driver'), /^No camera found\./],
  ])('[R48] camera that %s is told, and the shutter rests', async (_what, error, words) => {
    await show('front');
    await last().fail(error);
    expect(screen.getByText(words).getAttribute('role')).toBe('alert');
    expect(shutter().disabled).toBe(true);
  });

  it('[R48] other camera is asked for, and the one before is switched off', async () => {
    const { user } = await show('front');
    await last().open();
    await user.click(screen.getByRole('button', { name: 'Switch camera' }));
    expect(asked.map(({ facing }) => facing)).toEqual(['environment', 'user']);
    expect(asked.map(({ track }) => track.stop.mock.calls.length)).toEqual([1, 0]);
    expect(screen.getByText('Starting camera')).toBeTruthy();
  });

  it('[R48] camera is switched off when it is closed, also one that opens only then', async () => {
    const first = await show('front');
    await last().open();
    first.unmount();
    expect(last().track.stop).toHaveBeenCalledTimes(1);
    const second = await show('front');
    second.unmount();
    await last().open();
    expect(last().track.stop).toHaveBeenCalledTimes(1);
  });

  it('[R48] Cancel closes the camera', async () => {
    const { user, onClose } = await show('front');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
