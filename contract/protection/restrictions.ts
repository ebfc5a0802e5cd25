/**
 * What forbids a player what: the one table that the server's refusals, the screens and the tests are held to. A
 * withdrawal-only session (`excluded`, `closed`) is not admitted to anything else in the first place.
 */

/** What a screen may offer and a call may do. */
const ACTS = ['deposit', 'game', 'stake', 'claim', 'withdraw'] as const;
/**
 * `game`: having a game open, play money included. `stake`: real money in a game. `claim`: whatever grants, exchanges or
 * draws, and stakes outside of games.
 */
export type Act = (typeof ACTS)[number];

/** What the server tells of the player who is signed in, the strictest first. */
export const RESTRICTION_KINDS = [
  'restricted',
  'excluded',
  'closed',
  'break',
  'sessionLimit',
  'lossLimit',
  'stakeLimit',
  'depositLimit',
  'identity',
] as const;
export type RestrictionKind = (typeof RESTRICTION_KINDS)[number];

export interface Restriction {
  readonly kind: RestrictionKind;
  /** When it ends by itself; null where it does not. */
  readonly until: number | null;
}

/** Whatever forbids acts. A maintenance does so to everybody: the config tells of it, and not the player's session. */
export type ClosureKind = RestrictionKind | 'maintenance';
export const CLOSURE_KINDS: readonly ClosureKind[] = ['maintenance', ...RESTRICTION_KINDS];

const PLAY_AND_MONEY: readonly Act[] = ['deposit', 'game', 'stake', 'claim'];

export const FORBIDDEN_ACTS: Readonly<Record<ClosureKind, readonly Act[]>> = {
  maintenance: ACTS,
  restricted: PLAY_AND_MONEY,
  excluded: PLAY_AND_MONEY,
  closed: PLAY_AND_MONEY,
  break: PLAY_AND_MONEY,
  // At a limit an open round may be played to its end, and nothing is granted.
  sessionLimit: ['game', 'stake', 'claim'],
  lossLimit: ['stake', 'claim'],
  stakeLimit: ['stake', 'claim'],
  depositLimit: ['deposit', 'claim'],
  // The pages of both say what is missing, and lead to the check.
  identity: ['deposit', 'withdraw'],
};

/** The player's own limits: what has begun is played to its end. */
export const isLimitKind = (kind: RestrictionKind): boolean => kind.endsWith('Limit');

/** The strictest restriction that forbids an act; null where it is allowed. */
export function findRestriction<R extends Restriction>(held: readonly R[], act: Act): R | null {
  const forbidding = held.filter(({ kind }) => FORBIDDEN_ACTS[kind].includes(act));
  return forbidding.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? null;
}

const rankOf = ({ kind }: Restriction): number => RESTRICTION_KINDS.indexOf(kind);
