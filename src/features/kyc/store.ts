import { createStore } from 'zustand/vanilla';
import type { KycSide, KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { type Draft, NO_PICTURE, type SidePicture, type Step } from './rules.ts';

export interface KycStore {
  /** Whose it is: nothing of it is ever shown to the next player of this device. */
  readonly ownerId: number;
  readonly status: KycStatus | null;
  /** Null outside of the form. */
  readonly step: Step | null;
  readonly draft: Draft | null;
  readonly pictures: Readonly<Record<KycSide, SidePicture>>;
}

const FRESH: Omit<KycStore, 'ownerId'> = {
  status: null,
  step: null,
  draft: null,
  pictures: { front: NO_PICTURE, back: NO_PICTURE, selfie: NO_PICTURE },
};

/** In memory only: papers do not belong into a browser's storage. It outlives the panel, and a session that ended. */
export const kycStore = createStore<KycStore>()(() => ({ ownerId: 0, ...FRESH }));

export function ownStore(ownerId: number): void {
  if (kycStore.getState().ownerId === ownerId) return;
  for (const { preview } of Object.values(kycStore.getState().pictures)) {
    if (preview) URL.revokeObjectURL(preview);
  }
  kycStore.setState({ ownerId, ...FRESH });
}

export function setDraft(changes: Partial<Draft>): void {
  kycStore.setState(({ draft }) => ({ draft: draft && { ...draft, ...changes } }));
}

export function setStep(step: Step | null): void {
  kycStore.setState({ step });
}

export function setPicture(side: KycSide, changes: Partial<SidePicture>): void {
  kycStore.setState(({ pictures }) => ({
    pictures: { ...pictures, [side]: { ...pictures[side], ...changes } },
  }));
}

export function clearPictures(): void {
  for (const { preview } of Object.values(kycStore.getState().pictures)) {
    if (preview) URL.revokeObjectURL(preview);
  }
  kycStore.setState({ pictures: FRESH.pictures });
}
