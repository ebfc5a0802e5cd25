/** First and last letter, so that only the winner recognises the name. */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length < 3) return `${letters[0] ?? ''}***`;
  return `${letters[0]}***${letters.at(-1)}`;
}
