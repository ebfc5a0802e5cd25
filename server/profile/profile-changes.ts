import type { updateProfile } from '../../contract/profile/profile-calls.ts';
import { nicknameFault, tidyNickname } from '../../contract/profile/profile-rules.ts';
import { notePlayerAct } from '../auth/public/player-actions.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-store.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { saveAvatar, saveNickname } from './profile-queries.ts';
import { drawPicture, dropPicture, keepPicture } from './public/avatars.ts';
import { readLook } from './public/player-profile.ts';

/** @throws CallError nicknameInvalid with the rule that it breaks. */
async function goodNickname(typed: string, { context }: CallRequest): Promise<string> {
  const { username: bounds } = await readConfig(context.sql, 'lengths');
  const nickname = tidyNickname(typed);
  const fault = nicknameFault(nickname, bounds);
  if (fault) throw new CallError('nicknameInvalid', `nickname: ${fault}`, { fault, ...bounds });
  return nickname;
}

const update: Handler<typeof updateProfile> = async (body, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const nickname = body.nickname === undefined ? null : await goodNickname(body.nickname, request);
  const bytes = body.picture === undefined ? null : await drawPicture(body.picture);
  const avatar = bytes ? undefined : body.avatar;
  return runTransaction(context.sql, async (tx) => {
    const before = await readLook(tx, playerId);
    if (nickname !== null && nickname !== before.nickname) {
      await saveNickname(tx, playerId, nickname);
      // Who was called how, and when, is what a complaint about a name needs.
      const details = { before: before.nickname, after: nickname };
      await notePlayerAct(tx, request, { act: 'nickname changed', details });
    }
    if (bytes) {
      await keepPicture(tx, context, { playerId, bytes });
      await notePlayerAct(tx, request, { act: 'picture changed', details: {} });
    } else if (avatar !== undefined) {
      await saveAvatar(tx, playerId, avatar);
      await dropPicture(tx, playerId);
    }
    return readLook(tx, playerId);
  });
};

export const profileChangeHandlers = { updateProfile: update };
