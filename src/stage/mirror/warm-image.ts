/**
 * Reads a drawing ahead, in a microtask of its own. A drawing inside the page is a document: where the style of a page
 * is the first to need them, all of them are read in one task that holds a slow phone.
 */
export function warmImage(address: string): void {
  new Image().src = address;
}
