import { createStore } from 'zustand/vanilla';
import { onSignedOut } from '../sign-in/sign-out.ts';

interface UnreadMails {
  /** Of the server's last answer, 99 at most; null where it says only that there are some. */
  readonly count: number | null;
}

const NO_UNREAD_MAILS: UnreadMails = { count: 0 };

export const unreadMailStore = createStore<UnreadMails>()(() => NO_UNREAD_MAILS);

onSignedOut(() => unreadMailStore.setState(NO_UNREAD_MAILS));
