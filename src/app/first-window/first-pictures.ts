declare global {
  /** Each is a script of its own: they meet here. */
  var firstPictures: Promise<unknown>[] | undefined;
}

/** What the page draws by itself, the first-visit notice or the first window: settled when it is in the document. */
export function addFirstPicture(drawn: Promise<unknown>): void {
  globalThis.firstPictures = [...(globalThis.firstPictures ?? []), drawn];
}

/** Resolves when all of them are drawn, or will not be. */
export const untilFirstPictures = (): Promise<unknown> => Promise.allSettled(globalThis.firstPictures ?? []);
