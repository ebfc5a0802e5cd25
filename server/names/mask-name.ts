/** First letter and last, so that a winner knows themselves and nobody else does. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 3) return `${letters[0] ?? ''}***`;
  return `${letters[0]}***${letters.at(-1)}`;
}
