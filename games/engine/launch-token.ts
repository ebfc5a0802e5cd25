import type { KeyValues } from '../../src/platform/key-values.ts';

export interface GameTokens {
  /** The frame's session token of an earlier opening in this tab, if any. */
  readKept(): string | null;
  save(gameToken: string): void;
  forget(): void;
}

/** Per game, in this tab only: a reload goes on, another tab starts on its own. */
export function makeGameTokens(keys: KeyValues, slug: string): GameTokens {
  const key = `game-token:${slug}`;
  return {
    readKept: () => keys.get(key),
    save: (gameToken) => keys.set(key, gameToken),
    forget: () => keys.remove(key),
  };
}

/** The one-time token in an address's fragment, which never reaches a server log; null without one. */
export function readLaunchToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('launch');
}

/** Removes the token from the address at once, so that it is in no history entry and no screenshot. */
export function consumeLaunchToken(place: Location, history: History): string | null {
  const token = readLaunchToken(place.hash);
  if (token) history.replaceState(null, '', place.pathname + place.search);
  return token;
}
