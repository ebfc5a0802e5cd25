/** A step of the staircase in words, as it is to be shown. */
export interface StepContent {
  readonly level: number;
  /** Which balcony it leads along, 1 to 6. */
  readonly showType: number;
  readonly isReached: boolean;
  /** The level that counts this month. */
  readonly isHere: boolean;
  /** Its level-up reward waits to be claimed. */
  readonly hasGift: boolean;
  /** What reaching it grants; empty for the foot of the stairs. */
  readonly reward: string;
  /** What it begins at. */
  readonly from: string;
}

/** Colours and name of a balcony. */
export interface BalconyContent {
  readonly showType: number;
  readonly name: string;
  readonly light: string;
  readonly metal: string;
  readonly base: string;
  readonly dark: string;
  readonly shadow: string;
  readonly velvet: string;
  readonly ink: string;
  readonly panel: string;
}

export interface StairsContent {
  readonly steps: readonly StepContent[];
  /** By showType. */
  readonly balconies: Readonly<Record<number, BalconyContent>>;
  /** On the flag at the player's own step. */
  readonly hereWord: string;
  /** Index of the player's own step. */
  readonly here: number;
  /** How much of the way to the step after the highest reached one is done, 0 to 1; null on the last one. */
  readonly progress: { readonly index: number; readonly share: number } | null;
}
