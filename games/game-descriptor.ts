import { type BetFigures, toNumber } from '../maths/game-figures.ts';
import type { AnyGame } from '../maths/game-maths.ts';
import type { StatedReturn } from '../maths/return-bounds.ts';
import type { PayClass } from '../maths/return-test/pay-classes.ts';
import type { GameSheet } from '../maths/sheets/game-sheet.ts';
import type { AnySlot } from '../maths/slot/definition/slot-definition.ts';
import type { VersionRules } from '../maths/version-hash/version-rules.ts';
import type { MessageNamespace } from '../src/platform/i18n.ts';
import type { GameListing } from './game-listing.ts';
import type { ReadResult } from './round-result.ts';

/**
 * How much decides a round. `slot`: the stake alone. `bet`: one bet, whatever the game makes of it. `acts`: what the
 * player does within the round, too. `shared`: one draw for all players, and what each does until it is known.
 */
export type GameKind = 'slot' | 'bet' | 'acts' | 'shared';

export interface GameVersion {
  /** Name and version of its maths, like `royal-sevens@1`. */
  readonly maths: string;
  /** SHA-256 of its canonical form, in hex: see `maths/version-hash`. Another hash is another version, with another name. */
  readonly hash: string;
  load(): Promise<AnyGame>;
  /** Of a slot: what it is made of, from which its rules and its sheet follow. */
  loadSlot?(): Promise<AnySlot>;
  /** What its hash covers beside the stakes. A sheet may gain a table or a round; this stays as it is. */
  loadRules(): Promise<VersionRules>;
  /** Its tables and sample rounds, for `/fair/how` and the file beside it. */
  sheet(): Promise<GameSheet>;
  /**
   * Of an older version: today's scene shows its rounds as they were, because reels, symbols and outcomes are the same. The
   * scene always shows the first version's.
   */
  readonly isShownByScene?: boolean;
  /** What its published figures promise of its rounds. */
  statedReturn(): Promise<StatedReturn>;
  /** What the best way to play returns of all that it stakes, where that is not the highest stated return. */
  bestReturn?(): Promise<number>;
  /**
   * Where a stake grows within its round: what the best way to play returns of the first stake, as net result plus one.
   * Rounded up, so that no cleverer play returns more.
   */
  bestReturnOfFirstStake?(): Promise<number>;
  /** The exact distribution of its pays, where the stake alone decides a round and the distribution is known. */
  payClasses?(): Promise<readonly PayClass[]>;
}

/**
 * All that the platform must know of a game that plays; nothing of it is loaded before it is wanted. Its page is found by
 * its folder, its poster, symbols and banner by its slug.
 */
export interface GameDescriptor {
  /** Name of its folder, of its address and of its pictures. */
  readonly slug: string;
  readonly kind: GameKind;
  /** The first is played, those after it verify older rounds. */
  readonly versions: readonly [GameVersion, ...GameVersion[]];
  /** Message namespaces beside the engine's own. */
  readonly messages: readonly MessageNamespace[];
  loadReader(): Promise<ReadResult>;
  readonly listing: GameListing;
}

/** A player may mix the bets of a game: all that can be said is between the lowest and the highest of them. */
export function returnOfBets({
  bets,
}: {
  readonly bets: Readonly<Record<string, BetFigures>>;
}): StatedReturn {
  const all = Object.values(bets);
  const returns = all.map(({ rtp }) => toNumber(rtp));
  return {
    lowest: Math.min(...returns),
    highest: Math.max(...returns),
    deviation: Math.max(...all.map(({ deviation }) => deviation)),
    maxWin: Math.max(...all.map(({ maxWin }) => maxWin)),
  };
}
