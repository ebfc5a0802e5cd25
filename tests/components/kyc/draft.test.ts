import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type KycStatus, saveKycDraft } from '../../../contract/kyc/kyc-calls.ts';
import { applyStatus } from '../../../src/features/kyc/kyc-flows.ts';
import { kycStore, setDraft, setStep } from '../../../src/features/kyc/kyc-store.ts';
import { persistDraft } from '../../../src/features/kyc/persist-draft.ts';
import { connectionStore } from '../../../src/session/calls/connection-store.ts';
import { server } from '../support/server.ts';
import { kycStatus } from './kyc-answers.ts';

let stop: () => void;
const asked = () =>
  server()
    .asked(saveKycDraft)
    .map(({ draft }) => draft);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The player stands at the first step of a check that the server has told. */
function begin(changes: Partial<KycStatus> = {}): void {
  applyStatus(kycStatus(changes));
  setStep('person');
}

beforeEach(() => {
  vi.useFakeTimers();
  server().answer(saveKycDraft, { savedAt: 1 });
  stop = persistDraft();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  kycStore.setState(kycStore.getInitialState(), true);
});

describe('saved draft of the identity check', () => {
  it('[C30] draft is saved once, 800 ms after the last letter', async () => {
    begin();
    await pass(1_000);
    const before = asked().length;
    for (const realName of ['L', 'Li', 'Ligaya']) {
      setDraft({ realName });
      await pass(799);
    }
    expect(asked()).toHaveLength(before);
    await pass(1);
    expect(asked()).toHaveLength(before + 1);
    expect(asked().at(-1)).toMatchObject({ step: 'person', realName: 'Ligaya', expiresOn: null });
  });

  it('[C30] text that is too long for the server is cut, and half of a date is none', async () => {
    begin();
    setDraft({ realName: 'x'.repeat(200), postCode: '9'.repeat(40), expiresOn: '2030-1' });
    await pass(800);
    expect(asked().at(-1)).toMatchObject({
      realName: 'x'.repeat(100),
      address: { postCode: '9'.repeat(16) },
      expiresOn: null,
    });
  });

  it('[C30] draft that the server knows already is not sent to it', async () => {
    begin();
    setDraft({ realName: 'Ligaya' });
    await pass(800);
    const { length } = asked();
    setDraft({ realName: 'Ligay' });
    setDraft({ realName: 'Ligaya' });
    await pass(800);
    expect(asked()).toHaveLength(length);
  });

  it('[C30] draft that came from the server is not sent back', async () => {
    const address = { line: '12 Mabini St', city: 'Manila', region: '', postCode: '' };
    applyStatus(
      kycStatus({
        draft: {
          step: 'address',
          realName: 'Ligaya',
          address,
          documentKind: 'passport',
          documentNumber: 'P1',
          expiresOn: null,
        },
      }),
    );
    await pass(2_000);
    expect(asked()).toEqual([]);
    setDraft({ city: 'Cebu' });
    await pass(800);
    expect(asked()).toMatchObject([{ step: 'address', address: { line: '12 Mabini St', city: 'Cebu' } }]);
  });

  it('[C30] draft that could not be saved is saved when the network is back', async () => {
    server().reject(saveKycDraft, 'kycPending');
    begin();
    setDraft({ realName: 'Ligaya' });
    await pass(800);
    server().answer(saveKycDraft, { savedAt: 2 });
    const { length } = asked();
    connectionStore.setState({ isOnline: false });
    connectionStore.setState({ isOnline: true });
    await pass(0);
    expect(asked()).toHaveLength(length + 1);
    connectionStore.setState({ isOnline: false });
    connectionStore.setState({ isOnline: true });
    await pass(0);
    expect(asked()).toHaveLength(length + 1);
  });

  it('[C30] draft is saved at once when the page is hidden, and when the form is left', async () => {
    begin();
    setDraft({ realName: 'Ligaya' });
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(asked().at(-1)).toMatchObject({ realName: 'Ligaya' });
    state.mockReturnValue('visible');
    setDraft({ realName: 'Ligaya Santos' });
    stop();
    await pass(0);
    expect(asked().at(-1)).toMatchObject({ realName: 'Ligaya Santos' });
  });

  it.each(['pending', 'approved'] as const)('[C30] nothing is saved of a check that is %s', async (state) => {
    begin({ state });
    setDraft({ realName: 'Ligaya' });
    await pass(2_000);
    expect(asked()).toEqual([]);
  });
});
