/** What a field says below itself: what is expected, or what is wrong. */
export function noteOf(field: Element | null): string {
  return document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
}
