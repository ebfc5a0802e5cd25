const FULL = 10_000;

/**
 * What a stake in this game counts toward rewards, 0 to 1, as the page around the game has written it into the address; null
 * where it says nothing. It is shown and decides nothing.
 */
export function countedShare(search: string): number | null {
  const text = new URLSearchParams(search).get('counts') ?? '';
  const weight = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return weight <= FULL ? weight / FULL : null;
}
