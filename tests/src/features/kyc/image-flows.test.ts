import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../../contract/errors.ts';
import { deleteImage, resumeWhenOnline, sendImage } from '../../../../src/features/kyc/image-flows.ts';
import { NO_IMAGE } from '../../../../src/features/kyc/kyc-rules.ts';
import { kycStore, ownStore, setDraft, setImage } from '../../../../src/features/kyc/kyc-store.ts';
import { setTransport } from '../../../../src/platform/http/call-server.ts';
import { TransportError, type WireRequest } from '../../../../src/platform/http/transport.ts';
import { connectionStore } from '../../../../src/session/calls/connection-store.ts';

/** As a browser reads a file. */
class Reader {
  result = '';
  onload: () => void = () => undefined;
  readAsDataURL(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}

const asked: WireRequest[] = [];
const taken = {
  status: 200,
  retryAfter: null as string | null,
  text: '{"code":0,"msg":"","data":{"sides":["front"]}}',
};
let answer: (request: WireRequest) => Promise<typeof taken>;
const front = () => kycStore.getState().images.front;

beforeEach(() => {
  vi.stubGlobal('FileReader', Reader);
  asked.length = 0;
  answer = async () => taken;
  setTransport((request) => {
    asked.push(request);
    return answer(request);
  });
  ownStore(Math.random());
  setImage('front', { ...NO_IMAGE, phase: 'faulty', blob: new Blob(['picture of a paper']) });
});

describe('image upload', () => {
  it('[R48] [C28] image is sent as text with an id, reports its progress, and ends as sent', async () => {
    answer = async ({ onSent }) => {
      onSent?.(0.4);
      expect(front()).toMatchObject({ phase: 'sending', share: 0.4 });
      return taken;
    };
    await sendImage('front');
    const body = JSON.parse(asked[0]?.body ?? '{}');
    expect(Buffer.from(body.image, 'base64').toString()).toBe('picture of a paper');
    expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(front()).toMatchObject({ phase: 'sent', share: 1 });
  });

  it('[R48] image is kept when the network is lost, and its upload resumes when the network is back', async () => {
    connectionStore.setState({ isOnline: false });
    answer = () => Promise.reject(new TransportError('timeout'));
    const stop = resumeWhenOnline();
    await sendImage('front');
    expect(front()).toMatchObject({ phase: 'failed', failure: { key: 'timeout' } });
    answer = async () => taken;
    connectionStore.setState({ isOnline: true });
    await vi.waitFor(() => expect(front().phase).toBe('sent'));
    stop();
  });

  it('[R48] image that the server rejected is not sent again automatically', async () => {
    const stop = resumeWhenOnline();
    const text = JSON.stringify({ code: ERROR_CODES.imageTooSmall, msg: '' });
    answer = async () => ({ ...taken, text });
    await sendImage('front');
    expect(front()).toMatchObject({ phase: 'failed', failure: { key: 'imageTooSmall' } });
    connectionStore.setState({ isOnline: false });
    connectionStore.setState({ isOnline: true });
    expect(asked.length).toBe(1);
    stop();
  });

  it('[R48] [C28] image waits as long as the server says while others are processed, and is sent again under its id', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const text = JSON.stringify({ code: ERROR_CODES.tooOften, msg: '' });
    answer = async () => ({ ...taken, status: 429, retryAfter: '3', text });
    const sent = sendImage('front');
    while (vi.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
    expect([asked.length, front().phase]).toEqual([1, 'sending']);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(asked.length).toBe(1);
    answer = async () => taken;
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    const ids = asked.map(({ body }) => JSON.parse(body).requestId);
    expect([ids.length, new Set(ids).size, front().phase]).toEqual([2, 1, 'sent']);
    vi.useRealTimers();
  });

  it('[R48] [C28] image over the limit of an hour is not sent again automatically', async () => {
    const text = JSON.stringify({ code: ERROR_CODES.tooOften, msg: '' });
    answer = async () => ({ ...taken, status: 429, retryAfter: '1800', text });
    await sendImage('front');
    expect(asked.length).toBe(1);
    expect(front()).toMatchObject({ phase: 'failed', failure: { key: 'tooOften' } });
  });

  it('[R48] upload can be cancelled, and a late answer changes nothing', async () => {
    let goOn: () => void = () => undefined;
    answer = () =>
      new Promise((done) => {
        goOn = () => done(taken);
      });
    const sending = sendImage('front');
    await vi.waitFor(() => expect(asked.length).toBe(1));
    deleteImage('front');
    expect(asked[0]?.signal?.aborted).toBe(true);
    goOn();
    await sending;
    expect(front()).toEqual(NO_IMAGE);
  });

  it('image is not visible to another player of the device', () => {
    ownStore(7);
    setImage('front', { phase: 'sent' });
    setDraft({ realName: 'A' });
    ownStore(7);
    expect(front().phase).toBe('sent');
    ownStore(8);
    expect(front()).toEqual(NO_IMAGE);
    expect(kycStore.getState().draft).toBeNull();
  });
});
