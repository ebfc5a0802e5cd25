import { createStore } from 'zustand/vanilla';
import type { KycSide, KycStatus } from '../../../contract/kyc/kyc-calls.ts';
import { type Draft, NO_IMAGE, type SideImage, type Step } from './kyc-rules.ts';

export interface KycStore {
  /** Whose it is: nothing of it is ever shown to the next player of this device. */
  readonly ownerId: number;
  readonly status: KycStatus | null;
  /** Null outside of the form. */
  readonly step: Step | null;
  readonly draft: Draft | null;
  readonly images: Readonly<Record<KycSide, SideImage>>;
}

const EMPTY_KYC: Omit<KycStore, 'ownerId'> = {
  status: null,
  step: null,
  draft: null,
  images: { front: NO_IMAGE, back: NO_IMAGE, selfie: NO_IMAGE },
};

/** In memory only: documents do not belong into a browser's storage. It outlives the panel, and a session that ended. */
export const kycStore = createStore<KycStore>()(() => ({ ownerId: 0, ...EMPTY_KYC }));

export function ownStore(ownerId: number): void {
  if (kycStore.getState().ownerId === ownerId) return;
  for (const { preview } of Object.values(kycStore.getState().images)) {
    if (preview) URL.revokeObjectURL(preview);
  }
  kycStore.setState({ ownerId, ...EMPTY_KYC });
}

export function setDraft(changes: Partial<Draft>): void {
  kycStore.setState(({ draft }) => ({ draft: draft && { ...draft, ...changes } }));
}

export function setStep(step: Step | null): void {
  kycStore.setState({ step });
}

export function setImage(side: KycSide, changes: Partial<SideImage>): void {
  kycStore.setState(({ images }) => ({
    images: { ...images, [side]: { ...images[side], ...changes } },
  }));
}

export function clearImages(): void {
  for (const { preview } of Object.values(kycStore.getState().images)) {
    if (preview) URL.revokeObjectURL(preview);
  }
  kycStore.setState({ images: EMPTY_KYC.images });
}
