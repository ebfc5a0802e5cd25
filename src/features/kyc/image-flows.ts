import { type KycSide, uploadKyc } from '../../../contract/kyc/kyc-calls.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { NO_IMAGE } from './kyc-rules.ts';
import { kycStore, setImage } from './kyc-store.ts';
import { base64Of, readImage } from './read-image.ts';

/** An image on a slow network takes longer than a call. */
const SEND_TIMEOUT_MS = 120_000;

const MAX_WAIT_S = 10;
const MAX_WAITS = 5;

const running = new Map<KycSide, AbortController>();

/** Checks an image, and sends it when nothing is wrong with it. */
export async function chooseImage(side: KycSide, file: Blob): Promise<void> {
  const { status } = kycStore.getState();
  if (!status) return;
  deleteImage(side);
  const work = begin(side);
  setImage(side, { phase: 'reading' });
  const { issues, blob } = await readImage(file, side, status);
  if (work.signal.aborted) return;
  const preview = blob ? URL.createObjectURL(blob) : null;
  setImage(side, { issues, blob, preview, phase: 'faulty' });
  if (issues.length === 0) await sendImage(side);
}

/** Sends what lies ready: the first time, anyway, or again. */
export async function sendImage(side: KycSide): Promise<void> {
  const { blob } = kycStore.getState().images[side];
  if (!blob) return;
  const { signal } = begin(side);
  setImage(side, { phase: 'sending', share: 0, failure: null });
  try {
    const image = await base64Of(blob);
    const requestId = newRequestId();
    const { sides } = await withUploadSlot(signal, () =>
      callServer(
        uploadKyc,
        { requestId, side, image },
        {
          ...withWithdrawalOnlyToken(),
          signal,
          isSilent: true,
          timeoutMs: SEND_TIMEOUT_MS,
          onSent: (share) => setShare(side, signal, share),
        },
      ),
    );
    if (!signal.aborted) setImage(side, { phase: sides.includes(side) ? 'sent' : 'empty', share: 1 });
  } catch (failure) {
    if (!signal.aborted) setImage(side, { phase: 'failed', failure });
  }
}

/** The server processes a few images at a time and says when to retry; an hourly limit is shown instead. */
async function withUploadSlot<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send();
    } catch (failure) {
      const waitS = isCallFailure(failure) && failure.key === 'tooOften' ? failure.retryAfterS : null;
      if (waitS === null || waitS > MAX_WAIT_S || tries >= MAX_WAITS || signal.aborted) throw failure;
      await new Promise((done) => setTimeout(done, waitS * 1_000));
    }
  }
}

function setShare(side: KycSide, signal: AbortSignal, share: number): void {
  if (!signal.aborted) setImage(side, { share });
}

function begin(side: KycSide): AbortController {
  running.get(side)?.abort();
  const work = new AbortController();
  running.set(side, work);
  return work;
}

/** Cancels the upload, and removes the image. */
export function deleteImage(side: KycSide): void {
  running.get(side)?.abort();
  const { preview } = kycStore.getState().images[side];
  if (preview) URL.revokeObjectURL(preview);
  setImage(side, NO_IMAGE);
}

/** While the form is open, what the lost network has stopped goes on by itself. @returns how to stop watching */
export function resumeWhenOnline(): () => void {
  return connectionStore.subscribe((now, before) => {
    if (!now.isOnline || before.isOnline) return;
    const { images } = kycStore.getState();
    for (const side of Object.keys(images) as KycSide[]) {
      const { phase, failure } = images[side];
      const wasLost = isCallFailure(failure) && (failure.key === 'offline' || failure.key === 'timeout');
      if (phase === 'failed' && wasLost) void sendImage(side);
    }
  });
}
