/** A player whom a rule has flagged. */
export interface Flag {
  readonly playerId: string;
  readonly account: string;
  /** The latest thing that raised it. */
  readonly lastAt: number;
  readonly told: string;
}
