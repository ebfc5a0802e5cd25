import { HEARTBEAT_MS } from '../../../contract/limits.ts';

export interface HeartbeatDependencies {
  /** One heartbeat. Its failure is ignored: the next one follows. */
  beat(): Promise<void>;
  isHidden(): boolean;
  /** @returns what stops it. */
  onVisibilityChange(listener: () => void): () => void;
  /** Milliseconds. @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
}

/**
 * Beats every 60 s while the page is visible. Hidden, it pauses; visible again, it beats at once when more
 * than a minute has passed, else when the minute is full. @returns what stops it.
 */
export function startHeartbeat(parts: HeartbeatDependencies, now: () => number): () => void {
  let last = now();
  let cancel = () => {};
  const beat = () => {
    last = now();
    void parts.beat().catch(() => undefined);
    arm();
  };
  const arm = () => {
    cancel();
    cancel = () => {};
    if (!parts.isHidden()) cancel = parts.after(Math.max(0, last + HEARTBEAT_MS - now()), beat);
  };
  const stopListening = parts.onVisibilityChange(arm);
  arm();
  return () => {
    stopListening();
    cancel();
  };
}
