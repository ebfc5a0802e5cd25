/** Sections of each text in reading order. Their titles and paragraphs are in the `legal` messages. */
export const LEGAL_SECTIONS = {
  terms: ['who', 'eligibility', 'account', 'money', 'games', 'bonuses', 'care', 'forbidden', 'complaints'],
  privacy: ['what', 'why', 'who', 'device', 'long', 'rights', 'safe'],
} as const;

export type LegalText = keyof typeof LEGAL_SECTIONS;

/** Since when both texts hold; noon, so that it is the same day in every zone of the market. */
export const IN_FORCE_SINCE = Date.UTC(2026, 10, 20, 12);

/**
 * Keys of a section's paragraphs, as many as the messages have.
 * @param isThere whether a key has a text
 */
export function paragraphKeys(prefix: string, isThere: (key: string) => boolean): string[] {
  const keys: string[] = [];
  while (isThere(`${prefix}.${keys.length + 1}`)) keys.push(`${prefix}.${keys.length + 1}`);
  return keys;
}
