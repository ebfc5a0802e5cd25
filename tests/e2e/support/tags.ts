/**
 * For a case whose point is a rule, a call, a store or an address, and not how a page is laid out: what it proves at one
 * size it proves at every one. It runs at the phone's, where most players are. What depends on the layout (the frame's
 * navigation, dialogs and sheets, axe on a page, the main ways through the product) stays without a tag and runs at both.
 */
export const ONCE = { tag: '@once' };
/** For a case about a keyboard. */
export const DESKTOP_ONLY = { tag: '@desktop' };
