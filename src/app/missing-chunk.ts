let isMissing = false;

/** A chunk could not be loaded: the site has been rebuilt under us, and only a page load gets the new one. */
export function noteMissingChunk(): void {
  isMissing = true;
}

/** The next navigation reloads the page then. */
export const hasMissingChunk = (): boolean => isMissing;
