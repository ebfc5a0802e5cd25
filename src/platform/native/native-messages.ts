/** What the page may ask of the Android shell. The shell has the same list; a test compares them. */
export const NATIVE_KINDS = [
  'session.save',
  'session.clear',
  'share',
  'screen.secure',
  'page.ready',
  'update.open',
] as const;

export type NativeKind = (typeof NATIVE_KINDS)[number];

/** Letters of a whole message; the shell drops longer ones. */
export const MAX_MESSAGE_LENGTH = 4096;
