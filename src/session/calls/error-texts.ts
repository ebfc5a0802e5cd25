/**
 * Which error a text describes. An error is a plain text before it stands at a field or in a notice, so the text is what
 * leads back to it, and on to the answer that says more.
 */
const keys = new Map<string, string>();

export const rememberErrorText = (text: string, key: string): void => void keys.set(text, key);

/** The key of the error that was last described by this text. */
export const errorOf = (text: string): string | null => keys.get(text) ?? null;
