import { unreadMailStore } from '../../session/player/unread-mail-store.ts';

/** What a browser offers for the icon of an installed app; not every one does. */
interface BadgingNavigator {
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * The icon of the installed app says how many mails are unread, and nothing without any or without a player. Where it is
 * not permitted it is not asked for: a permission belongs to what the player has pressed. @returns what stops it
 */
export function followAppBadge(browser: BadgingNavigator = navigator): () => void {
  let isRefused = false;
  const show = async () => {
    const { count } = unreadMailStore.getState();
    try {
      if (count === 0) await browser.clearAppBadge?.();
      // A count that is not known is a dot.
      else await (count === null ? browser.setAppBadge?.() : browser.setAppBadge?.(count));
    } catch {
      isRefused = true;
    }
  };
  const update = () => {
    if (!isRefused) void show();
  };
  // One of a visit before may still be there.
  update();
  return unreadMailStore.subscribe(update);
}
