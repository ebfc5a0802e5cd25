/** For sign-in and sign-out: who is not signed in on a device any more gets no notifications there. */
export { deleteOfOthersOnDevice, deleteOfPlayer, deleteOfSession } from '../subscription-queries.ts';
