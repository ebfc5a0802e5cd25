/** For an overlay without props. */
type Nothing = Readonly<Record<never, never>>;

/** Every overlay of the site and what it is opened with. Its row stands in the manifest of its feature. */
export interface OverlayProps {
  readonly login: { readonly type?: 'account' };
  readonly register: Nothing;
  readonly forgot: Nothing;
  readonly proof: Nothing;
  readonly 'age-notice': Nothing;
  readonly 'age-modal': Nothing;
  readonly tips: { readonly text: string };
  readonly soon: Nothing;
  readonly help: Nothing;
  readonly 'new-terms': Nothing;
  readonly 'reality-check': Nothing;
  readonly 'withdraw-password': Nothing;
  readonly 'first-deposit': Nothing;
  readonly 'first-deposit-tips': Nothing;
  readonly fair: { readonly roundId: string };
  readonly 'jackpot-board': Nothing;
  readonly jackpot: Nothing;
  readonly 'jackpot-record': Nothing;
  readonly 'jackpot-rank': Nothing;
  readonly 'jackpot-rules': Nothing;
  readonly 'safer-play': Nothing;
  readonly game: { readonly gameId: number };
  readonly guide: Nothing;
  readonly 'game-filters': Nothing;
}

export type OverlayName = keyof OverlayProps;

/** An overlay that can be opened by its name alone. */
export type PlainOverlayName = {
  [N in OverlayName]: Nothing extends OverlayProps[N] ? N : never;
}[OverlayName];

/** Any overlay may be given the title that it stands under. */
export type OpeningProps<N extends OverlayName> = OverlayProps[N] & { readonly title?: string };
