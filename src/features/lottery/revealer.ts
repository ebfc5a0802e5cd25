import type { LotteryOffer } from '../../../contract/lottery/lottery-calls.ts';
import { seedHashOf } from '../../../maths/shared-seed.ts';
import type { KeptLotterySeed } from '../../session/player/lottery-seeds.ts';

/** After a failure, and where the hashes are not fixed yet. */
const RETRY_MS = 10_000;
/** Not every device asks in the moment in which a sale ends. */
const SPREAD_MS = 20_000;
/** A timer holds no more, and a page is seldom open for longer. */
const LONGEST_MS = 12 * 3_600_000;

type Seed = Pick<KeptLotterySeed, 'product' | 'number'> & { readonly clientSeed: string };

interface RevealDependencies {
  list(): readonly KeptLotterySeed[];
  save(kept: KeptLotterySeed): void;
  fetchOffers(): Promise<readonly Pick<LotteryOffer, 'product' | 'round'>[]>;
  reveal(seed: Seed): Promise<unknown>;
  onRevealed(): void;
  /** By the server's clock. Milliseconds since 1970. */
  now(): number;
  after(ms: number, work: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
}

/**
 * Reveals the seeds that this device keeps, between the end of a sale and the draw, and tries again until the draw.
 * @returns looks now, and again when the next seed is due
 */
export function createRevealer(parts: RevealDependencies): () => Promise<void> {
  let cancel = () => {};
  let looking: Promise<void> | null = null;

  const listWaiting = () => parts.list().filter(({ isDone, drawAt }) => !isDone && parts.now() < drawAt);

  async function revealDue(): Promise<void> {
    const due = listWaiting().filter(({ closesAt }) => closesAt <= parts.now());
    if (due.length === 0) return;
    const offers = await parts.fetchOffers();
    for (const kept of due)
      await reveal(
        kept,
        offers.find(({ product }) => product === kept.product),
      );
  }

  async function reveal(kept: KeptLotterySeed, offer: Pick<LotteryOffer, 'round'> | undefined) {
    const { product, number, seed } = kept;
    const round = offer?.round?.number === number ? offer.round : null;
    // The round is over, or nothing was bought with this seed.
    if (round?.ownSeed?.hash !== seedHashOf(seed)) return parts.save({ ...kept, isDone: true });
    if (round.hashMix === null) return;
    // Noted before the seed is shown: whoever knows it can add no purchase unseen.
    const noted = { ...kept, hashMix: kept.hashMix ?? round.hashMix };
    parts.save(noted);
    if (noted.hashMix === round.hashMix) await parts.reveal({ product, number, clientSeed: seed });
    parts.save({ ...noted, isDone: true });
    parts.onRevealed();
  }

  function arm(): void {
    cancel();
    const now = parts.now();
    const waits = listWaiting().map(({ closesAt }) =>
      closesAt > now ? closesAt - now + parts.random() * SPREAD_MS : RETRY_MS,
    );
    cancel = waits.length > 0 ? parts.after(Math.min(LONGEST_MS, ...waits), () => void look()) : () => {};
  }

  function look(): Promise<void> {
    looking ??= revealDue()
      .catch(() => undefined)
      .finally(() => {
        looking = null;
        arm();
      });
    return looking;
  }

  return look;
}
