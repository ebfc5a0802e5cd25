/** The peso sign has a file of its own, which no text of the first window asks for and every amount of the stage does. */
const LETTERS = 'A₱';
/** The fonts of texts and amounts, on every page. */
const FAMILIES = ['Figtree', 'Bebas Neue'];
const TITLES = 'Limelight';

/**
 * Requests the fonts of the lobby together: a browser computes the style of every text anew for each that comes, once
 * for all that come before the same frame. Resolves when none is on its way any more.
 */
export const loadLobbyFonts = (): Promise<unknown> => load([...FAMILIES, TITLES]);

/** Loads the fonts of any page but the lobby. */
export const loadPageFonts = (): Promise<unknown> => load(FAMILIES);

/** Texts of one that does not come stay in the fallback. */
const load = (families: readonly string[]): Promise<unknown> =>
  Promise.allSettled(families.map((family) => document.fonts.load(`20px '${family}'`, LETTERS)));
