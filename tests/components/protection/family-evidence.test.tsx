import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FamilyDecision, getFamilyDecisions } from '../../../contract/protection/family-calls.ts';
import { FamilyEvidence } from '../../../src/features/protection/family-evidence.tsx';
import { FamilyNotice } from '../../../src/features/protection/family-notice.tsx';
import { showPart } from '../support/open-page.tsx';
import { server } from '../support/server.ts';

function Papers({ hear }: { hear: (images: readonly string[]) => void }) {
  const [images, setImages] = useState<readonly string[]>([]);
  const change = (next: readonly string[]) => {
    hear(next);
    setImages(next);
  };
  return <FamilyEvidence images={images} onChange={change} />;
}

describe('images of identity documents', () => {
  let packed: string[];
  const read = vi.fn();

  beforeEach(() => {
    packed = ['first', 'second', 'third'];
    read.mockReset();
    read.mockImplementation(async () => ({ width: 3_600, height: 1_800, close: () => undefined }));
    vi.stubGlobal('createImageBitmap', read);
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value: () => null,
      configurable: true,
    });
    HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => done(new Blob([packed.shift() ?? '']));
  });
  afterEach(() => vi.unstubAllGlobals());

  const hear = vi.fn();
  const show = () => showPart(<Papers hear={hear} />, ['family']);
  const input = () => document.querySelector<HTMLInputElement>('[data-evidence]');
  const photo = (name = 'bill.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
  const images = () => screen.queryAllByRole('img').map((image) => (image as HTMLImageElement).alt);

  it('[R51] image is shown before it is sent, and two are the most', async () => {
    const { user } = await show();
    expect(screen.getByText(/^Up to 2 pictures/)).toBeTruthy();
    await user.upload(input() as HTMLElement, photo());
    await waitFor(() => expect(images()).toEqual(['Picture 1']));
    expect(hear).toHaveBeenLastCalledWith([btoa('first')]);
    expect(screen.getByRole('button', { name: 'Add a picture' })).toBeTruthy();
    await user.upload(input() as HTMLElement, photo());
    await waitFor(() => expect(images()).toEqual(['Picture 1', 'Picture 2']));
    expect(screen.queryByRole('button', { name: 'Add a picture' })).toBeNull();
    expect(input()).toBeNull();
  });

  it('[R51] image is removed, and the other one stays', async () => {
    const { user } = await show();
    await user.upload(input() as HTMLElement, photo());
    await waitFor(() => expect(images()).toHaveLength(1));
    await user.upload(input() as HTMLElement, photo());
    await waitFor(() => expect(images()).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
    expect(hear).toHaveBeenLastCalledWith([btoa('second')]);
    expect(images()).toEqual(['Picture 1']);
  });

  it('[R51] file that is no image is told, and forgotten with the next one', async () => {
    read.mockRejectedValueOnce(new DOMException('no'));
    const { user } = await show();
    await user.upload(input() as HTMLElement, photo());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t read this picture\./);
    await user.upload(input() as HTMLElement, photo());
    await waitFor(() => expect(images()).toEqual(['Picture 1']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[R51] image that is too large however it is packed is told', async () => {
    HTMLCanvasElement.prototype.toBlob = (done: BlobCallback) => done({ size: 3 * 1024 * 1024 } as Blob);
    const { user } = await show();
    await user.upload(input() as HTMLElement, photo());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This picture is too large. Choose a smaller one.',
    );
    expect(images()).toEqual([]);
  });
});

describe('time-out that a family has asked for', () => {
  const decision = (changes: Partial<FamilyDecision>): FamilyDecision => ({
    number: 'X-1',
    at: 1,
    period: 'month',
    until: Date.now() + 86_400_000,
    told: 'Rent was lost.',
    ...changes,
  });
  const show = (decisions: FamilyDecision[]) => {
    server().answer(getFamilyDecisions, { decisions });
    return showPart(<FamilyNotice />, ['error'], { player: { id: 7 } });
  };

  it('[R51] reason is told, with the way to object', async () => {
    await show([decision({})]);
    expect(await screen.findByText('Set at your family’s request')).toBeTruthy();
    expect(screen.getByText('Why: Rent was lost.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Object' }).getAttribute('href')).toBe(
      '/complaint?topic=protection&subject=X-1',
    );
  });

  it('[R51] only those that run are told, one for good among them', async () => {
    await show([
      decision({ number: 'X-1', until: Date.now() - 1_000 }),
      decision({ number: 'X-2', period: 'forGood', until: null }),
    ]);
    expect(await screen.findByText('It’s permanent.')).toBeTruthy();
    expect(within(document.body).getAllByRole('link', { name: 'Object' })).toHaveLength(1);
    expect(screen.queryByText(/number X-1/)).toBeNull();
  });

  it('[R51] answer that does not come leaves the page as it is', async () => {
    server().reject(getFamilyDecisions, 'internal');
    const { container } = await showPart(<FamilyNotice />, ['error'], { player: { id: 7 } });
    await waitFor(() => expect(server().asked(getFamilyDecisions)).toHaveLength(1));
    expect(within(container).queryByText('Set at your family’s request')).toBeNull();
  });
});
