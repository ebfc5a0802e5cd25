/** Where each origin of a studio's game has the bridge. No version has such a path: those are numbers. */
export const BRIDGE_PATH = '/host/bridge.js';

/** What stands before the head's content in a page. */
const HEAD_PARTS = ['html', 'head'].map((name) => `(?:<${name}(?=[\\s>])[^>]*>)?`);
const SPACE = '\\s*(?:<!--[\\s\\S]*?-->\\s*)*';
const START = new RegExp(
  `^\\uFEFF?${SPACE}(?:<!doctype[^>]*>)?${HEAD_PARTS.map((part) => SPACE + part).join('')}`,
  'i',
);

/**
 * A page with the bridge as its first script. What the studio wrote stays as it is, before it and after it.
 * @param html of `index.html`
 * @param host the app's origin, which alone it speaks to
 */
export function withBridge(html: string, host: string): string {
  const [start = ''] = START.exec(html) ?? [];
  return `${start}<script src="${BRIDGE_PATH}" data-host="${host}"></script>${html.slice(start.length)}`;
}
