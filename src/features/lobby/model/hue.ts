/** Placeholder colours of posters; a game keeps its own. */
const HUES = ['#B3162A', '#0C6E4F', '#2456B8', '#6B2FA8', '#B5651D', '#0C7C80'] as const;

export function hueOf(slug: string): string {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return HUES[sum % HUES.length] ?? HUES[0];
}
