/**
 * Runs in a studio's page before anything of the studio's. It is sent as text: nothing of it may refer to what is outside of
 * it.
 *
 * - The page puts `https://` before the address of its calls, whatever it is given; on a machine without a certificate
 *   nobody answers there, so that such a request goes to the page's own origin, which is that address.
 * - It tells the app around it what the app's own games tell (contract/games/game-bridge.ts), and hears from it.
 * - A play goes out only after the player has pressed something since the last one, and waits while the app covers the
 *   page. Who goes around that meets the server's own rules; this one keeps the usual page from playing by itself.
 */
function bridgePage(): void {
  const host = document.currentScript?.dataset.host ?? '';
  const { location } = globalThis;
  const tell = (kind: string) => parent.postMessage({ v: 1, kind }, host);

  let isPressed = false;
  const notePress = (event: Event) => {
    // A key that is held repeats itself: nobody presses it anew.
    if (event.isTrusted && !(event as KeyboardEvent).repeat) isPressed = true;
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, notePress, true);

  let isPaused = false;
  let isSilent = false;
  const resumed: (() => void)[] = [];
  const contexts = new Set<AudioContext>();
  const media = new Set<HTMLMediaElement>();
  const tune = () => {
    const isQuiet = isPaused || isSilent;
    for (const context of contexts) void (isQuiet ? context.suspend() : context.resume());
    for (const element of media) element.muted = isQuiet;
  };
  const OwnContext = globalThis.AudioContext;
  globalThis.AudioContext = class extends OwnContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.add(this);
      if (isPaused || isSilent) void super.suspend();
    }
    override resume() {
      return isPaused || isSilent ? Promise.resolve() : super.resume();
    }
    override close() {
      contexts.delete(this);
      return super.close();
    }
  };
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playTuned() {
    media.add(this);
    this.muted = isPaused || isSilent;
    return Reflect.apply(play, this, []);
  };

  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== host || source !== parent || data?.v !== 1) return;
    if (data.kind === 'pause' || data.kind === 'resume') {
      isPaused = data.kind === 'pause';
      document.documentElement.inert = isPaused;
      if (!isPaused) for (const go of resumed.splice(0)) go();
    } else if (data.kind === 'settings') isSilent = !data.isSoundOn;
    tune();
  });
  addEventListener('DOMContentLoaded', () => tell('ready'));

  // The one way out that no policy of browsers closes; it has no use in a game.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection'])
    Reflect.deleteProperty(globalThis, name);

  const secure = `https://${location.host}/`;
  const own = (address: string | URL): string => {
    const text = String(address);
    const isBridged = location.protocol === 'http:' && text.startsWith(secure);
    return isBridged ? `${location.origin}/${text.slice(secure.length)}` : text;
  };
  /** The call of ours that an address is; null for whatever else the page fetches. */
  const callOf = (address: string): string | null => {
    if (!URL.canParse(address, location.href)) return null;
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && /^\/(?:wallet|bet)\//.test(pathname) ? pathname : null;
  };
  /** Where a request goes: a play that nobody pressed for is refused with the reason; so is one that cannot wait until a covered page is free. */
  const directed = (address: string): string => {
    if (callOf(address) !== '/wallet/play') return address;
    const isAllowed = isPressed && !isPaused;
    isPressed = false;
    return isAllowed ? address : '/host/unpressed';
  };
  const hear = (call: string, body: { error?: unknown; round?: { active?: unknown } | null }) => {
    if (body.error === 'ERR_IS') tell('session-ended');
    else if (body.error !== undefined) return;
    else if (call === '/wallet/play') {
      tell('round-started');
      if (body.round?.active !== true) tell('round-ended');
    } else if (call === '/wallet/end-round') tell('round-ended');
  };

  const { fetch: fetchOf, Request: RequestOf, XMLHttpRequest: Xhr } = globalThis;
  globalThis.fetch = async (input, init) => {
    const address = own(input instanceof RequestOf ? input.url : input);
    const call = callOf(address);
    if (call === '/wallet/play' && isPaused) await new Promise<void>((go) => resumed.push(go));
    const target = directed(address);
    const answer = await fetchOf(input instanceof RequestOf ? new RequestOf(target, input) : target, init);
    if (call)
      void answer
        .clone()
        .json()
        .then((body) => hear(call, body))
        .catch(() => undefined);
    return answer;
  };
  const { open } = Xhr.prototype;
  Xhr.prototype.open = function openOwn(method: string, url: string | URL, ...rest: unknown[]) {
    const address = own(url);
    const call = callOf(address);
    if (call)
      this.addEventListener('load', () => {
        try {
          hear(call, JSON.parse(this.responseText));
        } catch {
          // No answer of ours.
        }
      });
    Reflect.apply(open, this, [method, directed(address), ...rest]);
  };
}

/** The same as the text of a script. */
export const BRIDGE_SCRIPT = `(${bridgePage.toString()})();\n`;
