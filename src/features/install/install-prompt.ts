import { createStore } from 'zustand/vanilla';

/** The event with which Chromium hands over its own question. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  /** The browser can be told to ask; it lets itself be told once. */
  readonly event: InstallEvent | null;
  /** It was installed while this page was open. */
  readonly isDone: boolean;
}

export const installStore = createStore<InstallState>()(() => ({ event: null, isDone: false }));

/** Takes over the browser's question, which it would else put whenever it likes. */
export function followInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installStore.setState({ event: event as InstallEvent });
  });
  addEventListener('appinstalled', () => installStore.setState({ event: null, isDone: true }));
}

/** Lets the browser ask. Whatever is answered, it will not ask through this event again. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'none'> {
  const { event } = installStore.getState();
  if (!event) return 'none';
  installStore.setState({ event: null });
  await event.prompt();
  return (await event.userChoice).outcome;
}
