import { createStore } from 'zustand/vanilla';
import { onSignedOut } from '../sign-in/sign-out.ts';

interface UnreadMails {
  /** Of the server's last answer, 99 at most; null where it says only that there are some. */
  readonly count: number | null;
}

const NONE: UnreadMails = { count: 0 };

export const unreadMailStore = createStore<UnreadMails>()(() => NONE);

onSignedOut(() => unreadMailStore.setState(NONE));
