import type { Messages } from '@lingui/core';

/** Where the messages of everything but the first page are, by path. */
export const moreFiles = import.meta.glob<Messages>(
  ['../messages/*/*.json', '!../messages/*/shell.json', '!../messages/*/lobby.json'],
  { import: 'default' },
);
