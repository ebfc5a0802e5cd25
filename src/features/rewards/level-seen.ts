import { localKeys } from '../../platform/key-values.ts';

const nameOf = (playerId: number) => `level-seen:${playerId}`;

/** The highest level that the player has seen on this device; null before the first look. */
export function seenLevel(playerId: number): number | null {
  const text = localKeys.get(nameOf(playerId));
  const level = text === null ? Number.NaN : Number(text);
  return Number.isInteger(level) ? level : null;
}

export const setSeenLevel = (playerId: number, level: number): void =>
  localKeys.set(nameOf(playerId), String(level));
