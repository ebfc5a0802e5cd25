import type { appUserOther, updateAddress, updateAppUserOther } from '../../contract/profile/detail-calls.ts';
import { CallError } from '../call-error.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { insertMissingDetails, saveEmail, saveRealNameOnce } from './personal-details-queries.ts';
import { isName, readDetails, tidy, writeAddress } from './public/personal-details.ts';

const readPlayerDetails: Handler<typeof appUserOther> = (_body, request) =>
  readDetails(request.context.sql, memberOf(request).id);

const isEmail = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

const changePlayerDetails: Handler<typeof updateAppUserOther> = async (body, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  const now = clock.now();
  const email = body.email === undefined ? null : body.email.trim();
  if (email !== null && email !== '' && !isEmail(email))
    throw new CallError('invalidValue', 'not an e-mail address', { field: 'email' });
  const realName = body.realName === undefined ? null : tidy(body.realName);
  if (realName !== null && !isName(realName)) throw new CallError('realNameInvalid', 'not a name');
  await insertMissingDetails(sql, id, now);
  if (realName !== null) {
    // Set once: whoever uses an open session later must not be able to change the identity.
    const isSaved = await saveRealNameOnce(sql, { playerId: id, realName, now });
    if (!isSaved) throw new CallError('realNameFixed', 'the name on the identity documents is known already');
  }
  if (email !== null) await saveEmail(sql, { playerId: id, email, now });
  return readDetails(sql, id);
};

const changeAddress: Handler<typeof updateAddress> = async (body, request) => {
  const { sql, clock } = request.context;
  const { id } = memberOf(request);
  await writeAddress(sql, { playerId: id, address: body, now: clock.now() });
  return readDetails(sql, id);
};

export const playerDetailsHandlers = {
  appUserOther: readPlayerDetails,
  updateAppUserOther: changePlayerDetails,
  updateAddress: changeAddress,
};
