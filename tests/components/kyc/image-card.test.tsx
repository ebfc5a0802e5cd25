import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { uploadKyc } from '../../../contract/kyc/kyc-calls.ts';
import { ImageCard } from '../../../src/features/kyc/image-card.tsx';
import { NO_IMAGE, type SideImage } from '../../../src/features/kyc/kyc-rules.ts';
import { kycStore, setImage } from '../../../src/features/kyc/kyc-store.ts';
import { CallFailure } from '../../../src/platform/http/call-failure.ts';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

const BLOB = new Blob(['the bytes of a picture']);

async function show(changes: Partial<SideImage> = {}, side: 'front' | 'selfie' = 'front') {
  const onShoot = vi.fn();
  const image = { ...NO_IMAGE, ...changes };
  setImage(side, image);
  const page = await showPart(<ImageCard side={side} image={image} minSide={600} onShoot={onShoot} />, [
    'kyc',
    'error',
  ]);
  return { onShoot, ...page };
}

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
/** The device has a camera, or none, until the test has ended. */
const setCamera = (getUserMedia?: () => void) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    value: getUserMedia && { getUserMedia },
    configurable: true,
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  kycStore.setState(kycStore.getInitialState(), true);
});

describe('card of one document image', () => {
  it('[R48] empty card tells what the image must show, and offers camera and file', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Front of your ID' })).toBeTruthy();
    expect(screen.getByText(/^The side with your photo\./)).toBeTruthy();
    expect(names()).toEqual(['Use camera', 'Choose photo']);
  });

  it('[R48] camera opens in the page where there is one, and by the device’s own where there is none', async () => {
    setCamera(() => undefined);
    const first = await show();
    await first.user.click(button('Use camera'));
    expect(first.onShoot).toHaveBeenCalledTimes(1);
    setCamera();
    const second = await show({}, 'selfie');
    const input = document.querySelector<HTMLInputElement>('input[capture]');
    const opened = vi.spyOn(input ?? document.createElement('input'), 'click');
    await second.user.click(button('Use camera'));
    expect([opened.mock.calls.length, second.onShoot.mock.calls.length]).toEqual([1, 0]);
    expect(input?.getAttribute('capture')).toBe('user');
  });

  it('[R48] file that is chosen is read, and the same one can be chosen again', async () => {
    const { user } = await show();
    const input = screen.getByLabelText<HTMLInputElement>('Front of your ID: Choose photo');
    expect(input.accept).toBe('image/jpeg,image/png,image/webp');
    await user.upload(input, new File(['x'], 'card.jpg', { type: 'image/jpeg' }));
    expect(input.value).toBe('');
  });

  it('[R48] image on its way tells how far it is, and can be cancelled only', async () => {
    const { user } = await show({ phase: 'sending', share: 0.424, blob: BLOB });
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('42%');
    expect(names()).toEqual(['Cancel']);
    await user.click(button('Cancel'));
    expect(kycStore.getState().images.front).toEqual(NO_IMAGE);
  });

  it('[R48] image that was not sent says why, and is sent again by a press', async () => {
    const failure = new CallFailure('offline', 'uploadKyc');
    const { user } = await show({ phase: 'failed', failure, blob: BLOB });
    expect(screen.getByText(/^Not uploaded yet: You’re offline\./)).toBeTruthy();
    server().answer(uploadKyc, { sides: ['front'] });
    await user.click(button('Upload again'));
    await waitFor(() => expect(kycStore.getState().images.front.phase).toBe('sent'));
    expect(server().asked(uploadKyc)).toMatchObject([
      { side: 'front', image: btoa('the bytes of a picture') },
    ]);
  });

  it('[R48] blurred document may be used anyway, and its words are those of a document', async () => {
    await show({ phase: 'faulty', issues: ['blur', 'glare'], blob: BLOB });
    expect(screen.getByText(/^The photo is blurry/)).toBeTruthy();
    expect(screen.getByText(/^Glare is hiding part of it/)).toBeTruthy();
    expect(names()).toEqual(['Use anyway', 'Retake', 'Choose photo']);
  });

  it('[R48] blurred face has words of its own', async () => {
    await show({ phase: 'faulty', issues: ['blur'], blob: BLOB }, 'selfie');
    expect(screen.getByText(/^Your face is blurry\./)).toBeTruthy();
  });

  it.each([
    ['small', 'The photo is too small. Its shorter side needs at least 600 pixels.'],
    ['bytes', 'The file is too large. Use the camera, or choose a smaller photo.'],
    ['unreadable', 'We can’t read this file. Use a JPEG, PNG or WebP.'],
  ] as const)(
    '[R48] picture that the server would refuse (%s) cannot be used anyway',
    async (issue, words) => {
      await show({ phase: 'faulty', issues: [issue] });
      expect(screen.getByText(words)).toBeTruthy();
      expect(names()).toEqual(['Retake', 'Choose photo']);
    },
  );

  it('[R48] image that was sent shows itself and can be replaced', async () => {
    await show({ phase: 'sent', preview: 'blob:front', blob: BLOB });
    expect(screen.getByRole('img', { name: 'Front of your ID' }).getAttribute('src')).toBe('blob:front');
    expect(screen.getByText('Uploaded')).toBeTruthy();
    expect(names()).toEqual(['Retake', 'Choose photo']);
  });

  it('[R48] image that is looked at offers nothing meanwhile', async () => {
    await show({ phase: 'reading' });
    expect(screen.getByText('Checking photo')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
