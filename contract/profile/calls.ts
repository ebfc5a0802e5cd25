export { appUserOther, updateAddress, updateAppUserOther } from './detail-calls.ts';
export { updateProfile } from './profile-calls.ts';
