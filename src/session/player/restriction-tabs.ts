/** Tabs of one browser tell each other that the player has begun a break or changed a limit. */
let channel: BroadcastChannel | null = null;

/** Another tab of this browser has changed what holds for the player. @returns what stops listening */
export function onRestrictedElsewhere(listener: () => void): () => void {
  // Without it the next heartbeat brings the news.
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  channel ??= new BroadcastChannel('restrictions');
  const mine = channel;
  mine.addEventListener('message', listener);
  return () => mine.removeEventListener('message', listener);
}

/** By the channel that this tab listens on: a channel never hears itself. */
export function notifyRestricted(): void {
  channel?.postMessage(null);
}
