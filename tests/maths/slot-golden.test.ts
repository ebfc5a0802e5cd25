import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games/game-list.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { canonicalJson } from '../../maths/version-hash/canonical-json.ts';
import { seededRandom } from './seeded-random.ts';

const ROUNDS = 100_000;

interface Golden {
  readonly maths: string;
  readonly rounds: number;
  /** Of them those with a feature: further spins, falls or held coins. */
  readonly features: number;
  /** Cents that all rounds have paid. */
  readonly paid: number;
  /** SHA-256 of the results of the rounds without and with a feature, hex. */
  readonly base: string;
  readonly feature: string;
}

/** The parts of a result that only a feature has. */
const FEATURE_PARTS = ['freeSpins', 'respins', 'hold'] as const;

function hasFeature(outcome: Readonly<Record<string, unknown>>): boolean {
  const windows = outcome.windows;
  return (
    FEATURE_PARTS.some((part) => (Array.isArray(outcome[part]) ? outcome[part].length > 0 : outcome[part])) ||
    (Array.isArray(windows) && windows.length > 1)
  );
}

/** Plays rounds from fixed numbers, each with the next stake on offer. */
function playGolden(game: AnyGame): Golden {
  const random = seededRandom(20_261_130);
  const [base, feature] = [createHash('sha256'), createHash('sha256')];
  let [features, paid] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bet = game.readBet({ stake: game.stakes[round % game.stakes.length] });
    const { stake, win, isOver, outcome } = game.play(bet, [], random);
    const isFeature = hasFeature(outcome as Readonly<Record<string, unknown>>);
    (isFeature ? feature : base).update(canonicalJson([stake, win, isOver, outcome]));
    if (isFeature) features += 1;
    paid += win;
  }
  const hashes = { base: base.digest('hex'), feature: feature.digest('hex') };
  return { maths: game.maths, rounds: ROUNDS, features, paid, ...hashes };
}

describe('rounds of a slot', () => {
  it.each(GAMES.filter(({ kind }) => kind === 'slot').map(({ slug, versions }) => [slug, versions] as const))(
    '%s plays the same rounds from the same numbers as when its version was published',
    async (slug, versions) => {
      const file = new URL(`golden/${slug}.json`, import.meta.url);
      const game = (await versions[0]?.load()) as AnyGame;
      const played = playGolden(game);
      // A new version of a game is published with rounds of its own, which are then never changed.
      if (!existsSync(file) && process.env.PUBLISH_GOLDEN === '1')
        writeFileSync(file, `${JSON.stringify(played, null, 2)}\n`);
      expect(played).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    },
    60_000,
  );
});
