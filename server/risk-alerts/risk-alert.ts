/** A player whom a rule has found, for an operator to review. */
export interface RiskAlert {
  readonly playerId: string;
  readonly account: string;
  /** The latest thing that raised it. */
  readonly lastAt: number;
  readonly told: string;
}
