import type { CSSProperties } from 'react';

/** A VIP theme's colours for one part of the page, as the style sheets name them. */
export const themeStyle = (tokens: Readonly<Record<string, string>> = {}): CSSProperties =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, colour]) => [
      `--${name.replaceAll(/([A-Z]|\d)/g, '-$1').toLowerCase()}`,
      colour,
    ]),
  );
