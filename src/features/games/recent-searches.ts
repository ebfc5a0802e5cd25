import { type KeyValues, localKeys } from '../../platform/key-values.ts';

const KEY = 'recent_searches';
const MAX_ENTRIES = 6;

export function readRecentSearches(keys: KeyValues = localKeys): string[] {
  try {
    const stored: unknown = JSON.parse(keys.get(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_ENTRIES)
      : [];
  } catch {
    return [];
  }
}

/** Returns the recent searches, latest first, each text once. */
export function planRecentSearches(recent: readonly string[], text: string): string[] {
  const plain = text.trim();
  if (plain.length < 2) return [...recent];
  return [plain, ...recent.filter((old) => old.toLowerCase() !== plain.toLowerCase())].slice(0, MAX_ENTRIES);
}

export function rememberSearch(text: string, keys: KeyValues = localKeys): void {
  keys.set(KEY, JSON.stringify(planRecentSearches(readRecentSearches(keys), text)));
}

export function forgetSearches(keys: KeyValues = localKeys): void {
  keys.remove(KEY);
}
