import {
  delMail,
  delReadMail,
  getMail2,
  getMailDetail,
  type MailCategory,
  receiveMail,
} from '../../../contract/mail/mail-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { defineClaim } from '../../session/claims/define-claim.ts';
import { renewClaims } from '../../session/claims/renew-claims.ts';
import { loadRedDots } from '../../session/player/refresh.ts';

/** Claims what is attached to one mail; without an id what is attached to all of them. */
export const claimMail = defineClaim(receiveMail, getMail2, getMailDetail);

/** @throws CallFailure */
export async function deleteMail(id: string, isRewardGivenUp: boolean): Promise<void> {
  await callServer(delMail, { id, ...(isRewardGivenUp && { isRewardGivenUp }) }, { isSilent: true });
  void loadRedDots().catch(() => undefined);
}

/** Deletes the read mails of a category, or of all. Returns how many are gone. @throws CallFailure */
export async function deleteReadMail(category: MailCategory | null): Promise<number> {
  const { deleted } = await callServer(delReadMail, { category }, { isSilent: true });
  await renewClaims(getMail2);
  return deleted;
}
