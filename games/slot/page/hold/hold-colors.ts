/** Colours of coins and of the reels that hold them. */
export interface HoldColors {
  /** Of a coin's value, and of the line around it. */
  readonly ink: string;
  readonly outline: string;
  /** Behind a coin; on a reel that is full. */
  readonly bed: string;
  readonly fullBed: string;
  readonly edge: string;
  /** Of the plate with a full reel's multiplier. */
  readonly plate: string;
  /** Of the banners' rays, with their opacity. */
  readonly rays: string;
}
