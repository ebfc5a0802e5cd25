import { type KeyValues, localKeys } from '../../platform/key-values.ts';

const KEY = 'install_offer';
/** Who comes back after less than this is in the same visit. */
const VISIT_GAP_MS = 30 * 60_000;

/** What this browser knows of earlier visits and offers; nothing of it says who came. */
export interface OfferMemory {
  readonly visits: number;
  /** Milliseconds since 1970, as the next one. */
  readonly seenAt: number;
  readonly offeredAt: number | null;
  readonly refusals: number;
  readonly isInstalled: boolean;
}

const NEW_OFFER_MEMORY: OfferMemory = {
  visits: 0,
  seenAt: 0,
  offeredAt: null,
  refusals: 0,
  isInstalled: false,
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What cannot be read counts as never stored. */
export function readOfferMemory(keys: KeyValues = localKeys): OfferMemory {
  try {
    const stored = JSON.parse(keys.get(KEY) ?? '{}') as Partial<Record<keyof OfferMemory, unknown>>;
    return {
      visits: isCount(stored.visits) ? stored.visits : 0,
      seenAt: isCount(stored.seenAt) ? stored.seenAt : 0,
      offeredAt: isCount(stored.offeredAt) ? stored.offeredAt : null,
      refusals: isCount(stored.refusals) ? stored.refusals : 0,
      isInstalled: stored.isInstalled === true,
    };
  } catch {
    return NEW_OFFER_MEMORY;
  }
}

export function changeOfferMemory(changes: Partial<OfferMemory>, keys: KeyValues = localKeys): void {
  keys.set(KEY, JSON.stringify({ ...readOfferMemory(keys), ...changes }));
}

/** Counts this visit, unless it goes on from one that was a moment ago. */
export function countVisit(now: number, keys: KeyValues = localKeys): void {
  const { visits, seenAt } = readOfferMemory(keys);
  const isNew = visits === 0 || Math.abs(now - seenAt) > VISIT_GAP_MS;
  changeOfferMemory({ visits: visits + (isNew ? 1 : 0), seenAt: now }, keys);
}
