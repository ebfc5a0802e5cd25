import type { Messages } from '@lingui/core';

/** Where the words of everything but the first page are, by path. */
export const moreFiles = import.meta.glob<Messages>(
  ['../words/*/*.json', '!../words/*/shell.json', '!../words/*/lobby.json'],
  { import: 'default' },
);
