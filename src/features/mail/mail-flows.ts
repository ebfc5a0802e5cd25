import {
  delMail,
  delReadMail,
  getMail2,
  getMailDetail,
  type MailCategory,
  receiveMail,
} from '../../../contract/mail/mail-calls.ts';
import type { Reward } from '../../../contract/rewards/reward.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { applyClaim } from '../../session/claim-flight.ts';
import { loadRedDots } from '../../session/refresh.ts';
import { renewClaims } from '../../session/renew-claims.ts';
import { retryableRequest } from '../../session/retryable-request.ts';

const ofMail = retryableRequest<{ id: string | null }>('receiveMail');

/** @param id null claims what is attached to all mails @throws CallFailure */
export async function claimMail(id: string | null): Promise<readonly Reward[]> {
  const claimed = await ofMail.send({ id }, (requestId) => callServer(receiveMail, { requestId, id }));
  applyClaim(claimed);
  await renewClaims(getMail2, getMailDetail);
  return claimed.rewards;
}

/** @throws CallFailure */
export async function deleteMail(id: string, isRewardGivenUp: boolean): Promise<void> {
  await callServer(delMail, { id, ...(isRewardGivenUp && { isRewardGivenUp }) }, { isSilent: true });
  void loadRedDots().catch(() => undefined);
}

/** Of a category, or of all. Returns how many are gone. @throws CallFailure */
export async function deleteReadMail(category: MailCategory | null): Promise<number> {
  const { deleted } = await callServer(delReadMail, { category }, { isSilent: true });
  await renewClaims(getMail2);
  return deleted;
}
