import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from '../game-maths.ts';
import { hexOf } from '../provably-fair.ts';
import { canonicalJson } from './canonical-json.ts';
import type { VersionRules } from './version-rules.ts';
import { versionVectors } from './version-vectors.ts';

/** What the hash of a version is taken of, in UTF-8. The cycle is not in it: a slower game decides nothing else. */
const versionText = (game: AnyGame, rules: VersionRules): string =>
  canonicalJson({
    maths: game.maths,
    stakes: game.stakes,
    rules: rules.rules,
    vectors: versionVectors(game, rules),
  });

/** SHA-256 of the canonical form of a version: its stakes, pays, strips, rules and 1,000 seeded rounds. Hex. */
export const versionHash = (game: AnyGame, rules: VersionRules): string =>
  hexOf(sha256(utf8ToBytes(versionText(game, rules))));
