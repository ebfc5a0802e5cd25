declare global {
  /** Set by the page's own script: outlines of the icons in the first window, in a box of 256 units. */
  var firstIcons: Readonly<Record<string, string>> | undefined;
}

/** The outline of an icon that came with the page; undefined for all others. */
export const firstIcon = (name: string): string | undefined => globalThis.firstIcons?.[name];
