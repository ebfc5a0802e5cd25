/** The terms of the definition lists in `container` with what is said of each; a term's own note left out. */
export function factsOf(container: Element): Record<string, string> {
  return Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.firstChild?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );
}
