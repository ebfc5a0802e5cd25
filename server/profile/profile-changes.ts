import type { updateProfile } from '../../contract/profile/profile-calls.ts';
import { findNicknameError, tidyNickname } from '../../contract/profile/profile-rules.ts';
import { lengthsConfig } from '../auth/public/auth-config.ts';
import { notePlayerAction } from '../auth/public/player-actions.ts';
import { saveAvatar, saveNickname } from '../auth/public/player-state.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import { drawImage, storeAvatar } from './avatars.ts';
import { readAppearance } from './player-look.ts';
import { deleteImage } from './profile-queries.ts';

/** @throws CallError nicknameInvalid with the rule that it breaks. */
async function goodNickname(typed: string, { context }: CallRequest): Promise<string> {
  const { username: bounds } = await readConfig(context.sql, lengthsConfig);
  const nickname = tidyNickname(typed);
  const error = findNicknameError(nickname, bounds);
  if (error) throw new CallError('nicknameInvalid', `nickname: ${error}`, { error, ...bounds });
  return nickname;
}

const changeProfile: Handler<typeof updateProfile> = async (body, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const nickname = body.nickname === undefined ? null : await goodNickname(body.nickname, request);
  const bytes = body.image === undefined ? null : await drawImage(body.image);
  const avatar = bytes ? undefined : body.avatar;
  return runTransaction(context.sql, async (tx) => {
    const before = await readAppearance(tx, playerId);
    if (nickname !== null && nickname !== before.nickname) {
      await saveNickname(tx, playerId, nickname);
      // Complaints about a name need the history of names.
      const details = { before: before.nickname, after: nickname };
      await notePlayerAction(tx, request, { act: 'nickname changed', details });
    }
    if (bytes) {
      await storeAvatar(tx, context, { playerId, bytes });
      await notePlayerAction(tx, request, { act: 'picture changed', details: {} });
    } else if (avatar !== undefined) {
      await saveAvatar(tx, playerId, avatar);
      await deleteImage(tx, playerId);
    }
    return readAppearance(tx, playerId);
  });
};

export const profileChangeHandlers = { updateProfile: changeProfile };
