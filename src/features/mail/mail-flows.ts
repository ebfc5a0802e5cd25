import { delMail } from '../../../contract/mail/mail-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { loadRedDots } from '../../session/refresh.ts';

/** @throws CallFailure */
export async function deleteMail(id: string): Promise<void> {
  await callServer(delMail, { id }, { isSilent: true });
  void loadRedDots().catch(() => undefined);
}
