import { useRef, useState } from 'react';
import { uploadSupportImage } from '../../../contract/support/image-calls.ts';
import type { SupportMessage } from '../../../contract/support/support-messages.ts';
import { MAX_SUPPORT_IMAGE_BYTES } from '../../../contract/support/support-rules.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { ImageError, type ImageIssue, readImageFile } from '../../platform/image-file.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { ensureSenderCode } from './chat/guest-code.ts';

/** Letters of a receipt stay readable, and the way is short on a slow network. */
const SENT_SIDE = 1_600;
/** A picture on a slow network takes longer than a call. */
const SEND_TIMEOUT_MS = 120_000;
const MAX_WAIT_S = 10;
const MAX_WAITS = 5;

type SentImage = SupportMessage['images'][number];

export interface PickedImage {
  /** The request's id, which is the picture's on the server. */
  readonly key: string;
  /** A JPEG in base64; null while the file is read. */
  readonly data: string | null;
  /** Null until the server has it. */
  readonly sent: SentImage | null;
  readonly failure: unknown;
}

export interface Images {
  readonly images: readonly PickedImage[];
  /** What was wrong with the last file. */
  readonly issue: ImageIssue | null;
  /** One is still on its way. */
  readonly isBusy: boolean;
  /** Those that the server has. */
  readonly sent: readonly SentImage[];
  add(file: Blob): Promise<void>;
  retry(key: string): Promise<void>;
  remove(key: string): void;
  clear(): void;
}

/** The server processes a few pictures at a time and says when to retry. */
async function upload(requestId: string, image: string): Promise<SentImage> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await callServer(
        uploadSupportImage,
        { requestId, code: ensureSenderCode(), image },
        { ...withWithdrawalOnlyToken(), isSilent: true, timeoutMs: SEND_TIMEOUT_MS },
      );
    } catch (failure) {
      const waitS = isCallFailure(failure) && failure.key === 'tooOften' ? failure.retryAfterS : null;
      if (waitS === null || waitS > MAX_WAIT_S || tries >= MAX_WAITS) throw failure;
      await new Promise((done) => setTimeout(done, waitS * 1_000));
    }
  }
}

/** Pictures for one message: each is made smaller, and sent as soon as it was chosen. */
export function useImages(): Images {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const [issue, setIssue] = useState<ImageIssue | null>(null);
  // What was removed meanwhile must not come back with its answer.
  const kept = useRef(new Set<string>());

  const change = (key: string, changes: Partial<PickedImage>) =>
    setImages((now) => now.map((image) => (image.key === key ? { ...image, ...changes } : image)));
  const send = async (key: string, data: string) => {
    change(key, { data, failure: null });
    try {
      const sent = await upload(key, data);
      if (kept.current.has(key)) change(key, { sent });
    } catch (failure) {
      change(key, { failure });
    }
  };
  const remove = (key: string) => {
    kept.current.delete(key);
    setImages((now) => now.filter((image) => image.key !== key));
  };

  return {
    images,
    issue,
    isBusy: images.some(({ sent, failure }) => sent === null && failure === null),
    sent: images.flatMap(({ sent }) => sent ?? []),
    async add(file) {
      const key = newRequestId();
      setIssue(null);
      kept.current.add(key);
      setImages((now) => [...now, { key, data: null, sent: null, failure: null }]);
      try {
        await send(key, await readImageFile(file, { side: SENT_SIDE, maxBytes: MAX_SUPPORT_IMAGE_BYTES }));
      } catch (error) {
        remove(key);
        setIssue(error instanceof ImageError ? error.issue : 'unread');
      }
    },
    async retry(key) {
      const data = images.find((image) => image.key === key)?.data;
      if (data) await send(key, data);
    },
    remove,
    clear() {
      kept.current.clear();
      setImages([]);
      setIssue(null);
    },
  };
}
