/** `tel:` of the first phone number in a help line's text, or null where it names none. */
export function phoneAddress(text: string): string | null {
  const found = /\+?\d[\d\s()-]{2,}\d/.exec(text)?.[0];
  return found ? `tel:${found.replaceAll(/[^\d+]/g, '')}` : null;
}
