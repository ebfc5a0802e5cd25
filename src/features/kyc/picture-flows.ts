import { type KycSide, uploadKyc } from '../../../contract/kyc/kyc-calls.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { connectionStore } from '../../session/connection-store.ts';
import { asWayOut } from '../../session/way-out.ts';
import { base64Of, readPicture } from './read-picture.ts';
import { NO_PICTURE } from './rules.ts';
import { kycStore, setPicture } from './store.ts';

/** A picture on a slow network takes longer than a call. */
const SEND_TIMEOUT_MS = 120_000;

const MAX_WAIT_S = 10;
const MAX_WAITS = 5;

const running = new Map<KycSide, AbortController>();

/** Looks at a picture, and sends it when nothing is wrong with it. */
export async function choosePicture(side: KycSide, file: Blob): Promise<void> {
  const { status } = kycStore.getState();
  if (!status) return;
  dropPicture(side);
  const work = begin(side);
  setPicture(side, { phase: 'reading' });
  const { faults, blob } = await readPicture(file, side, status);
  if (work.signal.aborted) return;
  const preview = blob ? URL.createObjectURL(blob) : null;
  setPicture(side, { faults, blob, preview, phase: 'faulty' });
  if (faults.length === 0) await sendPicture(side);
}

/** Sends what lies ready: the first time, anyway, or again. */
export async function sendPicture(side: KycSide): Promise<void> {
  const { blob } = kycStore.getState().pictures[side];
  if (!blob) return;
  const { signal } = begin(side);
  setPicture(side, { phase: 'sending', share: 0, failure: null });
  try {
    const picture = await base64Of(blob);
    const requestId = newRequestId();
    const { sides } = await whenThereIsRoom(signal, () =>
      callServer(
        uploadKyc,
        { requestId, side, picture },
        {
          ...asWayOut(),
          signal,
          isSilent: true,
          timeoutMs: SEND_TIMEOUT_MS,
          onSent: (share) => setShare(side, signal, share),
        },
      ),
    );
    if (!signal.aborted) setPicture(side, { phase: sides.includes(side) ? 'sent' : 'empty', share: 1 });
  } catch (failure) {
    if (!signal.aborted) setPicture(side, { phase: 'failed', failure });
  }
}

/** The server takes a few pictures at a time and says when to come back; a limit by the hour is told instead. */
async function whenThereIsRoom<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
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
  if (!signal.aborted) setPicture(side, { share });
}

function begin(side: KycSide): AbortController {
  running.get(side)?.abort();
  const work = new AbortController();
  running.set(side, work);
  return work;
}

/** Stops the sending, and forgets the picture. */
export function dropPicture(side: KycSide): void {
  running.get(side)?.abort();
  const { preview } = kycStore.getState().pictures[side];
  if (preview) URL.revokeObjectURL(preview);
  setPicture(side, NO_PICTURE);
}

/** While the form is open, what the lost network has stopped goes on by itself. @returns how to stop watching */
export function resumeWhenOnline(): () => void {
  return connectionStore.subscribe((now, before) => {
    if (!now.isOnline || before.isOnline) return;
    const { pictures } = kycStore.getState();
    for (const side of Object.keys(pictures) as KycSide[]) {
      const { phase, failure } = pictures[side];
      const wasLost = isCallFailure(failure) && (failure.key === 'offline' || failure.key === 'timeout');
      if (phase === 'failed' && wasLost) void sendPicture(side);
    }
  });
}
