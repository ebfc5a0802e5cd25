/** Tabs of one browser notify each other; another device's opening is learnt from the server, with the next stake. */
let channel: BroadcastChannel | null = null;

/** A game was opened in another tab of this browser. @returns what stops listening */
export function onOpenedElsewhere(listener: () => void): () => void {
  channel ??= new BroadcastChannel('open-game');
  const mine = channel;
  mine.addEventListener('message', listener);
  return () => mine.removeEventListener('message', listener);
}

/** By the channel that this tab listens on: a channel never hears itself. */
export function notifyOtherTabs(): void {
  channel?.postMessage(null);
}
