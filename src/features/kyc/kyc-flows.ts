import { addKyc, type KycSide, type KycStatus, kyc } from '../../../contract/kyc/kyc-calls.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { mayBeDone } from '../../platform/http/request-outcome.ts';
import { newRequestId } from '../../platform/request-id.ts';
import { renewAnswers } from '../../session/calls/query-client.ts';
import { profileStore } from '../../session/player/profile-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { withdrawalOnlyPlayer, withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { documentOf, draftOf } from './kyc-rules.ts';
import { clearImages, kycStore, ownStore, setImage, setStep } from './kyc-store.ts';

/** Whose documents the form holds: those of another player are deleted. */
export const ownDocuments = (): void => ownStore(profileStore.getState().user?.id ?? withdrawalOnlyPlayer());

/** Applies the state of the check. What the player has begun stays as it is. */
export function applyStatus(status: KycStatus): void {
  ownDocuments();
  const before = kycStore.getState();
  // Only as the page opens: who has gone back to its beginning is not taken away from there. At once with the draft, or
  // what the server has just told would look like something typed.
  const step = !before.status && status.draft ? status.draft.step : before.step;
  kycStore.setState({ status, draft: before.draft ?? draftOf(status), step });
  // Uploads that the server already has were sent by this page before a reload, or by another page.
  for (const side of Object.keys(before.images) as KycSide[]) {
    const { phase } = kycStore.getState().images[side];
    if (phase === 'empty' && status.sides.includes(side)) setImage(side, { phase: 'sent' });
    // An operator's decision, or a day gone by, has taken them away.
    if (phase === 'sent' && !status.sides.includes(side)) setImage(side, { phase: 'empty', preview: null });
  }
  const isOpen = status.state === 'none' || status.state === 'rejected';
  if (!isOpen && before.step) setStep(null);
  if (before.status && before.status.state !== status.state) void refreshProfile();
}

let unanswered: { readonly id: string; readonly body: string } | null = null;

/** Submits everything. The same documents are sent again under the same id until there is an answer. @throws CallFailure */
export async function sendKyc(): Promise<void> {
  const { status, draft } = kycStore.getState();
  if (!status || !draft) return;
  const { hasExpiry } = documentOf(status, draft.kind);
  const body = {
    realName: draft.realName,
    address: { line: draft.line, city: draft.city, region: draft.region, postCode: draft.postCode },
    documentKind: draft.kind,
    documentNumber: draft.number,
    expiresOn: hasExpiry ? draft.expiresOn : null,
  };
  const text = JSON.stringify(body);
  const lost = unanswered?.body === text ? unanswered.id : null;
  const id = lost ?? newRequestId();
  unanswered = { id, body: text };
  try {
    const next = await callServer(addKyc, { ...body, requestId: id }, withWithdrawalOnlyToken());
    unanswered = null;
    clearImages();
    kycStore.setState({ draft: null, step: null });
    applyStatus(next);
    void refreshProfile();
  } catch (error) {
    if (!mayBeDone(isCallFailure(error) ? error.key : 'unreadable', lost !== null)) unanswered = null;
    // Handed in by another tab, or decided meanwhile: the page shows what is.
    if (isCallFailure(error) && ['kycPending', 'kycApproved', 'kycImageMissing'].includes(error.key))
      await renewAnswers(kyc);
    throw error;
  }
}
