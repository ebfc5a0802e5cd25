import { localKeys } from '../../platform/key-values.ts';
import { onSignedOut } from '../../session/sign-in/sign-out.ts';

const PREFIX = 'level-seen:';
const nameOf = (playerId: number) => PREFIX + playerId;

onSignedOut((reason) => {
  // An ended session goes on after signing in again; a chosen sign-out leaves nothing of the player on the device.
  if (reason !== 'chosen') return;
  for (const key of localKeys.keys()) if (key.startsWith(PREFIX)) localKeys.remove(key);
});

/** The highest level that the player has seen on this device; null before the first look. */
export function seenLevel(playerId: number): number | null {
  const text = localKeys.get(nameOf(playerId));
  const level = text === null ? Number.NaN : Number(text);
  return Number.isInteger(level) ? level : null;
}

export const setSeenLevel = (playerId: number, level: number): void =>
  localKeys.set(nameOf(playerId), String(level));
