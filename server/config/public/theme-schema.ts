import * as z from 'zod/mini';
import { findLowContrast } from '../../../contract/config/contrast.ts';
import { DEFAULT_THEME } from '../../../contract/config/theme.ts';
import { findThemeError } from '../../../contract/config/theme-entries.ts';

const FAULTS = {
  unknown: 'no such token or image',
  noColour: 'not a colour like #E9BF6A',
  noImage: 'neither a path like /logo.svg nor an image as data:image/…;base64,…',
} as const;

/** What an operator may put into a theme: known colours and images, each in a format that the page can use. */
const themeEntriesSchema = z.record(z.string(), z.string()).check(
  z.superRefine((entries, context) => {
    for (const [key, value] of Object.entries(entries)) {
      const error = findThemeError(key, value);
      if (error) context.addIssue({ code: 'custom', path: [key], message: FAULTS[error] });
    }
  }),
);

/** The same, with text contrast of WCAG AA on every background. */
export const readableTokens = themeEntriesSchema.check(
  z.superRefine((entries, context) => {
    const [worst] = findLowContrast({ ...DEFAULT_THEME.tokens, ...entries }).toSorted(
      (a, b) => a.contrast - b.contrast,
    );
    if (!worst) return;
    const { text, ground, contrast } = worst;
    const message = `${text} on ${ground} has a contrast of ${contrast.toFixed(2)}, and the minimum is 4.5`;
    context.addIssue({ code: 'custom', path: [text], message });
  }),
);
