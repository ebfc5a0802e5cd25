import { describe, expect, it } from 'vitest';
import { gameMathsByName } from '../../games/all-games.ts';
import { GAMES, versionHashOf } from '../../games/game-list.ts';
import type { AnyGame } from '../../maths/game-maths.ts';
import { canonicalJson } from '../../maths/version-hash/canonical-json.ts';
import { versionHash } from '../../maths/version-hash/version-hash.ts';
import type { VersionRules } from '../../maths/version-hash/version-rules.ts';
import { versionVectors } from '../../maths/version-hash/version-vectors.ts';

const VERSIONS = GAMES.flatMap(({ kind, versions }) => versions.map((version) => ({ kind, ...version })));

async function versionOf(name: string): Promise<{ game: AnyGame; rules: VersionRules }> {
  const version = VERSIONS.find(({ maths }) => maths === name);
  if (!version) throw new Error(`no version ${name}`);
  return { game: await version.load(), rules: await version.loadRules() };
}

describe('hash of a version of a game', () => {
  it.each(VERSIONS)('mathematics of $maths have the hash of their name', async ({ maths, hash }) => {
    const { game, rules } = await versionOf(maths);
    // Another hash is another version: it gets a new name, and this one stays for the rounds that it decided.
    expect(versionHash(game, rules)).toBe(hash);
    expect(versionHashOf(maths)).toBe(hash);
  });

  it('no two versions have one hash, and an unknown one has none', () => {
    expect(new Set(VERSIONS.map(({ hash }) => hash)).size).toBe(VERSIONS.length);
    expect(versionHashOf('royal-sevens@0')).toBeNull();
  });

  it.each(VERSIONS)(
    '1,000 vectors of $maths use every bet, and each act that it names',
    async ({ maths, kind }) => {
      const { game, rules } = await versionOf(maths);
      const vectors = versionVectors(game, rules);
      expect(vectors).toHaveLength(1_000);
      expect(new Set(vectors.map(({ bet }) => canonicalJson(bet))).size).toBe(rules.bets.length);
      const acts = new Set(vectors.flatMap((vector) => vector.acts.map(canonicalJson)));
      expect([...acts].toSorted()).toEqual(rules.acts.map(canonicalJson).toSorted());
      expect(new Set(vectors.map(({ win }) => win)).size).toBeGreaterThan(5);
      if (kind !== 'acts') expect(vectors.every(({ acts: made }) => made.length <= 1)).toBe(true);
    },
  );

  it('changed pay, a changed strip and a changed stake each give another hash', async () => {
    const { game, rules } = await versionOf('jade-tiger@1');
    const reels = rules.rules as { symbols: readonly object[]; baseStrips: readonly (readonly number[])[] };
    const [first = {}, ...others] = reels.symbols;
    const [strip = [], ...strips] = reels.baseStrips;
    const changed = [
      versionHash(game, { ...rules, rules: { ...reels, symbols: [{ ...first, multiplier: 4 }, ...others] } }),
      versionHash(game, { ...rules, rules: { ...reels, baseStrips: [strip.toReversed(), ...strips] } }),
      versionHash({ ...game, stakes: game.stakes.slice(1) }, { ...rules, bets: rules.bets.slice(1) }),
    ];
    expect(new Set([...changed, versionHash(game, rules)]).size).toBe(4);
  });

  it('play that decides one round otherwise gives another hash', async () => {
    const { game, rules } = await versionOf('plinko-tower@1');
    let rounds = 0;
    const play: AnyGame['play'] = (bet, acts, random) => {
      rounds += 1;
      const round = game.play(bet, acts, random);
      return rounds === 700 ? { ...round, outcome: { ...(round.outcome as object), slot: 99 } } : round;
    };
    expect(versionHash({ ...game, play }, rules)).not.toBe(versionHash(game, rules));
  });

  it('every version is found by its name', () => {
    for (const { maths } of VERSIONS) expect(gameMathsByName(maths)?.maths).toBe(maths);
  });
});

describe('canonical JSON', () => {
  it('order of the names makes no difference, and no blank is in it', () => {
    expect(canonicalJson({ b: [1, 'x y'], a: { d: null, c: true } })).toBe(
      '{"a":{"c":true,"d":null},"b":[1,"x y"]}',
    );
    expect(canonicalJson({ 10: 1, 2: 2 })).toBe('{"10":1,"2":2}');
  });

  it.each([[undefined], [() => 1], [Number.NaN], [{ a: undefined }], [1n]])(
    'what JSON cannot hold is an error: %s',
    (value) => {
      expect(() => canonicalJson(value)).toThrow(TypeError);
    },
  );
});
