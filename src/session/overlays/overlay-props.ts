/** For an overlay without props. */
export type NoProps = Readonly<Record<never, never>>;

/**
 * Every overlay of the site and what it is opened with: those that this layer opens itself. Each manifest adds the
 * others whose rows it has (`declare module`), so that name, props and row stand in one file.
 */
export interface OverlayProps {
  readonly 'age-modal': NoProps;
  readonly 'age-notice': NoProps;
  readonly guide: NoProps;
  readonly 'new-terms': NoProps;
  readonly proof: NoProps;
  readonly 'safer-play': NoProps;
}

export type OverlayName = keyof OverlayProps;

/** An overlay that can be opened by its name alone. */
export type PlainOverlayName = {
  [N in OverlayName]: NoProps extends OverlayProps[N] ? N : never;
}[OverlayName];

/** Any overlay may be given the title that it stands under. */
export type OpeningProps<N extends OverlayName> = OverlayProps[N] & { readonly title?: string };
