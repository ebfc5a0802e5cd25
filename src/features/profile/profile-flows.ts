import type { CallBody } from '../../../contract/call.ts';
import { type UserOther, updateAddress, updateAppUserOther } from '../../../contract/profile/detail-calls.ts';
import { updateProfile } from '../../../contract/profile/profile-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { profileStore } from '../../session/player/profile-store.ts';

/** Changes name or avatar; the page shows it everywhere at once. @throws CallFailure */
export async function changeProfile(change: CallBody<typeof updateProfile>): Promise<void> {
  const look = await callServer(updateProfile, change);
  profileStore.setState(({ user }) => (user ? { user: { ...user, ...look } } : {}));
}

/** @throws CallFailure */
export async function saveDetails(change: CallBody<typeof updateAppUserOther>): Promise<UserOther> {
  const details = await callServer(updateAppUserOther, change);
  profileStore.setState(({ user }) =>
    user ? { user: { ...user, hasUserOther: details.realName !== '' } } : {},
  );
  return details;
}

export const saveAddress = (address: CallBody<typeof updateAddress>): Promise<UserOther> =>
  callServer(updateAddress, address);
