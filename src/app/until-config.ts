import type { AppConfig } from '../../contract/config/app-config.ts';
import { after } from '../platform/clock.ts';
import { storeConfig } from '../session/config/config-cache.ts';
import { configStore } from '../session/config/config-store.ts';
import { fetchConfig } from '../session/config/fetch-config.ts';
import { RETRY_PAUSES_MS } from './preflight-retry.ts';

/** A server that answered too late once is given more time. */
const PATIENCE_MS = 30_000;

interface ConfigWaitDependencies {
  /** @throws what the call failed with */
  ask(): Promise<AppConfig>;
  after(ms: number, work: () => void): () => void;
  /** @returns the function that stops hearing of it */
  onOnline(work: () => void): () => void;
}

const browserParts: ConfigWaitDependencies = {
  ask: () => fetchConfig({ isSilent: true, timeoutMs: PATIENCE_MS }),
  after,
  onOnline(work) {
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  },
};

/**
 * Asks for the config again, with growing pauses and at once when the network comes back, until the server has answered:
 * the start goes on from there, and whoever waits need not load the page again.
 */
export async function untilConfig({
  ask,
  after,
  onOnline,
}: ConfigWaitDependencies = browserParts): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await new Promise<void>((go) => {
      const stops = [
        after(RETRY_PAUSES_MS[Math.min(tries, RETRY_PAUSES_MS.length - 1)] ?? 0, () => end()),
        onOnline(() => end()),
      ];
      const end = () => {
        for (const stop of stops) stop();
        go();
      };
    });
    const config = await ask().catch(() => null);
    if (!config) continue;
    configStore.setState({ config, source: 'server' });
    return storeConfig(config);
  }
}
