import { describe, expect, it, vi } from 'vitest';
import { activityGetStatusList } from '../../../contract/config/refresh-calls.ts';
import { followAppBadge } from '../../../src/features/mail/app-badge.ts';
import { redDotStore } from '../../../src/session/player/red-dot-store.ts';
import { loadRedDots } from '../../../src/session/player/refresh.ts';
import { signOut } from '../../../src/session/sign-in/sign-out.ts';
import { signSomebodyIn } from '../session/sign-somebody-in.ts';
import { server } from '../support/server.ts';

/** The browser's side, with what it was told last. */
function fakeBrowser(isPermitted = true) {
  const shown: (number | 'dot' | 'none')[] = [];
  const tell = async (what: number | 'dot' | 'none') => {
    shown.push(what);
    if (!isPermitted) throw new DOMException('not permitted', 'NotAllowedError');
  };
  return {
    shown,
    setAppBadge: (count?: number) => tell(count ?? 'dot'),
    clearAppBadge: () => tell('none'),
  };
}

async function answerDots(changes: object): Promise<void> {
  server().answer(activityGetStatusList, { ...redDotStore.getInitialState(), ...changes });
  await loadRedDots();
}

describe('badge of the installed app', () => {
  it('[O24] badge follows the number of unread mails, and is cleared on signing out', async () => {
    const browser = fakeBrowser();
    const stop = followAppBadge(browser);
    signSomebodyIn();
    await answerDots({ hasMail: true, unreadMails: 3 });
    await answerDots({ hasMail: true, unreadMails: 2 });
    await answerDots({ unreadMails: 0 });
    await answerDots({ hasMail: true, unreadMails: 5 });
    signOut('chosen');
    stop();
    expect(browser.shown).toEqual(['none', 3, 2, 'none', 5, 'none']);
  });

  it('[O24] server that does not count shows a badge without a number', async () => {
    const browser = fakeBrowser();
    const stop = followAppBadge(browser);
    signSomebodyIn();
    await answerDots({ hasMail: true });
    stop();
    expect(browser.shown).toEqual(['none', 'dot']);
  });

  it('[O24] browser that does not permit it is not asked again', async () => {
    const browser = fakeBrowser(false);
    const stop = followAppBadge(browser);
    await vi.waitFor(() => expect(browser.shown).toEqual(['none']));
    await Promise.resolve();
    signSomebodyIn();
    await answerDots({ hasMail: true, unreadMails: 3 });
    stop();
    expect(browser.shown).toEqual(['none']);
  });

  it('[O24] browser without badges is left alone', async () => {
    const stop = followAppBadge({});
    signSomebodyIn();
    await answerDots({ hasMail: true, unreadMails: 3 });
    stop();
  });
});
