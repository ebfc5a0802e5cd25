/** The peso sign has a file of its own, which no text of the first window asks for and every amount of the stage does. */
const LETTERS = 'A₱';
const FAMILIES = ['Limelight', 'Bebas Neue', 'Figtree'];

/**
 * Requests the fonts of the lobby together: a browser computes the style of every text anew for each that comes, once
 * for all that come before the same frame.
 */
export function loadLobbyFonts(): void {
  for (const family of FAMILIES)
    document.fonts.load(`20px '${family}'`, LETTERS).catch(() => {
      // Its texts stay in the fallback.
    });
}
