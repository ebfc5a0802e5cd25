/**
 * For a case whose point is a rule, a call, a store or an address, and not how a page is laid out: what it proves at one
 * size it proves at every one. It runs at the phone's, where most players are. What is laid out by the window's width (the
 * frame's navigation, a sheet beside the stage, the lobby, and one form, one deposit and one game with axe on them) stays
 * without a tag and runs at both. A form or dialog that is the same column at every width is not repeated.
 */
export const ONCE = { tag: '@once' };
/** For a case about a keyboard. */
export const DESKTOP_ONLY = { tag: '@desktop' };
