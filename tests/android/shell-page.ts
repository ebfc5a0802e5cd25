import type { BrowserContext, Page } from '@playwright/test';

export const SITE = process.env.ANDROID_SITE ?? '';

/** What the shell's own classes answer, asked through the test's router. */
export async function askShell(what: string, body = ''): Promise<string> {
  const answer = await fetch(`${SITE}/-shell/${what}`, { method: 'POST', body });
  return answer.text();
}

export interface Shell {
  /** Messages of the page, as the shell heard them. */
  readonly heard: string[];
  /** Addresses that left the app for a tab of the browser. */
  readonly outside: string[];
  /** Tells the page something by itself, like a deep link. */
  tell(page: Page, event: string): Promise<void>;
}

/**
 * Stands for the activity: hands the main frame its port once the page has loaded, and lets nothing but the site into the
 * view. What it decides, the shell's own Java classes decide.
 */
export async function openShell(context: BrowserContext): Promise<Shell> {
  const heard: string[] = [];
  const outside: string[] = [];
  await context.exposeFunction('shellHears', async (message: string) => {
    heard.push(message);
    return askShell('message', message);
  });
  await context.exposeFunction('shellNonce', () => askShell('nonce'));
  await context.addInitScript(handPort);
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== SITE,
    async (route) => {
      const request = route.request();
      const isView = request.isNavigationRequest() && request.frame().parentFrame() === null;
      if (!isView) return route.continue();
      outside.push(request.url());
      // The view stays where it is; the address opens elsewhere.
      return route.fulfill({ status: 204 });
    },
  );
  return {
    heard,
    outside,
    tell: (page, event) =>
      page.evaluate((detail) => void window.dispatchEvent(new CustomEvent('shell-tells', { detail })), event),
  };
}

/** Runs in the page, before its first script. */
function handPort(): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const shell = window as unknown as {
    shellHears(message: string): Promise<string>;
    shellNonce(): Promise<string>;
  };
  addEventListener('load', async () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = async ({ data }) => {
      const answer = await shell.shellHears(String(data));
      if (answer) channel.port1.postMessage(answer);
    };
    addEventListener('shell-tells', (event) =>
      channel.port1.postMessage(`0 ${(event as CustomEvent<string>).detail}`),
    );
    window.postMessage(`native ${await shell.shellNonce()}`, location.origin, [channel.port2]);
  });
}
