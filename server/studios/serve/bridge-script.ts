/**
 * Runs in a studio's page before anything of the studio's. The page puts `https://` before the address of the game's
 * calls, whatever it is given; on a machine without a certificate nobody answers there, so that such a request goes to
 * the page's own origin, which is that address. It is sent as text: nothing of it may refer to what is outside of it.
 */
function bridgePage(): void {
  const { location } = globalThis;
  if (location.protocol !== 'http:') return;
  const secure = `https://${location.host}/`;
  const own = (address: string | URL): string => {
    const text = String(address);
    return text.startsWith(secure) ? `${location.origin}/${text.slice(secure.length)}` : text;
  };
  const { fetch: fetchOf, Request: RequestOf, XMLHttpRequest: Xhr } = globalThis;
  globalThis.fetch = (input, init) =>
    fetchOf(input instanceof RequestOf ? new RequestOf(own(input.url), input) : own(input), init);
  const { open } = Xhr.prototype;
  Xhr.prototype.open = function openOwn(method: string, url: string | URL, ...rest: unknown[]) {
    Reflect.apply(open, this, [method, own(url), ...rest]);
  };
}

/** The same as the text of a script. */
export const BRIDGE_SCRIPT = `(${bridgePage.toString()})();\n`;

/** Where each origin of a studio's game has it. No version has such a path: those are numbers. */
export const BRIDGE_PATH = '/host/bridge.js';

/**
 * A page with the bridge as its first script. What the studio wrote stays as it is, before it and after it.
 * @param html of `index.html`
 */
export function withBridge(html: string): string {
  const script = `<script src="${BRIDGE_PATH}"></script>`;
  // After what must come first for a browser to take it for a page of today's kind.
  const [start = ''] = /^\uFEFF?\s*(?:<!--[\s\S]*?-->\s*)*(?:<!doctype[^>]*>)?/i.exec(html) ?? [];
  const rest = html.slice(start.length);
  const [head = ''] =
    /^\s*(?:<!--[\s\S]*?-->\s*)*(?:<html(?=[\s>])[^>]*>)?\s*(?:<!--[\s\S]*?-->\s*)*(?:<head(?=[\s>])[^>]*>)?/i.exec(
      rest,
    ) ?? [];
  return `${start}${head}${script}${rest.slice(head.length)}`;
}
