import { configStore } from './config-store.ts';

/** Where the server wrote the market's minimum age into the page. */
const ON_PAGE = 'meta[name="minimum-age"]';

/** In years, of the market's config; without one, as the HTML page states it; null when unknown. */
export function minimumAge(): number | null {
  const known = configStore.getState().config?.market.minimumAge;
  if (known !== undefined) return known;
  const written = globalThis.document?.querySelector<HTMLMetaElement>(ON_PAGE)?.content ?? '';
  return /^\d{1,2}$/.test(written) ? Number(written) : null;
}
