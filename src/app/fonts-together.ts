/** The peso sign has a file of its own, which no text of the first window asks for and every amount of the stage does. */
const LETTERS = 'A₱';
/** Of texts and amounts, on every page. */
const FAMILIES = ['Figtree', 'Bebas Neue'];
const TITLES = 'Limelight';

/**
 * Requests the fonts of the lobby together: a browser computes the style of every text anew for each that comes, once
 * for all that come before the same frame.
 */
export const loadLobbyFonts = (): void => load([...FAMILIES, TITLES]);

/** Those of any other page. */
export const loadPageFonts = (): void => load(FAMILIES);

function load(families: readonly string[]): void {
  for (const family of families)
    document.fonts.load(`20px '${family}'`, LETTERS).catch(() => {
      // Its texts stay in the fallback.
    });
}
